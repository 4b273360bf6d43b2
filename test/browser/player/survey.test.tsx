// A survey as learners meet it: answering, what is missing, what is kept, submitting once, and what was submitted (SURVEY-1 to SURVEY-6,
// STORE-23).
import { expect } from 'chai';
import {
  getSurvey,
  putSurvey,
  survey,
  surveyGiven,
  surveyState,
  surveyStates,
  surveyTree,
} from '../../../widgets/workbench/states/player/surveyStates.ts';
import { wireActivity } from '../../../widgets/workbench/states/player/stateParts.ts';
import { clear, faults, show } from '../support/exhibit.ts';
import { content, count, finishParts, focused, tag, tree } from '../support/player.ts';
import { shortPauses } from '../support/shortPauses.ts';
import { settle, until } from '../support/stage.tsx';

type Shown = Awaited<ReturnType<typeof show>>;
const button = (shown: Shown) => shown.find('.turn .mark-complete')!;
const step = (shown: Shown, at: number) => shown.all('.steps input')[at - 1] as HTMLInputElement;
const choice = (shown: Shown, question: number, at: number) =>
  shown.all(`.question:nth-child(${question}) input`)[at - 1] as HTMLInputElement;
const field = (shown: Shown) => shown.find('.question textarea') as HTMLTextAreaElement;
const write = (shown: Shown, words: string) => {
  field(shown).setRangeText(words, 0, field(shown).value.length, 'end');
  field(shown).dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
};
const given = (shown: Shown) =>
  shown.all('.submitted dd').map((one) => one.textContent.replace(/[\u2066-\u2069]/g, '').trim());
const kept = () => Object.keys(localStorage).filter((name) => name.includes('surveyDraft:'));
const put = putSurvey.replace('*', 'path-p2');
const done = { [tree]: [{ body: wireActivity(surveyTree()) }, { body: wireActivity(surveyTree('finished')) }] };

