import { portalWhole, storageWhole } from '../../contract/parts/files.ts';
import { LecternError } from '../../errors.ts';
import type { KeepingPort, KeptCourse, RuntimePort } from '../../port/port.ts';
import { keptAddress } from '../../web/keptAddress.ts';
import type { KeepPlan } from './KeepPlan.ts';
import { keepings, type Keeping } from './keepings.ts';

export interface KeepInput {
  readonly objectiveId: string;
  readonly name: string;
  readonly plan: KeepPlan;
}

/** Texts of all views of a course: a part that was never opened has texts of its own, and none can be fetched without a connection. */
const textsOfParts = [
  ...(['common', 'failure', 'player', 'parts', 'kinds', 'finish', 'bookmarks', 'work', 'teamwork', 'framed'] as const),
  ...(['scorm', 'survey', 'leaving', 'outbox', 'offline'] as const),
];
const textsPatience = 20_000;

/** Loads the texts, so that the worker keeps them. @throws LecternError `network` where they do not come in time */
async function loadTexts({ locale }: Pick<RuntimePort, 'locale'>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new LecternError('network', 'the texts did not come')), textsPatience);
  });
  await Promise.race([locale.load(locale.tag(), textsOfParts), late]).finally(() => clearTimeout(timer));
}

/** Rejects when the learner cancels, for long work that takes no signal itself. */
const unlessGivenUp = <T>(work: Promise<T>, signal: AbortSignal): Promise<T> =>
  Promise.race([
    work,
    new Promise<never>((_, reject) => {
      const giveUp = () => reject(new LecternError('aborted', 'given up'));
      if (signal.aborted) giveUp();
      signal.addEventListener('abort', giveUp);
    }),
  ]);

/** Fetches the calls and files of a course, one after the other, and puts their replies into this browser. */
async function fetchAll(
  port: RuntimePort,
  kept: KeepingPort,
  { objectiveId, name, plan }: KeepInput,
  before: KeptCourse | undefined,
  signal: AbortSignal,
  tell: (done: number) => void,
): Promise<void> {
  const { apiBase } = port.host;
  const origin = new URL(apiBase).origin;
  const addresses = new Set<string>();
  let done = 0;
  const fetchOne = async (link: string) => {
    const isOwn = new URL(link).origin === origin;
    const place = keptAddress(link, apiBase, isOwn ? null : new URL(link).origin) ?? link;
    addresses.add(place);
    const progress = (loaded: number) => tell(done + loaded);
    const reply = await port.send(isOwn ? portalWhole : storageWhole, { params: { link } }, { signal, progress });
    await kept.put(objectiveId, place, reply);
  };
  const record = (whole: boolean, parts: KeptCourse['parts']): KeptCourse => ({
    objectiveId,
    name,
    at: Date.now(),
    bytes: done,
    whole,
    parts,
  });
  await unlessGivenUp(kept.ready(plan.reads), signal);
  await kept.write(record(false, before?.parts ?? []));
  for (const link of plan.calls) await fetchOne(link);
  const parts: { activityPathId: string; sum: string }[] = [];
  for (const part of plan.parts.filter(({ why }) => why === null)) {
    const { activityPathId, sum, bytes, calls, files } = part;
    for (const link of calls) await fetchOne(link);
    // The files of an unchanged part need not be fetched again.
    const isHere = before?.parts.some((one) => one.activityPathId === activityPathId && one.sum === sum);
    if (isHere) files.forEach((link) => addresses.add(keptAddress(link, apiBase, new URL(link).origin) ?? link));
    else for (const link of files) await fetchOne(link);
    done += bytes;
    tell(done);
    parts.push({ activityPathId, sum });
    await kept.write(record(false, parts));
  }
  await unlessGivenUp(loadTexts(port), signal);
  await kept.prune(objectiveId, addresses);
  await kept.write(record(true, parts));
}

/**
 * Keeps a course in this browser (OFF-6). The work belongs to the whole page: the learner may go on elsewhere. After a failure the parts
 * that have arrived stay; after a cancellation the course counts as before, unless all of it had arrived. Never rejects.
 * @returns whether it is kept
 */
export async function keepCourse(port: RuntimePort, input: KeepInput): Promise<boolean> {
  const { objectiveId, plan } = input;
  const store = keepings(port);
  if (store.getState()[objectiveId]?.kind === 'keeping') return false;
  const ending = new AbortController();
  const show = (keeping: Keeping | null) =>
    store.setState((all) => {
      const { [objectiveId]: _, ...others } = all;
      return keeping ? { ...others, [objectiveId]: keeping } : others;
    }, true);
  const tell = (done: number) =>
    show({ kind: 'keeping', done: Math.min(done, plan.bytes), bytes: plan.bytes, cancel: () => ending.abort() });
  const stop = port.session.store.subscribe(({ phase }) => phase === 'signed-out' && ending.abort());
  tell(0);
  let kept: KeepingPort | undefined;
  let before: KeptCourse | undefined;
  try {
    if (!port.keeping) throw new LecternError('network', 'this browser keeps nothing');
    kept = await port.keeping();
    before = (await kept.list()).find((one) => one.objectiveId === objectiveId);
    await fetchAll(port, kept, input, before, ending.signal, tell);
    show(null);
    return true;
  } catch (cause) {
    const isOver = port.session.store.getState().phase === 'signed-out';
    if (!ending.signal.aborted) {
      const error =
        cause instanceof LecternError ? cause : new LecternError('network', 'a course was not kept', { cause });
      port.host.report(error);
      show({ kind: 'failed', isFull: error.code === 'storage' });
    } else {
      show(null);
      const undo = async () => (before ? kept?.write(before) : kept?.remove(objectiveId));
      if (!isOver) await undo().catch(port.host.report);
    }
    return false;
  } finally {
    stop();
  }
}
