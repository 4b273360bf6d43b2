// What a package calls, step by step, from its API to the database and back: each call with the answer and the error that the standards
// ask for, and what of it the next launch finds (SCORM-5, SCORM-11, SCORM-20, SCORM-21). The steps are ours; their order follows the
// suites by which runtimes are certified: the states of the API, its arguments, each part of the data model, and resuming.
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { CommitOf } from '../../../demo/launch/createCommits.ts';
import type { LaunchFacts, LaunchItem } from '../../../demo/launch/launchFacts.ts';
import type { RuntimeDeps } from '../../../demo/launch/runtime.ts';
import { createRuntime12 } from '../../../demo/launch/runtime12.ts';
import { createRuntime2004 } from '../../../demo/launch/runtime2004.ts';
import type { Learner } from '../support/academy.ts';
import { manifestOf, packageBench, packageOf } from '../support/packageBench.ts';
import { startAcademy } from '../support/startAcademy.ts';
import { uuidOf } from '../../../demo/server/db/uuidOf.ts';
import { steps12 } from './support/steps12.ts';
import { steps2004 } from './support/steps2004.ts';
import type { Launched, Step } from './support/step.ts';

const academy = await startAcademy();
const bench = await packageBench(academy);
const page: { leaving: boolean } & Record<string, unknown> = { leaving: false };
let pavel: Learner;
beforeAll(async () => {
  // Where packages look for their API.
  vi.stubGlobal('window', page);
  pavel = await academy.as('pavel');
});
afterAll(() => vi.unstubAllGlobals());

const items = '<item identifier="one" identifierref="r"><title>One</title>';
const packages = {
  '1.2': packageOf({
    'imsmanifest.xml': manifestOf({ items: `${items}<adlcp:masteryscore>80</adlcp:masteryscore></item>` }),
  }),
  '2004': packageOf({ 'imsmanifest.xml': manifestOf({ version: '2004 4th Edition', items: `${items}</item>` }) }),
} as const;

/** Puts a package at the end of a course, as its author does; gives the part, begun by a learner. */
async function placed(standard: keyof typeof packages, place: number) {
  const tomas = await academy.browser('tomas');
  const token = /name="token" value="([^"]+)"/.exec((await tomas.send('/teach/packages')).text)?.[1] ?? '';
  const form = new FormData();
  form.set('token', token);
  form.set('place', `course:${uuidOf('course:HYG 115')}`);
  form.set('package', new Blob([packages[standard] as Uint8Array<ArrayBuffer>], { type: 'application/zip' }), 'p.zip');
  const reply = await tomas.send('/teach/packages', {
    method: 'POST',
    headers: { origin: academy.origin },
    body: form,
  });
  expect(reply.status).toBe(303);
  return bench.begin(pavel, 'HYG 115', place);
}

/** Opens the part, and gives what a package finds: its API, and a way to end it as a page does that goes. */
async function launched(standard: keyof typeof packages, part: Awaited<ReturnType<typeof placed>>) {
  const path = bench.pathOf((await bench.link(pavel, part)).body['targetLinkUri']);
  const facts = bench.factsOf((await bench.get(path)).body) as unknown as LaunchFacts;
  const item = facts.items[0] as LaunchItem;
  const sent: CommitOf[] = [];
  page.leaving = false;
  const deps: RuntimeDeps = {
    facts,
    contents: [item],
    commit: (commit) => void sent.push(commit),
    isLeaving: () => page.leaving,
    onLed: () => undefined,
  };
  const runtime = standard === '1.2' ? createRuntime12(deps) : createRuntime2004(deps);
  runtime.begin(item, facts.states[item.id]);
  const api = page[standard === '1.2' ? 'API' : 'API_1484_11'] as Launched;
  return {
    api,
    /** Sends what was committed by now, in its order. */
    async store() {
      for (const [at, commit] of sent.entries())
        expect((await bench.commit(path, { n: at + 1, ...commit })).statusCode).toBe(200);
      sent.length = 0;
    },
  };
}

const fits = (answer: string, wanted: string | RegExp) =>
  typeof wanted === 'string' ? expect(answer).toBe(wanted) : expect(answer).toMatch(wanted);

function take(standard: keyof typeof packages, api: Launched, [name, args, wanted, error]: Step) {
  const prefix = standard === '1.2' ? 'LMS' : '';
  const method = standard === '1.2' && name === 'Terminate' ? 'LMSFinish' : `${prefix}${name}`;
  const answer = api[method]?.(...args);
  fits(String(answer), wanted);
  if (error !== undefined) expect(String(api[`${prefix}GetLastError`]?.()), 'the error').toBe(error);
}

describe.each([
  ['1.2', 3, steps12],
  ['2004', 4, steps2004],
] as const)('SCORM %s', (standard, place, table) => {
  let part: Awaited<ReturnType<typeof placed>>;
  beforeAll(async () => {
    part = await placed(standard, place);
  });

  it.each(table)('$name', async ({ launches }) => {
    for (const { steps, leaves } of launches) {
      const { api, store } = await launched(standard, part);
      for (const [at, step] of steps.entries()) {
        try {
          take(standard, api, step);
        } catch (error) {
          throw new Error(`step ${at + 1}, ${step[0]}(${step[1].join(', ')}): ${String(error)}`, { cause: error });
        }
      }
      if (leaves) {
        page.leaving = true;
        take(standard, api, ['Terminate', [''], 'true', '0']);
      }
      await store();
    }
  });
});
