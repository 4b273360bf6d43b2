/** The effect of an answer's files on handing it in. */
export interface AttachedNow {
  /** Number of files that have arrived. */
  readonly whole: number;
  /** The translated reason why the files prevent handing in; null if they do not. */
  readonly block: string | null;
}

/** The part of a run to which files are attached. */
export interface AttachProps {
  readonly userId: string;
  readonly workflowId: string;
  readonly activityPathId: string;
  /** Whether the answer is being handed in, so that nothing may change. */
  readonly busy: boolean;
  /** Called when the effect of the files on handing in changes. */
  readonly onChange: (now: AttachedNow) => void;
}
