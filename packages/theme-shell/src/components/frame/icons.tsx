import type { ReactNode } from 'react';

const icon =
  (shape: ReactNode, size = 20, className = 'icon') =>
  () => (
    <svg className={className} viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
      {shape}
    </svg>
  );

export const MenuIcon = icon(<path d="M4 7h16M4 12h16M4 17h16" />);
export const CloseIcon = icon(<path d="m6 6 12 12M18 6 6 18" />);
export const UpIcon = icon(<path d="m6 14 6-6 6 6M12 8v11" />);
export const ChevronIcon = icon(<path d="m6 9 6 6 6-6" />, 14, 'icon chevron');
/** Points to where it leads: to the other side in languages that are written from right to left. */
export const BackIcon = icon(<path d="m15 6-6 6 6 6" />, 16, 'icon directed');
export const SearchIcon = icon(
  <>
    <circle cx="10.5" cy="10.5" r="6.5" />
    <path d="m15.5 15.5 5 5" />
  </>,
);
/** Half sun, half moon: the same drawing in both modes. */
export const ContrastIcon = icon(
  <>
    <circle cx="12" cy="12" r="8" />
    <path d="M12 4a8 8 0 0 1 0 16z" fill="currentColor" />
  </>,
);
