/** The fields that say whether a course is proctored. */
export interface MaybeProctored {
  readonly proctored: boolean;
  readonly activity: { readonly proctored: boolean };
}

/** Whether a course is proctored as a whole: by itself, or by the content that it is made of (PROCT-3). */
export const isProctored = ({ proctored, activity }: MaybeProctored): boolean => proctored || activity.proctored;
