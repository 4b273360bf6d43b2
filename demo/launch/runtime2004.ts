import { Scorm2004API } from 'scorm-again/scorm2004/min';
import { inOrder } from './inOrder.ts';
import type { CommitOf } from './createCommits.ts';
import type { LaunchItem } from './launchFacts.ts';
import { autocommitSeconds, handOver, type Runtime, type RuntimeDeps, type Ways } from './runtime.ts';
import { startValues2004 } from './startValues.ts';

const calls = [
  'Initialize',
  'Terminate',
  'GetValue',
  'SetValue',
  'Commit',
  'GetLastError',
  'GetErrorString',
  'GetDiagnostic',
] as const;

type Sequencing = NonNullable<NonNullable<ConstructorParameters<typeof Scorm2004API>[0]>['sequencing']>;

const NONE = 5;

/**
 * Whether a content that has ended can continue later. A content that ends with its page, without a reason and incomplete, was left by its
 * learner (SCORM-20): many packages give a reason only when their page is closed, and none when their frame is taken away.
 */
function hasLeft(values: Readonly<Record<string, string>>, isLeaving: boolean): boolean {
  const exit = values['cmi.exit'] ?? '';
  if (exit === 'suspend' || exit === 'logout') return true;
  return isLeaving && exit === '' && values['cmi.completion_status'] !== 'completed';
}

const anyWay: Ways = { previous: true, next: true, mayChoose: () => true };

/** The library's result of the whole package, where its author set an order. */
function rollupOf(api: Scorm2004API, root: string) {
  const data = api.getActivityTrackingData(root);
  if (!data) return null;
  const said = { passed: true, failed: false }[data.successStatus as string] ?? null;
  const score = data.score === null ? null : Math.min(Math.max(data.score, 0), 1);
  return { complete: data.completionStatus === 'completed', passed: said, score };
}

/**
 * SCORM 2004. Where there are several contents the library leads through them by the rules of their author: each content has its own API,
 * which continues from the state in which the one before left the order.
 */
export function createRuntime2004({ facts, contents, commit, isLeaving, onLed }: RuntimeDeps): Runtime {
  const tree = facts.sequencing as Sequencing | null;
  const root = tree?.activityTree?.id ?? '';
  let order = facts.sequencingState;
  let ways = anyWay;
  let api: Scorm2004API | null = null;
  let current: string | null = null;
  let delivered: string | null = null;
  let ended = false;
  /** The playing content has ended itself, instead of being left. */
  let isOver = false;
  /** The playing content has asked to suspend the whole package (SCORM-23). */
  let suspends = false;

  const make = (item: LaunchItem | null): Scorm2004API => {
    const made = new Scorm2004API({
      autocommit: !facts.review,
      autocommitSeconds,
      alwaysSendTotalTime: true,
      dataCommitFormat: 'flattened',
      lmsCommitUrl: 'commit',
      logLevel: NONE,
      ...(tree && { sequencing: { ...tree, logLevel: 'error' as const } }),
      httpService: handOver((values, isEnd) => {
        isOver = isEnd && !suspends && !hasLeft(values, isLeaving());
        if (item) put(made, item, { values });
      }),
    });
    if (!tree) return made;
    if (order) made.deserializeSequencingState(order);
    made.setSequencingEventListeners({
      onActivityDelivery: (activity) => void (delivered = activity.id),
      onSequencingSessionEnd: () => void (ended = true),
      onNavigationValidityUpdate: ({ continue: next, previous, choice }) =>
        void (ways = { next, previous, mayChoose: (id) => choice[id] !== 'false' }),
    });
    return made;
  };
  const put = (of: Scorm2004API, item: LaunchItem, given: Pick<CommitOf, 'values' | 'changes'>) => {
    if (facts.review) return;
    if (tree) order = of.serializeSequencingState();
    commit({ item: item.id, ended: isOver, ...given, ...(tree && { sequencing: order, rollup: rollupOf(of, root) }) });
  };
  /** The content to which a navigation request led. */
  const ask = (of: Scorm2004API, request: string, target?: string): string | null => {
    [delivered, ended] = [null, false];
    of.processNavigationRequest(request, target);
    order = of.serializeSequencingState();
    return delivered;
  };

  const begin: Runtime['begin'] = (item, state) => {
    const own = make(item);
    isOver = state?.ended ?? false;
    suspends = false;
    api = own;
    current = item.id;
    own.loadFromFlattenedJSON(startValues2004(facts, item, state));
    // The next launch continues with the content that was reached.
    put(own, item, { values: {}, changes: true });
    const call = (name: (typeof calls)[number], given: readonly unknown[]) => {
      if (name === 'Terminate') [delivered, ended] = [null, false];
      const answer = (own[name] as (...all: unknown[]) => string).apply(own, [...given]);
      if (name === 'SetValue' && given[0] === 'adl.nav.request' && answer === 'true')
        suspends = given[1] === 'suspendAll';
      if (name === 'Terminate' && answer === 'true' && tree) {
        put(own, item, { values: {}, changes: true });
        if (delivered !== null && delivered !== item.id) onLed(delivered);
        else if (ended) onLed(null);
      }
      return answer;
    };
    Object.assign(window, {
      API_1484_11: {
        version: '1.0',
        ...Object.fromEntries(calls.map((name) => [name, (...given: unknown[]) => call(name, given)])),
      },
    });
    return {
      isOpen: () => own.isInitialized(),
      commit: () => void (own.isInitialized() && own.Commit('')),
      end: () => void (own.isInitialized() && call('Terminate', [''])),
    };
  };
  if (!tree) return { begin, ...inOrder(facts, contents, () => current) };
  return {
    begin,
    first: () => {
      const own = make(null);
      api = own;
      const known = contents.find(({ id }) => id === facts.current);
      return order && known ? known.id : ask(own, 'start');
    },
    lead: (wish) => {
      if (!api) return null;
      if (typeof wish === 'object') return ask(api, 'choice', wish.id);
      return ask(api, wish === 'next' ? 'continue' : 'previous');
    },
    ways: () => ways,
  };
}
