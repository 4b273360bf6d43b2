/**
 * Why a fragment cannot be shown: its code did not load or has another digest (`code`), it took too long (`late`), it threw while it
 * started (`threw`), or it defines a tag of ours (`tag`).
 */
export type FragmentFault = 'code' | 'late' | 'threw' | 'tag';

/** A fragment cannot be shown. */
export class FragmentError extends Error {
  override readonly name = 'FragmentError';
  readonly fault: FragmentFault;

  constructor(fault: FragmentFault, message: string) {
    super(message);
    this.fault = fault;
  }
}
