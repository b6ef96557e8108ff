import type { Config } from 'tailwindcss';
import plugin from 'tailwindcss/plugin';

/**
 * Design tokens: colour, type, spacing, shape. Everything visible takes its values from here, but what one part alone has
 * (style sheets in `components`): the colours of code, the fonts of other scripts. Colours are custom
 * properties with a value for each theme, so that markup never says which theme it is in.
 */
const palettes = {
  light: {
    paper: '#fdfcfa',
    'paper-raised': '#ffffff',
    'paper-sunken': '#f5f2ed',
    ink: '#1d1a1c',
    'ink-soft': '#4b4548',
    'ink-faint': '#6d666a',
    rule: '#e4dfd9',
    'rule-strong': '#cfc8c1',
    accent: '#ea4c89',
    'accent-strong': '#b81d5b',
    'accent-deep': '#96154a',
    'accent-tint': '#fdeaf2',
    'on-accent': '#ffffff',
    link: '#1f5f8b',
    'link-strong': '#15476a',
    note: '#4b4548',
    tip: '#1d6b4f',
    info: '#1f5f8b',
    warning: '#8a5300',
    danger: '#b3261e',
    'tip-tint': '#e9f4ef',
    'info-tint': '#e8f1f8',
    'warning-tint': '#fbf1df',
    'danger-tint': '#fbeae8',
    'note-tint': '#f2efea',
    shadow: 'rgb(29 26 28 / 0.10)',
  },
  dark: {
    paper: '#191617',
    'paper-raised': '#221e20',
    'paper-sunken': '#131011',
    ink: '#ece6e3',
    'ink-soft': '#c2b9b8',
    'ink-faint': '#9d9394',
    rule: '#383234',
    'rule-strong': '#554c4f',
    accent: '#f26a9d',
    'accent-strong': '#f792b8',
    'accent-deep': '#fab7d0',
    'accent-tint': '#3a2029',
    'on-accent': '#21070f',
    link: '#8cc3ea',
    'link-strong': '#b3d9f4',
    note: '#c2b9b8',
    tip: '#7fcfac',
    info: '#8cc3ea',
    warning: '#e9b765',
    danger: '#f2928b',
    'tip-tint': '#16291f',
    'info-tint': '#15242f',
    'warning-tint': '#2e2412',
    'danger-tint': '#331b19',
    'note-tint': '#262123',
    shadow: 'rgb(0 0 0 / 0.45)',
  },
} as const satisfies Record<'light' | 'dark', Record<string, string>>;

type ColourName = keyof (typeof palettes)['light'];

const colourNames = Object.keys(palettes.light) as ColourName[];

const asProperties = (palette: Record<ColourName, string>) =>
  Object.fromEntries(colourNames.map((name) => [`--${name}`, palette[name]]));

/** System fonts; no font is downloaded. Those of other scripts are in `app/styles/languages`. */
const fonts = {
  latin: 'ui-sans-serif, system-ui, -apple-system, "Segoe UI", "Helvetica Neue", "Noto Sans", sans-serif',
  serif: 'ui-serif, "Iowan Old Style", "Palatino Linotype", Palatino, "Noto Serif", Georgia, serif',
  mono: 'ui-monospace, "SF Mono", "Cascadia Code", Menlo, Consolas, "Noto Sans Mono", "Liberation Mono", monospace',
} as const;

export default {
  content: ['./app/**/*.{ts,tsx}', './components/**/*.{ts,tsx}'],
  darkMode: ['selector', '[data-theme="dark"]'],
  theme: {
    extend: {
      colors: Object.fromEntries(colourNames.map((name) => [name, `var(--${name})`])),
      fontFamily: { sans: 'var(--font-text)', serif: fonts.serif, mono: fonts.mono },
      // A scale by 1.2 around the running text.
      fontSize: {
        small: ['0.833rem', '1.5'],
        base: ['1rem', 'var(--leading-text)'],
        lead: ['1.2rem', '1.5'],
        h4: ['1.1rem', '1.4'],
        h3: ['1.3rem', '1.35'],
        h2: ['1.728rem', '1.25'],
        h1: ['clamp(1.9rem, 1.5rem + 1.8vw, 2.6rem)', '1.15'],
        display: ['clamp(2.2rem, 1.3rem + 4.2vw, 4.2rem)', '1.08'],
      },
      spacing: { gutter: 'clamp(1rem, 0.4rem + 2.6vw, 2.5rem)', section: 'clamp(3.5rem, 2rem + 6vw, 7rem)' },
      maxWidth: { measure: 'var(--measure)', page: '80rem' },
      borderRadius: { sheet: '0.625rem' },
      screens: { desktop: '997px' },
    },
  },
  plugins: [
    plugin(({ addBase }) => {
      addBase({
        // Weak, so that a language's own fonts overrule them.
        ':where(:root)': {
          ...asProperties(palettes.light),
          '--font-latin': fonts.latin,
          '--font-serif': fonts.serif,
          '--font-text': 'var(--font-latin)',
          '--font-display': 'var(--font-serif)',
          '--font-mono': fonts.mono,
          '--leading-text': '1.6',
          '--measure': '42rem',
        },
        // Paper is white.
        '@media not print': {
          '[data-theme="dark"], .navbar[data-style="dark"], .footer[data-style="dark"]': asProperties(palettes.dark),
        },
        // A bar in the accent's colour; its menus are sheets of paper as ever.
        '.navbar[data-style="primary"]': {
          '--paper': palettes.light['accent-strong'],
          '--paper-sunken': palettes.light['accent-deep'],
          '--rule': palettes.light['accent-deep'],
          '--ink': '#fff',
          '--ink-soft': '#fff',
          '--ink-faint': '#fff',
          '--accent-strong': '#fff',
          '--accent-tint': palettes.light['accent-deep'],
        },
        '.navbar[data-style="primary"] .dropdown-sheet': asProperties(palettes.light),
        '[data-theme="dark"] .navbar[data-style="primary"] .dropdown-sheet': asProperties(palettes.dark),
      });
    }),
  ],
} satisfies Config;