describe('a survey', () => {
  shortPauses();
  afterEach(clear);

  for (const state of surveyStates)
    it(`is accessible: ${state.title}`, async () => {
      const shown = await show(tag, state.name);
      expect(await faults(shown.element)).to.deep.equal([]);
    });

  it('SURVEY-1: each kind of question has fields with names; what may stay open says so', async () => {
    const shown = await show(tag, 'survey');
    expect(shown.all('.question > legend').map((one) => one.textContent.trim())).to.deep.equal([
      '1. How clear was it what to do?',
      '2. From which part did you learn most?',
      '3. Where did you work on it? (optional)',
      '4. What would you change? (optional)',
    ]);
    expect(shown.all('.steps input').map((one) => one.getAttribute('aria-label'))).to.deep.equal([
      '1: Not clear at all',
      '2',
      '3',
      '4',
      '5: Very clear',
    ]);
    expect(shown.all('[role=radiogroup]')).to.have.length(2);
    // One choice stands under the other, with room for a finger.
    expect(getComputedStyle(shown.find('.survey-choices')!).display).to.equal('grid');
    expect(shown.find('.survey-choices label')!.offsetHeight).to.be.at.least(36);
    expect(shown.find('.survey .muted')!.textContent).to.contain('without names');
  });

  it('SURVEY-2, SURVEY-4, SURVEY-5: asks, submits once what was answered, completes the part, and shows it', async () => {
    const sent: unknown[] = [];
    const shown = await show(
      tag,
      surveyState('x', 'x', '.question', survey(), {
        replies: {
          ...done,
          [putSurvey]: [
            {
              answer: (_url, body) => {
                sent.push(body);
                return { questions: [], answers: surveyGiven, submittedAt: '2026-11-21T10:42:00Z' };
              },
            },
          ],
          [getSurvey]: [survey(), survey(surveyGiven)],
        },
      }),
    );
    await until(() => button(shown)?.textContent === 'Submit');
    step(shown, 4).click();
    choice(shown, 2, 1).click();
    choice(shown, 3, 2).click();
    choice(shown, 3, 1).click();
    write(shown, ' More time. ');
    button(shown).click();
    await until(() => shown.find('.dialog .filled'));
    expect(shown.find('.dialog')!.textContent).not.to.contain('not answered');
    shown.find('.dialog .filled')!.click();
    await until(() => sent.length === 1);
    expect(sent).to.deep.equal([{ answers: { clear: 4, best: 'lab', where: ['home', 'ward'], change: 'More time.' } }]);
    await until(() => shown.find('.submitted'));
    await until(() => focused(shown.element) === shown.find('.submitted .title'));
    await until(() => count(shown.asked, tree) > 1, 'the tree is asked for again');
    expect(count(shown.asked, finishParts), 'not by the mark').to.equal(0);
  });

  it('SURVEY-2: what is missing is said, and the first of it gets the focus; what is left open is counted', async () => {
    const shown = await show(tag, 'survey');
    await until(() => button(shown));
    step(shown, 2).click();
    button(shown).click();
    await until(() => shown.find('.question .survey-fault'));
    expect(shown.all('.question .survey-fault').map((one) => one.textContent)).to.deep.equal(['Answer this question.']);
    expect(getComputedStyle(shown.find('.survey-fault')!).fontWeight).to.equal('600');
    expect(focused(shown.element)).to.equal(choice(shown, 2, 1));
    expect(shown.find('.dialog')).to.equal(null);
    choice(shown, 2, 3).click();
    await until(() => !shown.find('.question .survey-fault'));
    button(shown).click();
    await until(() => shown.find('.dialog'));
    expect(shown.find('.dialog')!.textContent).to.contain('You have not answered 2 questions.');
    expect(count(shown.asked, put)).to.equal(0);
  });

  it('SURVEY-2: a text that is too long is said at once, and nothing of it is cut', async () => {
    const shown = await show(tag, 'survey');
    write(shown, 'x'.repeat(1001));
    await until(() => shown.find('.question .survey-fault'));
    expect(field(shown).value.length).to.equal(1001);
    expect(field(shown).getAttribute('aria-invalid')).to.equal('true');
  });

  it('SURVEY-3, STORE-23: what is answered is kept in this browser, and goes once it was submitted', async () => {
    const shown = await show(tag, 'survey', { storage: localStorage });
    step(shown, 5).click();
    write(shown, 'Half a thought');
    await until(() => kept().length === 1);
    clear();
    const again = await show(tag, 'survey', { storage: localStorage });
    expect([step(again, 5).checked, field(again).value]).to.deep.equal([true, 'Half a thought']);
    clear();
    await show(tag, 'survey-submitted', { storage: localStorage });
    await until(() => kept().length === 0);
  });

  it('SURVEY-3: answers of another tab are shown, and none is overwritten by a change made here', async () => {
    const shown = await show(tag, 'survey', { storage: localStorage });
    step(shown, 5).click();
    await until(() => kept().length === 1);
    const key = kept()[0]!;
    const byOtherTab = (more: object) => {
      const now = JSON.parse(localStorage.getItem(key)!) as object;
      localStorage.setItem(key, JSON.stringify({ ...now, ...more }));
    };
    byOtherTab({ change: 'A long text' });
    dispatchEvent(new StorageEvent('storage', { key }));
    await until(() => field(shown).value === 'A long text');
    // This tab has not heard of the next change yet.
    byOtherTab({ best: 'lab' });
    step(shown, 4).click();
    expect(JSON.parse(localStorage.getItem(key)!)).to.deep.equal({ clear: 4, change: 'A long text', best: 'lab' });
    await until(() => choice(shown, 2, 1).checked);
    // Submitted by the other tab: what is shown stays until the server is asked again.
    localStorage.removeItem(key);
    dispatchEvent(new StorageEvent('storage', { key }));
    await settle();
    expect([step(shown, 4).checked, field(shown).value]).to.deep.equal([true, 'A long text']);
  });

  it('SURVEY-1: an answer that may stay open is taken back; one that must be given is not', async () => {
    const open = { id: 'free', kind: 'one', text: 'Which?', required: false, choices: [{ id: 'a', text: 'A' }] };
    const must = { ...open, id: 'must', required: true };
    const shown = await show(tag, surveyState('x', 'x', '.question', survey(null, [open, must])));
    choice(shown, 1, 1).click();
    choice(shown, 2, 1).click();
    await until(() => shown.all('.question > .link').length === 1);
    shown.find('.question > .link')!.click();
    await until(() => !choice(shown, 1, 1).checked);
    expect(choice(shown, 2, 1).checked).to.equal(true);
  });

  it('SURVEY-5: where it is not known whether they arrived, the same answers are sent again', async () => {
    const shown = await show(tag, {
      ...surveyStates.find(({ name }) => name === 'survey-unsent')!,
      replies: {
        ...surveyStates.find(({ name }) => name === 'survey-unsent')!.replies,
        ...done,
        [putSurvey]: [{ fault: 'lost' }, { fault: 'lost' }, survey(surveyGiven)],
      },
    });
    await until(() => shown.find('.dialog .notice .btn'));
    shown.find('.dialog .notice .btn')!.click();
    await until(() => shown.find('.submitted'));
    expect(count(shown.asked, put)).to.be.greaterThan(1);
  });

  it('SURVEY-5: answers that are refused because others were submitted elsewhere give way to those', async () => {
    const refusedState = surveyStates.find(({ name }) => name === 'survey-refused')!;
    const shown = await show(tag, {
      ...refusedState,
      settled: '.submitted',
      replies: { ...refusedState.replies, [getSurvey]: [survey(), survey({ clear: 1, best: 'text' })] },
    });
    expect(given(shown)).to.deep.equal(['1 · Not clear at all', 'Texts and files', 'No answer', 'No answer']);
  });

  it('SURVEY-4: what was submitted stands there, choice by choice, and no button', async () => {
    const shown = await show(tag, 'survey-submitted');
    expect(given(shown)).to.deep.equal([
      '4',
      'The lab',
      'At home',
      'On the ward',
      'A little more time for the gel.\nAnd a picture of the bench.',
    ]);
    expect(shown.find('.submitted .muted')!.textContent).to.contain('Submitted');
    expect(button(shown)?.textContent).not.to.equal('Submit');
  });

  it('SURVEY-6: what is not known is said in its place, and the rest can be submitted', async () => {
    const sent: unknown[] = [];
    const unknown = surveyStates.find(({ name }) => name === 'survey-unknown')!;
    const shown = await show(tag, {
      ...unknown,
      replies: {
        ...unknown.replies,
        [putSurvey]: [{ answer: (_url, body) => (sent.push(body), { questions: [], answers: {}, submittedAt: null }) }],
      },
    });
    expect(shown.find('.question')!.textContent).to.contain('This question cannot be shown here.');
    write(shown, 'Yes');
    await until(() => button(shown));
    button(shown).click();
    await until(() => shown.find('.dialog .filled'));
    shown.find('.dialog .filled')!.click();
    await until(() => sent.length === 1);
    expect(sent).to.deep.equal([{ answers: { change: 'Yes' } }]);
  });

  it('SURVEY-6: where the LMS has no surveys, the part is a text that is completed by its mark', async () => {
    const state = surveyState('x', 'x', '.turn .mark-complete', survey());
    const shown = await show(tag, {
      ...state,
      replies: { ...state.replies, 'GET /config-ui/config.json': [{ body: {} }] },
    });
    expect([button(shown).textContent, shown.find('.survey')]).to.deep.equal(['Mark as complete', null]);
    await settle();
    expect(count(shown.asked, content.replace('*', 'path-p2'))).to.equal(1);
    expect(shown.asked.filter((one) => one.includes('/surveys/'))).to.deep.equal([]);
  });

  for (const theme of ['dark', 'contrast'] as const) {
    it(`is accessible in ${theme}, Arabic and 390 px`, async () => {
      const { element } = await show(tag, 'survey-arabic', { theme, locale: 'ar', width: '358px' });
      element.parentElement!.style.cssText += `background: ${theme === 'dark' ? '#12191D' : '#FFF'}`;
      expect(await faults(element)).to.deep.equal([]);
    });
  }
});
