/** What the files of an answer mean for handing it in. */
export interface AttachedNow {
  /** Files that have arrived. */
  readonly whole: number;
  /** Why the answer cannot be handed in because of its files, translated; null where it can. */
  readonly block: string | null;
}

/** The part of a run to which files are attached. */
export interface AttachProps {
  readonly userId: string;
  readonly workflowId: string;
  readonly activityPathId: string;
  /** The answer is being handed in: nothing changes. */
  readonly busy: boolean;
  /** Called when it changes what the files mean for handing in. */
  readonly onChange: (now: AttachedNow) => void;
}
