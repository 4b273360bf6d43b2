import type { RuntimePort } from '../../../port/port.ts';

/** The unsent text of a post in a discussion: kept with each keystroke, by person, run, part and thread (DISC-8). */
export function postDraft(
  { storage }: Pick<RuntimePort, 'storage'>,
  userId: string,
  name: { readonly workflowId: string; readonly activityPathId: string; readonly to: string },
) {
  const own = storage.of(userId);
  const key = `postDraft:${name.workflowId}:${name.activityPathId}:${name.to}`;
  return {
    read: () => own.get(key) ?? '',
    write: (text: string) => void (text === '' ? own.remove(key) : own.set(key, text)),
  };
}
