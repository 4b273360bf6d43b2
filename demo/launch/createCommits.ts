/** The data of one content that is to be sent. */
export interface CommitOf {
  readonly item: string;
  readonly values: Readonly<Record<string, string>>;
  readonly changes?: boolean;
  readonly ended?: boolean;
  readonly sequencing?: string | null;
  readonly rollup?: {
    readonly complete: boolean;
    readonly passed: boolean | null;
    readonly score: number | null;
  } | null;
}

/** The state of the commits. */
export type Saving = 'saved' | 'sending' | 'unsent';

/** Why the server accepts no more commits. */
export type Ending = 'superseded' | 'submitted' | 'over';

export interface CommitsDeps {
  /** Address of commits of this launch. */
  readonly address: string;
  readonly onSaving: (saving: Saving) => void;
  readonly onEnding: (ending: Ending) => void;
}

/** The commits of a launch, on their way to the server. */
export interface Commits {
  /** Adds a commit, which is sent in turn; a waiting one of the same content is replaced. */
  readonly put: (commit: CommitOf) => void;
  /** Sends the waiting commits. @returns whether all are stored */
  readonly flush: () => Promise<boolean>;
  /** The page goes away: commits that are not stored, and later ones, are sent by beacons. */
  readonly leave: () => void;
  /** The page has come back. */
  readonly stay: () => void;
  readonly saving: () => Saving;
}

/** Browsers let pages that close send 64 KiB at once. */
const beaconBytes = 60_000;
/** The longest sequencing state that the server takes (SCORM-24), in characters: some 3,500 for each content object. */
const longestOrder = 1_000_000;
const waits = [1000, 2000, 5000, 15_000];

const lengthOf = (body: string) => new TextEncoder().encode(body).length;

/** What a reply means for the launch; null: try again later. */
async function endingOf(reply: Response): Promise<Ending | 'refused' | null> {
  if (reply.status === 409) {
    const body = (await reply.json().catch(() => null)) as { readonly error?: { readonly field?: string } } | null;
    const field = body?.error?.field;
    return field === 'superseded' || field === 'submitted' ? field : 'over';
  }
  if (reply.status === 404 || reply.status === 410 || reply.status === 403) return 'over';
  return reply.status === 400 || reply.status === 413 ? 'refused' : null;
}

/**
 * Sends commits one after the other, each with its own number: one that arrives late or twice changes nothing. Without a connection they
 * wait, and are sent once it is back.
 */
export function createCommits({ address, onSaving, onEnding }: CommitsDeps): Commits {
  const waiting = new Map<string, CommitOf>();
  /** The values of each content that the server has. */
  const stored = new Map<string, Readonly<Record<string, string>>>();
  let sent: { readonly n: number; readonly commit: CommitOf } | null = null;
  let n = 0;
  let failures = 0;
  let timer = 0;
  let over = false;
  let leaving = false;
  let saving: Saving = 'saved';
  const settled: (() => void)[] = [];

  const tell = (next: Saving) => {
    if (next !== saving) onSaving((saving = next));
  };
  const wholeOf = (commit: CommitOf) =>
    commit.changes ? { ...stored.get(commit.item), ...commit.values } : commit.values;
  /** The same commit with only the values that the server does not have. */
  const changesOf = (commit: CommitOf): CommitOf => {
    const known = stored.get(commit.item) ?? {};
    const values = Object.fromEntries(Object.entries(wholeOf(commit)).filter(([name, value]) => known[name] !== value));
    return { ...commit, changes: true, values };
  };
  const end = (ending: Ending) => {
    over = true;
    waiting.clear();
    onEnding(ending);
  };

  const beacon = (commit: CommitOf) => {
    n += 1;
    const { sequencing, ...changes } = changesOf(commit);
    // The values are more important than the sequencing state, of which the server has an earlier one (SCORM-24).
    const bodies = [commit, { ...changes, sequencing }, changes].map((one) => JSON.stringify({ n, ...one }));
    const body = bodies.find((one) => lengthOf(one) < beaconBytes) ?? JSON.stringify({ n, ...changes });
    navigator.sendBeacon(address, new Blob([body], { type: 'text/plain' }));
  };

  async function send(): Promise<void> {
    if (sent || over || leaving) return;
    const [next] = waiting.values();
    if (!next) return tell('saved');
    waiting.delete(next.item);
    sent = { n: (n += 1), commit: next };
    if (failures === 0) tell('sending');
    const body = JSON.stringify({ n, ...next });
    try {
      const reply = await fetch(address, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
        // So that it arrives even if the page goes away in the meantime.
        keepalive: lengthOf(body) < beaconBytes,
        cache: 'no-store',
      });
      const ending = reply.ok ? null : await endingOf(reply);
      if (!reply.ok && ending === null) throw new Error(String(reply.status));
      if (ending !== null && ending !== 'refused') return end(ending);
      // A reply whose body nobody reads counts as aborted.
      if (reply.ok) await reply.arrayBuffer();
      if (reply.ok) stored.set(next.item, wholeOf(next));
      failures = 0;
      sent = null;
      await send();
    } catch {
      // It is sent again, unless a later one of the same content has replaced it.
      if (!waiting.has(next.item)) waiting.set(next.item, next);
      sent = null;
      tell('unsent');
      const wait = waits[Math.min(failures, waits.length - 1)] ?? 0;
      failures += 1;
      clearTimeout(timer);
      timer = window.setTimeout(() => void send().then(settle), wait);
    }
  }
  const settle = () => {
    if (!sent || over) settled.splice(0).forEach((done) => done());
  };
  const start = () => void send().then(settle);
  window.addEventListener('online', start);

  return {
    put(given) {
      if (over) return;
      const { sequencing, ...rest } = given;
      const commit = sequencing && sequencing.length > longestOrder ? rest : given;
      if (leaving) return beacon(commit);
      const before = waiting.get(commit.item);
      // Both become one: values that the later one leaves out are in the earlier one.
      const merged =
        before && commit.changes
          ? { ...before, ...commit, changes: before.changes ?? false, values: { ...before.values, ...commit.values } }
          : commit;
      waiting.set(commit.item, merged);
      start();
    },
    async flush() {
      clearTimeout(timer);
      if (!over && (sent || waiting.size > 0)) {
        const done = new Promise<void>((resolve) => settled.push(resolve));
        start();
        await done;
      }
      return waiting.size === 0 && !sent;
    },
    leave() {
      leaving = true;
      if (over) return;
      const open = [...(sent && !waiting.has(sent.commit.item) ? [sent.commit] : []), ...waiting.values()];
      waiting.clear();
      for (const commit of open) beacon(commit);
    },
    stay() {
      leaving = false;
    },
    saving: () => saving,
  };
}
