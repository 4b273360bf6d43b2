/** The themes of the page. `auto` follows the system. */
export const themes = ['auto', 'light', 'dark', 'contrast'] as const;

export type Theme = (typeof themes)[number];

/** The theme of that name; `auto` for anything else. */
export const themeNamed = (name: string | null): Theme => themes.find((theme) => theme === name) ?? 'auto';
