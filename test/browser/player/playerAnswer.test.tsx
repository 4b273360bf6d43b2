import { expect } from 'chai';
import {
  answer,
  answerState,
  answerTree,
  essay,
  getAnswer,
  putAnswer,
} from '../../../widgets/workbench/states/player/answerStates.ts';
import { wireActivity } from '../../../widgets/workbench/states/player/stateParts.ts';
import { clear, faults, show } from '../support/exhibit.ts';
import { content, count, finishParts, focused, heard, tag, text as textOf, tree } from '../support/player.ts';
import { settle, until } from '../support/stage.tsx';

type Shown = Awaited<ReturnType<typeof show>>;
const field = ({ find }: Shown) => find('.answer textarea') as HTMLTextAreaElement;
const standing = ({ find }: Shown) => find('.standing > span')?.textContent.trim();
const button = ({ find }: Shown) => find('.turn .mark-complete')!;
/** Asks to hand in, once that is offered. */
const ask = async (shown: Shown) => {
  await until(() => button(shown));
  button(shown).focus();
  button(shown).click();
};
const write = (shown: Shown, words: string) => {
  const box = field(shown);
  box.focus();
  box.setRangeText(words, 0, box.value.length, 'end');
  box.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
};

describe('an answer', () => {
  afterEach(clear);

  it('ANSWER-1: no other mark is offered before it is known that the part asks for an answer; then the bar hands it in', async () => {
    const slow = {
      answer: async (url: URL) => (
        await new Promise((resolve) => setTimeout(resolve, 100)),
        { activityPathId: url.pathname.split('/').at(-1), content: '<p>Write.</p>', asksAnswer: true }
      ),
    };
    const shown = await show(tag, {
      ...answerState('x', 'x', '.turn', answer(essay)),
      replies: { ...answerState('x', 'x', '.turn', answer(essay)).replies, [content]: [slow] },
    });
    const seen = new Set<string>();
    await until(() => {
      const mark = shown.find('.turn .mark-complete');
      if (mark) seen.add(mark.textContent);
      return field(shown) && mark;
    });
    await settle();
    expect([...seen]).to.deep.equal(['Submit']);
    expect(button(shown).getAttribute('aria-haspopup')).to.equal('dialog');
  });

  it('FORM-1, ANSWER-2, TEXT-42: nothing but spaces is not handed in, and said at the field', async () => {
    const shown = await show(tag, 'answer');
    write(shown, ' \n ');
    await ask(shown);
    await until(() => shown.find('.fault'));
    const box = field(shown);
    expect([
      shown.find('.fault')!.textContent,
      focused(shown.element) === box,
      box.getAttribute('aria-invalid'),
    ]).to.deep.equal(['Field is required', true, 'true']);
    expect(
      shown.element.shadowRoot!.getElementById(box.getAttribute('aria-errormessage')!) === shown.find('.fault'),
    ).to.equal(true);
    expect(shown.find('.dialog')).to.equal(null);
    write(shown, 'Something');
    await until(() => !shown.find('.fault'));
    expect(box.hasAttribute('aria-invalid')).to.equal(false);
  });

  it('FORM-1, ANSWER-2, TEXT-43: a text that is too long stays whole, is kept, and neither sent nor handed in', async () => {
    const shown = await show(tag, 'answer');
    write(shown, 'a'.repeat(20_001));
    await until(() => shown.find('.fault'));
    expect([shown.find('.fault')!.textContent, field(shown).value.length, standing(shown)]).to.deep.equal([
      'Maximum length is 20,000',
      20_001,
      'Saved on this device. It is too long to send.',
    ]);
    button(shown).click();
    await until(() => focused(shown.element) === field(shown));
    expect(shown.find('.dialog')).to.equal(null);
    expect(count(shown.asked, putAnswer.replace('*', 'path-p2'))).to.equal(0);
  });

  it('ANSWER-1, ANSWER-3: asks first, saves, completes the part, and what was handed in takes the place of the field', async () => {
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    const done = { answer: async () => (await held, answer(essay, 1, { handedInAt: '2026-11-21T10:42:00Z' }).body) };
    const shown = await show(
      tag,
      answerState('x', 'x', '.answer textarea', answer(), {
        replies: {
          [tree]: [{ body: wireActivity(answerTree()) }, { body: wireActivity(answerTree('submitted')) }],
          [putAnswer]: [answer(essay, 1)],
          [getAnswer]: [answer(), answer(essay, 1), done],
        },
      }),
    );
    const completed = heard(shown.element, 'lectern-part-completed');
    write(shown, essay);
    await ask(shown);
    await until(() => shown.find('.dialog .filled'));
    shown.find('.dialog')!.dispatchEvent(new Event('cancel', { cancelable: true }));
    await until(() => !shown.find('.dialog'));
    expect(focused(shown.element) === button(shown)).to.equal(true);
    button(shown).click();
    await until(() => shown.find('.dialog .filled'));
    shown.find('.dialog .filled')!.click();
    await until(() => shown.find('.handed-in .written'));
    expect(shown.find('.handed-in .written')!.textContent).to.equal(essay);
    const when = () => shown.find('.handed-in .muted')!.textContent;
    // Until its date has come nothing is said of it.
    expect(when().trim()).to.equal('');
    release();
    await until(() => when().trim());
    expect(when()).to.match(/^Submitted Nov 21, /);
    await until(() => focused(shown.element).textContent === 'Your answer', 'focus');
    const own = shown.asked.filter((one) => /answers|finish-activity/.test(one)).map((one) => one.split(' ')[0]);
    expect(own).to.deep.equal(['GET', 'PUT', 'GET', 'POST', 'GET']);
    await until(() => completed.length > 0, 'the part to be completed');
    expect(completed).to.have.length(1);
    expect(shown.find('.turn .mark-complete')).to.equal(null);
  });

  it('ANSWER-1, CMD-8: what may not have arrived leaves the text in the field, and is sent by the learner’s word', async () => {
    const shown = await show(tag, 'answer-unsent');
    expect(shown.find('.dialog .notice b')!.textContent).to.equal('Not sent yet');
    shown.find('.dialog footer .btn')!.click();
    await until(() => !shown.find('.dialog') && shown.find('.answer > .notice'));
    expect(field(shown).value).to.equal(essay);
    const before = count(shown.asked, finishParts);
    shown.find('.answer > .notice .btn')!.click();
    await until(() => count(shown.asked, finishParts) > before);
  });

  it('DRAFT-4: of two copies the other is offered; one can go back and forth, and Remove decides', async () => {
    const shown = await show(tag, 'answer-conflict');
    const other =
      'What was written on the other device, while this one had no connection: the interval holds zero, so that nothing is sure.';
    expect(field(shown).value).to.equal(essay);
    expect(shown.find('.copies b')!.textContent).to.match(/^An older copy from Nov 21, 10:31/);
    const [look, use] = shown.all('.copies .btn');
    look!.click();
    await until(() => look!.getAttribute('aria-expanded') === 'true');
    expect(shown.find('.copy')!.innerText).to.equal(other);
    use!.click();
    await until(() => field(shown).value === other && focused(shown.element) === field(shown));
    expect(shown.find('.copy')!.textContent).to.equal(essay);
    shown.all('.copies .btn')[1]!.click();
    await until(() => field(shown).value === essay);
    expect(shown.find('.copy')!.textContent).to.equal(other);
    shown.all('.copies .btn')[2]!.click();
    await until(() => !shown.find('.copies .notice'));
    expect(field(shown).value).to.equal(essay);
  });

  it('CALL-5: where the LMS keeps no answers the part is completed by its mark', async () => {
    const state = answerState('x', 'x', '.turn .mark-complete', answer());
    const shown = await show(tag, {
      ...state,
      replies: { ...state.replies, 'GET /config-ui/config.json': [{ body: {} }] },
    });
    expect([
      button(shown).textContent,
      shown.find('.answer'),
      count(shown.asked, getAnswer.replace('*', 'path-p2')),
    ]).to.deep.equal(['Mark as complete', null, 0]);
  });

  it('PRESENT-3: in a long read the answer is handed in at its part, and not with the others', async () => {
    const sections = (workflow: 'inProgress' | 'finished') =>
      ({
        name: 'Long',
        layout: 'longRead',
        workflow: 'inProgress',
        children: [
          { name: 'One', workflow },
          { name: 'Two', workflow: 'inProgress' },
        ],
      }) as const;
    const long = (one: 'inProgress' | 'finished') => ({
      body: wireActivity({ ...answerTree(), children: [sections(one)] }),
    });
    const asks = {
      answer: (url: URL) => ({
        activityPathId: url.pathname.split('/').at(-1),
        content: '<p>Text.</p>',
        asksAnswer: url.pathname.endsWith('p1-2'),
      }),
    };
    const state = answerState('x', 'x', '.answer textarea', answer(essay), {
      axis: 'p1',
      replies: { [content]: [asks], [tree]: [long('inProgress'), long('finished')] },
    });
    const shown = await show(tag, state);
    await until(() => shown.all('.section .done .btn').length === 2);
    expect(shown.all('.section .done').map((one) => one.textContent)).to.deep.equal([
      'Mark as complete One',
      'Submit Two',
    ]);
    await until(() => button(shown)?.textContent === 'Mark all as complete');
    button(shown).click();
    await until(() => count(shown.asked, finishParts) === 1 && !button(shown), 'nothing is left for the bar');
    await settle();
    expect(count(shown.asked, finishParts)).to.equal(1);
  });

  it('a part without an answer asks nothing about one', async () => {
    const state = answerState('x', 'x', '.turn .mark-complete', answer());
    const { asked } = await show(tag, {
      ...state,
      replies: { ...state.replies, [content]: [textOf('<p>Only text.</p>')] },
    });
    expect(asked.filter((one) => one.includes('/answers/'))).to.deep.equal([]);
  });

  for (const theme of ['dark', 'contrast'] as const) {
    it(`is accessible in ${theme}, Arabic and 390 px`, async () => {
      const { element } = await show(tag, 'answer-conflict', { theme, locale: 'ar', width: '358px' });
      element.parentElement!.style.cssText += `background: ${theme === 'dark' ? '#12191D' : '#FFF'}`;
      expect(await faults(element)).to.deep.equal([]);
    });
  }
});
