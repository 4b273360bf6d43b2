/** The address or form that opens content from elsewhere in a frame, valid for one launch. */
export type Launch = (
  | { readonly kind: 'address'; readonly address: string }
  /** A signed form of LTI 1.1, sent into the frame by POST. */
  | { readonly kind: 'form'; readonly action: string; readonly fields: Readonly<Record<string, string>> }
) & {
  /** Origin of the content that the launch leads to; null if the LMS does not tell it. */
  readonly origin: string | null;
  /** The rights that the content asked for (FRAMED-7). */
  readonly asks: readonly string[];
};
