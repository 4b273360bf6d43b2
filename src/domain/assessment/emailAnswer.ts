/** The assessment service's verdict on an answer that was given in an e-mail. */
export interface EmailAnswer {
  /** Null if the service does not say. */
  readonly correct: boolean | null;
  readonly question: string | null;
  /** The text of the answer, as it was offered. */
  readonly text: string | null;
  /** Why it is right or wrong, in plain text. */
  readonly explanation: string | null;
  /** The course of the module that the question is about. */
  readonly objectiveId: string | null;
}
