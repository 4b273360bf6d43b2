/** How an element is looked at: its theme, the language that sets its direction, and its width. */
export interface Look {
  readonly theme: 'light' | 'dark' | 'contrast';
  readonly locale: 'en-US' | 'ar';
  readonly width: '1000px' | '358px';
}

const looks: readonly (readonly [Look, Look])[] = [
  [
    { theme: 'dark', locale: 'ar', width: '358px' },
    { theme: 'contrast', locale: 'en-US', width: '1000px' },
  ],
  [
    { theme: 'dark', locale: 'en-US', width: '358px' },
    { theme: 'contrast', locale: 'ar', width: '1000px' },
  ],
  [
    { theme: 'contrast', locale: 'en-US', width: '358px' },
    { theme: 'light', locale: 'ar', width: '358px' },
  ],
  [
    { theme: 'dark', locale: 'en-US', width: '1000px' },
    { theme: 'contrast', locale: 'ar', width: '358px' },
  ],
  [
    { theme: 'dark', locale: 'ar', width: '1000px' },
    { theme: 'light', locale: 'en-US', width: '358px' },
  ],
];

/** The two looks of a state beside light, left to right and wide. Over five states every pair of theme, direction and width is met. */
export const looksOf = (index: number): readonly Look[] => looks[index % looks.length] ?? [];

/** The page of a host that is as dark as the theme. */
export const pageColour = (theme: Look['theme']): string => (theme === 'dark' ? '#12191d' : '#fff');
