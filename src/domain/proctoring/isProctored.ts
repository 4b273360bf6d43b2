/** What a course says of its supervision. */
export interface MaybeProctored {
  readonly proctored: boolean;
  readonly activity: { readonly proctored: boolean };
}

/** Whether a course is proctored as a whole: by itself, or by the content that it is made of (PROCT-3). */
export const isProctored = ({ proctored, activity }: MaybeProctored): boolean => proctored || activity.proctored;
