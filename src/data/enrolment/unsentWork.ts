import type { RuntimePort } from '../../port/port.ts';

/** Work in a run that is on this device alone: an answer, by its path id, or a completed part, by its axis. */
export interface UnsentWork {
  readonly kind: 'answer' | 'completion';
  readonly part: string;
}

const kinds: Readonly<Record<string, UnsentWork['kind']>> = { answer: 'answer', complete: 'completion' };

/**
 * The waiting work in a run that its learner would miss. Places in films, bookmarks, and copies of an answer that were put aside do not
 * count.
 * @param keys of waiting commands
 */
export const unsentWork = (keys: readonly string[], workflowId: string): readonly UnsentWork[] =>
  keys.flatMap((key) => {
    const [name = '', run, part = ''] = key.split(':');
    const kind = kinds[name];
    return kind && run === workflowId && !part.includes('#') ? [{ kind, part }] : [];
  });

const before = 'outbox:';

/** The unsent work of a run that this browser has now. */
export const unsentHere = (
  { storage }: Pick<RuntimePort, 'storage'>,
  userId: string,
  workflowId: string,
): readonly UnsentWork[] =>
  unsentWork(
    storage
      .of(userId)
      .keys(before)
      .map((key) => key.slice(before.length)),
    workflowId,
  );

/** Sends the unsent work, except commands that need a confirmation (CMD-8). Never rejects. @returns the work that is left */
export async function sendFirst(
  port: Pick<RuntimePort, 'outbox' | 'storage'>,
  userId: string,
  workflowId: string,
): Promise<readonly UnsentWork[]> {
  if (unsentHere(port, userId, workflowId).length > 0)
    await port.outbox().then(
      (outbox) => outbox.send(),
      () => undefined,
    );
  return unsentHere(port, userId, workflowId);
}
