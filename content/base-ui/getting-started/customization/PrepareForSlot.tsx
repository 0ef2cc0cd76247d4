import type { AnchorHTMLAttributes, Ref } from 'react';
import { Button } from '@mui/base/Button';
import { prepareForSlot } from '@mui/base/utils';

interface RouterLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  ref?: Ref<HTMLAnchorElement>;
}

/** Stands for the link of a router. */
function RouterLink({ children, ...props }: RouterLinkProps) {
  return <a {...props}>{children}</a>;
}

const LinkSlot = prepareForSlot(RouterLink);

export default function PrepareForSlot() {
  return (
    <Button href="#preparing-a-component" slots={{ root: LinkSlot }}>
      Orders
    </Button>
  );
}
