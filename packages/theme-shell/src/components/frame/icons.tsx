import type { ReactNode } from 'react';

function Icon({ children }: { children: ReactNode }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
      {children}
    </svg>
  );
}

export const MenuIcon = () => (
  <Icon>
    <path d="M4 7h16M4 12h16M4 17h16" />
  </Icon>
);

export const SearchIcon = () => (
  <Icon>
    <circle cx="10.5" cy="10.5" r="6.5" />
    <path d="m15.5 15.5 5 5" />
  </Icon>
);

export const CloseIcon = () => (
  <Icon>
    <path d="m6 6 12 12M18 6 6 18" />
  </Icon>
);

export const UpIcon = () => (
  <Icon>
    <path d="m6 14 6-6 6 6M12 8v11" />
  </Icon>
);

/** Points to where it leads: to the other side in languages that are written from right to left. */
export const BackIcon = () => (
  <svg className="icon directed" viewBox="0 0 24 24" width="16" height="16" aria-hidden="true">
    <path d="m15 6-6 6 6 6" />
  </svg>
);

export const ChevronIcon = () => (
  <svg className="icon chevron" viewBox="0 0 24 24" width="14" height="14" aria-hidden="true">
    <path d="m6 9 6 6 6-6" />
  </svg>
);

/** Half sun, half moon: the same drawing in both modes. */
export const ContrastIcon = () => (
  <Icon>
    <circle cx="12" cy="12" r="8" />
    <path d="M12 4a8 8 0 0 1 0 16z" fill="currentColor" />
  </Icon>
);
