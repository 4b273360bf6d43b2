import type { RuntimePort, Waiting } from '../../port/port.ts';

/** Something of a run that is on this device alone: an answer, by its path id, or a completed part, by its axis. */
export interface UnsentWork {
  readonly kind: 'answer' | 'completion';
  readonly part: string;
}

/** What a learner would miss of a run: neither places in films nor bookmarks, nor copies of an answer that were put aside. */
export function unsentWork(
  waiting: readonly Pick<Waiting, 'key' | 'workflowId'>[],
  workflowId: string,
): readonly UnsentWork[] {
  return waiting.flatMap((one): readonly UnsentWork[] => {
    const [kind = '', run, part = ''] = one.key.split(':');
    if (one.workflowId !== workflowId || run !== workflowId || part.includes('#')) return [];
    if (kind === 'answer') return [{ kind, part }];
    return kind === 'complete' ? [{ kind: 'completion', part }] : [];
  });
}

/** What of a run is on this device alone now. Never rejects. */
export async function findUnsent(
  port: Pick<RuntimePort, 'outbox'>,
  workflowId: string,
): Promise<readonly UnsentWork[]> {
  try {
    return unsentWork((await port.outbox()).store.getState(), workflowId);
  } catch {
    return [];
  }
}

/** Sends it, as far as it goes by itself (CMD-8). Never rejects. @returns what is left */
export async function sendFirst(port: Pick<RuntimePort, 'outbox'>, workflowId: string): Promise<readonly UnsentWork[]> {
  try {
    const outbox = await port.outbox();
    if (unsentWork(outbox.store.getState(), workflowId).length > 0) await outbox.send();
    return unsentWork(outbox.store.getState(), workflowId);
  } catch {
    return [];
  }
}
