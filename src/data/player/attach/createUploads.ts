import { onlineManager } from '@tanstack/query-core';
import { asError } from '../../../commands/asError.ts';
import { createBackoff } from '../../../commands/createBackoff.ts';
import { outcomeOf } from '../../../contract/wire/outcomeOf.ts';
import { removeAttachment } from '../../../contract/work/attachments.ts';
import type { Attached, AttachedFile } from '../../../domain/work/attachedFile.ts';
import type { RuntimePort } from '../../../port/port.ts';
import { attachedQuery } from './attachedQuery.ts';
import { chooseFiles } from './chooseFiles.ts';
import { sendFile } from './sendFile.ts';
import type { Uploads } from './Upload.ts';
import { uploadFault } from './uploadFault.ts';
import { uploadStore } from './uploadStore.ts';

/** The part of a run to which files are attached, and the person who attaches them. */
export interface UploadsOf {
  readonly userId: string;
  readonly workflowId: string;
  readonly activityPathId: string;
}

/** Makes the uploads of one part: one file after the other, each as far as the connection lets it (ATTACH-3). */
export function createUploads(port: RuntimePort, { userId, workflowId, activityPathId }: UploadsOf): Uploads {
  const { cache, session } = port;
  const { queryKey } = attachedQuery(port, workflowId, activityPathId);
  const store = uploadStore();
  const files = new Map<string, File>();
  const backoff = createBackoff({ elapsed: () => performance.now(), random: Math.random });
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: { readonly id: string; readonly controller: AbortController } | null = null;
  let over = false;

  const { change } = store;
  const forget = (id: string) => {
    files.delete(id);
    store.remove(id);
  };
  const known = () => cache.getQueryData<Attached>(queryKey);
  const keep = (items: (before: readonly AttachedFile[]) => readonly AttachedFile[]) => {
    void cache.cancelQueries({ queryKey });
    cache.setQueryData<Attached>(queryKey, (old) => old && { ...old, items: items(old.items) });
  };

  const failed = (id: string, cause: unknown) => {
    const error = asError(cause);
    if (over || !files.has(id)) return;
    if (outcomeOf(error) !== 'refused') {
      backoff.failed(id, error);
      change(id, { phase: 'waiting' });
      return;
    }
    change(id, { phase: 'fault', ...uploadFault(error) });
    files.delete(id);
    // Fetches the list again: the server may have removed the file.
    void cache.invalidateQueries({ queryKey });
  };

  /** Sends the next file that may be sent now; otherwise waits until one may be sent. */
  const run = () => {
    clearTimeout(timer);
    if (over || running || !onlineManager.isOnline()) return;
    const waiting = store.getState().filter(({ phase }) => phase === 'queued' || phase === 'waiting');
    const [soonest] = waiting.toSorted((one, other) => backoff.due(one.id) - backoff.due(other.id));
    const file = soonest && files.get(soonest.id);
    if (!soonest || !file) return;
    const wait = backoff.due(soonest.id) - performance.now();
    if (wait > 0) {
      timer = setTimeout(run, wait);
      return;
    }
    const { id } = soonest;
    const controller = new AbortController();
    running = { id, controller };
    change(id, { phase: 'sending' });
    sendFile(port, { id, file, workflowId, activityPathId }, (received) => change(id, { received }), controller.signal)
      .then(
        (whole) => {
          backoff.done(id);
          keep((items) => [...items.filter((one) => one.id !== id), whole]);
          forget(id);
        },
        (cause: unknown) => failed(id, cause),
      )
      .finally(() => {
        running = null;
        run();
      });
  };
  const again = () => {
    backoff.reset();
    run();
  };

  const add = (chosen: readonly File[]) => {
    const { rule = null, items = [] } = known() ?? {};
    if (!rule) return;
    const taken = chooseFiles(chosen, { rule, items, uploads: store.getState(), isSent: (id) => files.has(id) });
    for (const { upload, file } of taken) if (!upload.fault) files.set(upload.id, file);
    store.add(taken.map(({ upload }) => upload));
    run();
  };

  const end = () => {
    over = true;
    clearTimeout(timer);
    running?.controller.abort();
    heard.forEach((off) => off());
    store.clear();
  };
  const heard = [
    onlineManager.subscribe((online) => {
      if (online) again();
      else if (running) change(running.id, { phase: 'waiting' });
    }),
    // A file of one person is never sent in another person's name.
    session.store.subscribe(({ phase, user }) => {
      if (phase === 'signed-out' || (user && user.id !== userId)) end();
      else if (phase === 'active') run();
    }),
  ];

  return {
    getState: store.getState,
    subscribe: store.subscribe,
    add,
    cancel: (id) => {
      forget(id);
      if (running?.id === id) running.controller.abort();
      keep((items) => items.filter((one) => one.id !== id));
      // If this request fails, the server removes the file a day later (ATTACH-8).
      port.send(removeAttachment, { params: { attachmentId: id }, body: {} }).catch(() => undefined);
    },
    dismiss: forget,
    retry: again,
    end,
    ended: () => over,
  };
}
