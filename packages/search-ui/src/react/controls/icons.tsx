const SHARED = {
  viewBox: '0 0 24 24',
  width: 20,
  height: 20,
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.8,
  strokeLinecap: 'round',
  'aria-hidden': true,
} as const;

export const CrossIcon = () => (
  <svg {...SHARED}>
    <path d="m6 6 12 12M18 6 6 18" />
  </svg>
);

export const StarIcon = ({ filled }: { filled: boolean }) => (
  <svg {...SHARED} fill={filled ? 'currentColor' : 'none'}>
    <path d="m12 3.5 2.6 5.4 5.9.8-4.3 4.1 1.1 5.9-5.3-2.9-5.3 2.9 1.1-5.9-4.3-4.1 5.9-.8z" />
  </svg>
);

export const LensIcon = () => (
  <svg {...SHARED}>
    <circle cx="10.5" cy="10.5" r="6.5" />
    <path d="m15.5 15.5 5 5" />
  </svg>
);
