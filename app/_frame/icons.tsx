import type { ReactNode } from 'react';
import type { ContentIcon } from '../_content/icons.ts';
import { iconPaths } from './iconPaths.ts';

interface IconProps {
  children: ReactNode;
  size?: number;
  /** where a page reads from the right */
  mirrored?: boolean;
}

function Icon({ children, size = 20, mirrored }: IconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      data-mirrored={mirrored}
    >
      {children}
    </svg>
  );
}

/** An icon that content names. */
export const NamedIcon = ({ name, size }: { name: ContentIcon; size?: number }) => (
  <Icon size={size ?? 20}>
    <path d={iconPaths[name]} />
  </Icon>
);

export const MenuIcon = () => (
  <Icon mirrored>
    <path d="M4 7h16M4 12h16M4 17h10" />
  </Icon>
);

export const ContentsIcon = () => (
  <Icon mirrored>
    <path d="M4 6h10M8 12h12M8 18h8" />
  </Icon>
);

export const BackIcon = () => (
  <Icon>
    <path d="M20 12H5M11 6l-6 6 6 6" />
  </Icon>
);

export const SearchIcon = () => (
  <Icon>
    <circle cx="10.5" cy="10.5" r="6" />
    <path d="m15 15 5 5" />
  </Icon>
);

export const SettingsIcon = () => (
  <Icon>
    <circle cx="12" cy="12" r="3" />
    <path d="M10.2 3h3.6l.5 2.6 1.7 1 2.5-.9 1.8 3.1-2 1.7v2l2 1.7-1.8 3.1-2.5-.9-1.7 1-.5 2.6h-3.6l-.5-2.6-1.7-1-2.5.9-1.8-3.1 2-1.7v-2l-2-1.7 1.8-3.1 2.5.9 1.7-1z" />
  </Icon>
);

export const BellIcon = () => (
  <Icon>
    <path d="M6 17V11a6 6 0 0 1 12 0v6l1.5 2h-15zM10 21.5h4" />
  </Icon>
);

export const UpIcon = () => (
  <Icon>
    <path d="M12 20V5M6 11l6-6 6 6" />
  </Icon>
);

export const DownIcon = () => (
  <Icon size={16}>
    <path d="M6 9l6 6 6-6" />
  </Icon>
);

export const CheckIcon = () => (
  <Icon size={16}>
    <path d="M5 12.5l5 5L20 7" />
  </Icon>
);

export const GitHubIcon = () => (
  <svg viewBox="0 0 24 24" width="20" height="20" fill="currentColor" aria-hidden="true">
    <path d="M12 2a10 10 0 0 0-3.2 19.5c.5.1.7-.2.7-.5v-1.8c-2.8.6-3.4-1.2-3.4-1.2-.4-1.1-1.1-1.4-1.1-1.4-.9-.6.1-.6.1-.6 1 .1 1.5 1 1.5 1 .9 1.5 2.3 1.1 2.9.8.1-.6.3-1.1.6-1.3-2.2-.3-4.5-1.1-4.5-5 0-1.1.4-2 1-2.7-.1-.2-.4-1.2.1-2.6 0 0 .8-.3 2.7 1a9.3 9.3 0 0 1 5 0c1.9-1.3 2.7-1 2.7-1 .5 1.4.2 2.4.1 2.6.6.7 1 1.6 1 2.7 0 3.9-2.3 4.7-4.6 5 .4.3.7.9.7 1.8V21c0 .3.2.6.7.5A10 10 0 0 0 12 2z" />
  </svg>
);

/** The site's mark: a folded sheet, half shaded. */
export const Logo = () => (
  <svg viewBox="0 0 32 32" width="28" height="28" aria-hidden="true">
    <path d="M4 9.5 16 3l12 6.5L16 16z" fill="var(--primary)" />
    <path d="M4 9.5V22l12 7V16z" fill="var(--primary)" opacity=".72" />
    <path d="M28 9.5V22l-12 7V16z" fill="var(--primary)" opacity=".45" />
  </svg>
);
