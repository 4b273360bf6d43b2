// The steps that scorm-again has made of ADL's conformance suite, played in a package that an author has uploaded: the page of the portal,
// the launch page in its frame, the package in that, commits, and what the next launch is given of them (SCORM-5, SCORM-11 to SCORM-15,
// SCORM-22, SCORM-23).
// Nothing is put into the runtime for a visit: what it finds of an earlier one comes from the database.
import type { Frame } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { signedIn } from '../../support/harness.ts';
import { choosePart, inPlace, opened, type Stage } from '../../support/mounts.ts';
import { press } from '../../support/press.ts';
import { held, notHeld } from './notHeld.ts';
import { lastContent, suitePackage } from './suitePackage.ts';
import { lastWords, suiteOf, type Step, type Visit } from './suite.ts';

const code = 'HYG 115';
const titles = { '1.2': 'Steps of SCORM 1.2', '2004': 'Steps of SCORM 2004' } as const;

it('an author uploads both packages, and a learner starts the course', async () => {
  const page = await signedIn('tomas', '/teach/packages');
  for (const standard of ['1.2', '2004'] as const) {
    const buffer = suitePackage(standard, titles[standard], suiteOf(standard).contents);
    await page.getByLabel('Where it plays').selectOption('A new part at the end of Clean Hands and Sharps');
    await page
      .getByLabel('Package', { exact: true })
      .setInputFiles({ name: 'suite.zip', mimeType: 'application/zip', buffer });
    await press(page.getByRole('button', { name: 'Upload' }));
    await page.getByText(`The package was taken: ${titles[standard]}.`).waitFor();
  }
  const stage = await opened(inPlace, 'pavel', code);
  await press(stage.inside.getByRole('button', { name: 'Start', exact: true }).first());
  await stage.comesTo(/view\/content/);
});

/** The launch page's own document, in which it and the package within are asked. */
async function launchFrame({ page }: Stage): Promise<Frame> {
  await expect.poll(() => page.frames().some((frame) => frame.name() === 'content')).toBe(true);
  const launch = page
    .frames()
    .find((frame) => frame.name() === 'content')
    ?.parentFrame();
  if (!launch) throw new Error('The package plays nowhere.');
  return launch;
}

const packageEnd = 'the end of the package';

/** What plays in the frame: a content, or what is said at the end of the package. */
const shown = (launch: Frame): Promise<string> =>
  launch.evaluate((end) => {
    const message = document.querySelector<HTMLElement>('#message');
    if (message?.hidden === false) return end;
    const frame = document.querySelector<HTMLIFrameElement>('iframe[name="content"]');
    return frame?.contentDocument?.documentElement.dataset['content'] ?? '';
  }, packageEnd);

/** Opens another content object in the list; this may end the package, where the content object asks for that. */
async function choose(launch: Frame, content: string, comesTo: string[] = [content]): Promise<void> {
  await launch.getByText(content, { exact: true }).click();
  await expect.poll(() => shown(launch), { interval: 20 }).toBeOneOf(comesTo);
}

const fits = (wanted: Step['expectedReturn'], answer: string) =>
  typeof wanted === 'object' ? answer.length > 0 && answer.length <= 255 : wanted === undefined || answer === wanted;

/** Plays one round, from opening the part to leaving its last content. Gives the steps that failed, with what came in place. */
async function playRound(stage: Stage, visits: readonly Visit[]): Promise<Record<string, string>> {
  const launch = await launchFrame(stage);
  await expect.poll(() => shown(launch)).not.toBe('');
  await launch.evaluate(() => document.querySelector('details')?.setAttribute('open', ''));
  const failed: Record<string, string> = {};
  for (const visit of visits) {
    if ((await shown(launch)) !== visit.content) await choose(launch, visit.content);
    const content = launch.childFrames()[0];
    const results = await content?.evaluate(
      (steps) => (window as unknown as { play: (all: unknown) => { answer: string; error: string }[] }).play(steps),
      visit.steps as unknown as Record<string, string>[],
    );
    for (const [at, step] of visit.steps.entries()) {
      const { answer = 'nothing', error = 'none' } = results?.[at] ?? {};
      if (!fits(step.expectedReturn, answer) || error !== step.expectedErrorCode)
        failed[step.name] = `${JSON.stringify(answer)}, error ${error}`;
    }
  }
  await choose(launch, lastContent, [lastContent, packageEnd]);
  await stage.inside.getByText('Your place is saved', { exact: true }).waitFor();
  return failed;
}

/** What the server keeps of each content, as the next launch is told. */
async function keptIn(stage: Stage) {
  const facts = await (await launchFrame(stage)).locator('#facts').textContent();
  return (JSON.parse(facts ?? '') as { readonly states: Readonly<Record<string, { readonly values: object }>> }).states;
}

/** What the record says in the end. */
const records = {
  // Each content has ended, so all are complete; the best that was reached on the way there counts (SCORM-13).
  '1.2': { submits: false, texts: ['Passed', 'Your score: 100%'] },
  // Some contents say that they are incomplete, so it is the learner who ends it (SCORM-15). One has failed, so all have; the best mean was
  // that of the first visits: of -0.5, which is none, 0.5 and 1.
  '2004': { submits: true, texts: ['Not passed', 'Your score: 50%'] },
} as const;

describe.each(['1.2', '2004'] as const)('SCORM %s', (standard) => {
  const { contents, rounds } = suiteOf(standard);

  it('each step answers as the suite asks, but for those that are named, and what was set is kept', async () => {
    const stage = await opened(inPlace, 'pavel', code, '/view/content', { viewport: { width: 1700, height: 1000 } });
    const failed: Record<string, string> = {};
    await choosePart(stage, titles[standard]);
    for (const visits of rounds) {
      Object.assign(failed, await playRound(stage, visits));
      await stage.page.reload();
      const kept = await keptIn(stage);
      for (const visit of visits)
        expect.soft(kept[visit.content]?.values, visit.content).toMatchObject(lastWords(visit, contents));
    }
    const steps = rounds.flat().flatMap((visit) => visit.steps);
    const excluded = Object.keys(notHeld).filter((name) => steps.some((step) => step.name === name));
    expect(Object.keys(failed).sort(), JSON.stringify(failed, null, 2)).toEqual(excluded.sort());
    expect(steps.length - excluded.length).toBe(held[standard]);

    const { submits, texts } = records[standard];
    if (submits) {
      await press(stage.inside.getByRole('button', { name: 'Submit results' }));
      await press(stage.inside.getByRole('dialog').getByRole('button', { name: 'Submit results' }));
      await stage.inside.getByText('You are looking at this package again.').waitFor();
    }
    for (const text of texts) await stage.inside.getByText(text, { exact: true }).first().waitFor();
  }, 600_000);
});
