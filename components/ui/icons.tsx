import type { ReactNode } from 'react';

function Icon({ children }: { children: ReactNode }) {
  return (
    <svg className="icon" viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
      {children}
    </svg>
  );
}

export const MenuIcon = () => (
  <Icon>
    <path d="M3 6h14M3 10h14M3 14h14" />
  </Icon>
);

export const SearchIcon = () => (
  <Icon>
    <path d="M9 15a6 6 0 1 0 0-12 6 6 0 0 0 0 12zM13.5 13.5 17 17" />
  </Icon>
);

export const LanguageIcon = () => (
  <Icon>
    <path d="M10 17a7 7 0 1 0 0-14 7 7 0 0 0 0 14zM3 10h14M10 3c2.5 2 2.5 12 0 14M10 3c-2.5 2-2.5 12 0 14" />
  </Icon>
);

export const ProfileIcon = () => (
  <Icon>
    <path d="M10 10a3.25 3.25 0 1 0 0-6.5 3.25 3.25 0 0 0 0 6.5zM3.5 17q1-4.5 6.5-4.5t6.5 4.5" />
  </Icon>
);

export const CloseIcon = () => (
  <Icon>
    <path d="M5 5l10 10M15 5 5 15" />
  </Icon>
);

/** Half of a disc filled: light and dark. */
export const ThemeIcon = () => (
  <Icon>
    <path d="M10 17a7 7 0 1 0 0-14 7 7 0 0 0 0 14z" />
    <path d="M10 3a7 7 0 0 1 0 14z" fill="currentColor" />
  </Icon>
);

const logoId = 'logo';
const line = { fill: 'none', stroke: '#fff', strokeWidth: 2.4, strokeLinecap: 'round' } as const;

/**
 * The logo: a line of text and, directly under it, its translation.
 *
 * @param repeated whether it is on the page already, and drawn from there
 * @param size in px
 */
export const LogoMark = ({ repeated = false, size = 28 }: { repeated?: boolean; size?: number }) => (
  <svg viewBox="0 0 32 32" width={size} height={size} aria-hidden="true">
    {repeated ? (
      <use href={`#${logoId}`} />
    ) : (
      <g id={logoId}>
        <rect width="32" height="32" rx="7" fill="var(--accent)" />
        <path d="M7 11.5h18" {...line} />
        <path d="M7 20q2.25-3 4.5 0t4.5 0 4.5 0 4.5 0" {...line} />
      </g>
    )}
  </svg>
);
