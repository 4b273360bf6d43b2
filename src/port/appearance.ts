/** The values that a token may have; lengths are in CSS pixels. */
export type TokenKind =
  | { readonly kind: 'colour' }
  | { readonly kind: 'font' }
  | { readonly kind: 'length' | 'number'; readonly min: number; readonly max: number };

const colour = { kind: 'colour' } as const;
const font = { kind: 'font' } as const;

/** The closed list of tokens by which a host sets how elements look: `--lectern-` and the name (ELEM-6). */
export const appearanceTokens = {
  'surface': colour,
  'raised': colour,
  'sunken': colour,
  'text': colour,
  'muted': colour,
  'line': colour,
  'line-strong': colour,
  'accent': colour,
  'on-accent': colour,
  'accent-soft': colour,
  'accent-text': colour,
  'success': colour,
  'success-soft': colour,
  'warning': colour,
  'warning-soft': colour,
  'danger': colour,
  'danger-soft': colour,
  'info': colour,
  'info-soft': colour,
  'focus': colour,
  'scrim': colour,
  'cover-1': colour,
  'cover-2': colour,
  'cover-3': colour,
  'cover-4': colour,
  'cover-5': colour,
  'cover-6': colour,
  'cover-7': colour,
  'on-cover-1': colour,
  'on-cover-2': colour,
  'on-cover-3': colour,
  'on-cover-4': colour,
  'on-cover-5': colour,
  'on-cover-6': colour,
  'on-cover-7': colour,
  'font': font,
  'font-title': font,
  // Outside this range texts cannot be read, and controls cannot be hit.
  'font-size': { kind: 'length', min: 12, max: 24 },
  'radius': { kind: 'length', min: 0, max: 24 },
  'density': { kind: 'number', min: 0.75, max: 1.5 },
} as const satisfies Readonly<Record<string, TokenKind>>;

/**
 * A font of the host's, for the tokens `font` and `font-title`. The sheets of a shadow root cannot define one, so it is added to the page.
 */
export interface AppearanceFont {
  /** Its name, of letters, digits, spaces, `-` and `_`. */
  readonly family: string;
  /** Address of its file: by https, or on the page's own origin. */
  readonly src: string;
  /** `400`, or of a variable font `100 900`. */
  readonly weight?: string | number;
  readonly style?: 'normal' | 'italic';
}

/** Values by the names of tokens, without `--lectern-`, and fonts of the host's. */
export type Appearance = { readonly [N in keyof typeof appearanceTokens]?: string | number } & {
  readonly fonts?: readonly AppearanceFont[];
};
