import { createCommits, type CommitOf, type Ending } from './createCommits.ts';
import type { LaunchFacts, LaunchItem, LaunchState } from './launchFacts.ts';
import { openPortalLine, type Standing } from './portalLine.ts';
import type { Runtime, RuntimeDeps, Session } from './runtime.ts';
import { createStage } from './stage.ts';
import { followOtherTabs } from './followOtherTabs.ts';

const contentsOf = (items: readonly LaunchItem[]): readonly LaunchItem[] =>
  items.flatMap((item) => [...(item.href === null ? [] : [item]), ...contentsOf(item.children)]);

/** Whether the stored values of a content say that it is complete. */
const isDone = ({ isSco }: LaunchItem, state: LaunchState | undefined) => {
  if (!state) return false;
  const { values } = state;
  const said = values['cmi.completion_status'] ?? values['cmi.core.lesson_status'] ?? '';
  return !isSco || ['completed', 'passed', 'failed'].includes(said);
};

const readFacts = () => JSON.parse(document.querySelector('#facts')?.textContent ?? '') as LaunchFacts;

/** Plays a package in the page that the server has drawn for one launch (SCORM-5). */
export function launch(createRuntime: (deps: RuntimeDeps) => Runtime): void {
  const facts = readFacts();
  const contents = contentsOf(facts.items);
  const states = new Map(Object.entries(facts.states));
  let standing: Standing = { phase: 'playing', review: facts.review, saving: 'saved' };
  let session: Session | null = null;
  let current: LaunchItem | null = null;
  /** One content ends before the next one begins. */
  let turn: Promise<void> = Promise.resolve();

  const stand = (change: Partial<Standing>) => {
    standing = { ...standing, ...change };
    line.tell(standing);
  };
  const end = (phase: Ending) => {
    window.onbeforeunload = null;
    stand({ phase, saving: 'saved' });
  };
  const commits = createCommits({
    address: 'commit',
    onSaving: (saving) => {
      window.onbeforeunload = saving === 'unsent' ? (event) => event.preventDefault() : null;
      stand({ saving });
    },
    onEnding: end,
  });
  const line = openPortalLine(facts.portal, () => {
    session?.commit();
    return commits.flush();
  });

  const keep = (commit: CommitOf) => {
    const before = states.get(commit.item);
    const values = commit.changes ? { ...before?.values, ...commit.values } : commit.values;
    states.set(commit.item, { values, ended: commit.ended ?? false });
    commits.put(commit);
    mark();
  };
  const runtime = createRuntime({
    facts,
    contents,
    commit: keep,
    isLeaving: () => leaving,
    onLed: (id) => void (led = { id }),
  });
  let leaving = false;
  /** The target that the package itself asked for while its content ended. */
  let led: { readonly id: string | null } | null = null;

  function mark() {
    const done = contents.filter((item) => isDone(item, states.get(item.id))).map(({ id }) => id);
    stage.mark(current?.id ?? null, new Set(done), runtime.ways());
  }
  const play = (id: string | null) => {
    const item = contents.find((one) => one.id === id) ?? null;
    current = item;
    if (!item) {
      session = null;
      stand({ phase: 'ended' });
      return stage.clear(facts.texts.ended).then(mark);
    }
    stand({ phase: 'playing' });
    return stage
      .show(item, () => {
        session = runtime.begin(item, states.get(item.id));
        // A content that does not talk to the runtime is complete once it is shown.
        if (!item.isSco && !facts.review) keep({ item: item.id, values: {}, changes: true });
      })
      .then(mark);
  };
  /** Ends the playing content. It may lead elsewhere itself; otherwise the wish is followed. */
  const leave = async (wish: 'next' | 'previous' | { readonly id: string }) => {
    led = null;
    if (session) await stage.clear('');
    session?.end();
    const own = led as { readonly id: string | null } | null;
    const target = own ? own.id : runtime.lead(wish);
    // The wish leads nowhere: the present content continues.
    await play(target ?? (own ? null : (current?.id ?? null)));
  };
  const stage = createStage({
    facts,
    contents,
    onWish: (wish) => {
      turn = turn.then(() => leave(wish)).catch(() => stage.failed());
    },
  });
  // The package has ended a content itself, and asked for another one.
  window.setInterval(() => {
    if (!led || session?.isOpen()) return;
    const { id } = led;
    led = null;
    turn = turn.then(() => play(id));
  }, 200);

  // This page gets the event first. The package within may still send its last values, and ends itself.
  window.addEventListener('pagehide', () => {
    session?.commit();
    leaving = true;
    commits.leave();
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    leaving = false;
    commits.stay();
  });
  if (!facts.review) followOtherTabs(facts.part, () => end('superseded'));
  turn = play(runtime.first()).catch(() => {
    stage.failed();
    stand({ phase: 'failed' });
  });
}
