export type Theme = 'light' | 'dark';

export interface ThemeInput {
  /** What storage holds; anything but a theme is ignored. */
  readonly stored: string | null | undefined;
  readonly prefersDark: boolean;
  readonly defaultMode: Theme;
  readonly isSwitchEnabled: boolean;
  readonly respectsSystem: boolean;
}

/**
 * The theme to show (SHELL-07): the visitor's choice where there is a switch, else the system's where the site follows it,
 * else the site's own.
 */
export function resolveTheme(input: ThemeInput): Theme {
  if (input.isSwitchEnabled && (input.stored === 'light' || input.stored === 'dark')) return input.stored;
  if (input.respectsSystem) return input.prefersDark ? 'dark' : 'light';
  return input.defaultMode;
}
