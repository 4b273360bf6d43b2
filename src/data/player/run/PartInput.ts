/** A part, by the path to it. */
export interface PartInput {
  readonly objectiveId: string;
  readonly workflowId: string;
  /** Ids of the parts from the root's child to the part. */
  readonly path: readonly string[];
}
