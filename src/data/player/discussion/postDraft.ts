import type { RuntimePort } from '../../../port/port.ts';
import { followStored } from '../followStored.ts';

/** A text that is kept until it is sent. */
export interface PostDraft {
  readonly read: () => string;
  readonly write: (text: string) => void;
  /** Calls the listener with the text after other tabs may have changed it. Absent for a text that this browser does not keep. */
  readonly follow?: (listener: (text: string) => void) => () => void;
}

/**
 * The unsent text of a post in a discussion: kept with each keystroke, by person, run, part and thread (DISC-8). Its fields in all tabs
 * show the same text, so that none overwrites what it has not shown.
 */
export function postDraft(
  { storage }: Pick<RuntimePort, 'storage'>,
  userId: string,
  name: { readonly workflowId: string; readonly activityPathId: string; readonly to: string },
): PostDraft {
  const own = storage.of(userId);
  const key = `postDraft:${name.workflowId}:${name.activityPathId}:${name.to}`;
  const read = () => own.get(key) ?? '';
  return {
    read,
    write: (text: string) => void (text === '' ? own.remove(key) : own.set(key, text)),
    follow: (listener) => followStored(`user:${userId}:${key}`, () => listener(read())),
  };
}
