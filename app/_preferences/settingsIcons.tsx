/** @param mirrored where a page reads from the right */
function Icon({ path, mirrored }: { path: string; mirrored?: boolean }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="18"
      height="18"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      data-mirrored={mirrored}
    >
      <path d={path} />
    </svg>
  );
}

export const CloseIcon = () => <Icon path="M6 6l12 12M18 6 6 18" />;
export const LightIcon = () => (
  <Icon path="M12 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM12 2v2M12 20v2M4 12H2M22 12h-2M5 5l1.4 1.4M17.6 17.6 19 19M19 5l-1.4 1.4M6.4 17.6 5 19" />
);
export const SystemIcon = () => <Icon path="M4 5h16v11H4zM9 20h6M12 16v4" />;
export const DarkIcon = () => <Icon path="M20 14.5A8 8 0 0 1 9.5 4 8 8 0 1 0 20 14.5z" />;
export const LtrIcon = () => <Icon path="M4 6h16M4 11h10M4 17h15M16 14l3 3-3 3" />;
export const RtlIcon = () => <Icon path="M20 6H4M20 11H10M20 17H5M8 14l-3 3 3 3" />;
export const MinusIcon = () => <Icon path="M6 12h12" />;
export const PlusIcon = () => <Icon path="M6 12h12M12 6v12" />;
export const ArrowIcon = () => <Icon mirrored path="M5 12h13M13 6l6 6-6 6" />;
