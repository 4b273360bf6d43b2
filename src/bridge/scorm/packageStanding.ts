import { own } from '../messages/own.ts';

/** The state of a launch of a package, as its page tells it. */
export interface PackageStanding {
  /**
   * `superseded`: another launch of the same part has taken over. `submitted`: its results are final. `over`: the server takes nothing
   * more.
   */
  readonly phase: 'playing' | 'ended' | 'superseded' | 'submitted' | 'over' | 'failed';
  /** The launch is a review, and changes nothing. */
  readonly review: boolean;
  readonly saving: 'saved' | 'sending' | 'unsent';
}

const phases: ReadonlySet<unknown> = new Set(['playing', 'ended', 'superseded', 'submitted', 'over', 'failed']);
const savings: ReadonlySet<unknown> = new Set(['saved', 'sending', 'unsent']);

/** The body of a message of this name; undefined for any other message. */
export const bodyOf = (data: unknown, name: string): unknown =>
  own(data, 'ns') === 'lectern' && own(data, 'name') === name ? own(data, 'body') : undefined;

/** Reads a message of the launch page; null for anything else. */
export function readStanding(data: unknown): PackageStanding | null {
  const body = bodyOf(data, 'scorm.standing');
  const [phase, saving] = [own(body, 'phase'), own(body, 'saving')];
  if (!phases.has(phase) || !savings.has(saving)) return null;
  return {
    phase: phase as PackageStanding['phase'],
    saving: saving as PackageStanding['saving'],
    review: own(body, 'review') === true,
  };
}
