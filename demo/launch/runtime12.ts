import { Scorm12API } from 'scorm-again/scorm12/min';
import { inOrder } from './inOrder.ts';
import { autocommitSeconds, handOver, type Runtime, type RuntimeDeps } from './runtime.ts';
import { startValues12 } from './startValues.ts';

const calls = [
  'LMSInitialize',
  'LMSFinish',
  'LMSGetValue',
  'LMSSetValue',
  'LMSCommit',
  'LMSGetLastError',
  'LMSGetErrorString',
  'LMSGetDiagnostic',
] as const;

const NONE = 5;
const status = 'cmi.core.lesson_status';

/** A content that has ended without a status is complete, as the standard requires (SCORM-21). */
const completed = (values: Readonly<Record<string, string>>) =>
  ['', 'not attempted'].includes(values[status] ?? '') ? { ...values, [status]: 'completed' } : values;

/** SCORM 1.2: each content by itself, in the order of the list. */
export function createRuntime12({ facts, contents, commit }: RuntimeDeps): Runtime {
  let current: string | null = null;
  return {
    begin(item, state) {
      current = item.id;
      const store = (values: Readonly<Record<string, string>>, isEnd: boolean) => {
        const exit = values['cmi.core.exit'] ?? '';
        const ended = isEnd && exit !== 'suspend' && exit !== 'logout';
        if (!facts.review) commit({ item: item.id, values: ended ? completed(values) : values, ended });
      };
      const api = new Scorm12API({
        autocommit: !facts.review,
        autocommitSeconds,
        alwaysSendTotalTime: true,
        dataCommitFormat: 'flattened',
        lmsCommitUrl: 'commit',
        logLevel: NONE,
        httpService: handOver(store),
      });
      api.loadFromFlattenedJSON(startValues12(facts, item, state));
      const face = Object.fromEntries(calls.map((name) => [name, (...given: unknown[]) => call(name, given)]));
      const call = (name: (typeof calls)[number], given: readonly unknown[]) =>
        (api[name] as (...all: unknown[]) => string).apply(api, [...given]);
      Object.assign(window, { API: face });
      return {
        isOpen: () => api.isInitialized(),
        commit: () => void (api.isInitialized() && api.LMSCommit('')),
        end: () => void (api.isInitialized() && api.LMSFinish('')),
      };
    },
    ...inOrder(facts, contents, () => current),
  };
}
