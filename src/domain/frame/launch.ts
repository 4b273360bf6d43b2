/** Where a frame with content from elsewhere begins, good for one launch. */
export type Launch = (
  | { readonly kind: 'address'; readonly address: string }
  /** A signed form of LTI 1.1, sent into the frame by POST. */
  | { readonly kind: 'form'; readonly action: string; readonly fields: Readonly<Record<string, string>> }
) & {
  /** Origin of the content that the launch leads to; null where the LMS does not tell it. */
  readonly origin: string | null;
  /** What the content asked to be allowed (FRAMED-7). */
  readonly asks: readonly string[];
};
