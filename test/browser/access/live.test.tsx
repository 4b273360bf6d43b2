import { expect } from 'chai';
import { stateNow } from '../../../widgets/workbench/states/player/stateCourse.ts';
import { wireActivity, type PartSketch } from '../../../widgets/workbench/states/player/stateParts.ts';
import { answer, answerState, putAnswer } from '../../../widgets/workbench/states/player/answerStates.ts';
import { driveTime } from '../support/drivenTime.ts';
import { clear, show } from '../support/exhibit.ts';
import { box, listTag, state } from '../support/listTools.ts';
import { content, finishParts, focused, reading, tag, text, tree } from '../support/player.ts';
import { settle, until } from '../support/stage.tsx';

type Shown = Awaited<ReturnType<typeof show>>;

/** All that the live regions of an element have said since; each region once for each change of its words. */
function listen({ element }: Shown): () => string[] {
  const said: string[] = [];
  const root = element.shadowRoot!;
  const observer = new MutationObserver((mutations) => {
    const regions = new Set(
      mutations.flatMap(({ target }) => {
        const at = target instanceof Element ? target : target.parentElement;
        const region = at?.closest('[role=status], [role=alert], [aria-live]');
        return region ? [region] : [];
      }),
    );
    for (const region of regions) {
      const words = region.textContent.replace(/[\u2068\u2069]/g, '').trim();
      if (words) said.push(words);
    }
  });
  observer.observe(root, { subtree: true, childList: true, characterData: true });
  return () => said;
}

const write = (field: HTMLInputElement | HTMLTextAreaElement, words: string) => {
  field.focus();
  field.setRangeText(words, 0, field.value.length, 'end');
  field.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
};

// WCAG-7, 4.1.3: what becomes known while the page stands is said, once, and moves no focus.
describe('live regions', () => {
  afterEach(clear);

  it('say how many courses were found', async () => {
    const shown = await show(listTag, state());
    const said = listen(shown);
    write(box(shown), 'stat');
    await until(() => said().includes('1 course found'));
    expect(said().filter((words) => words === '1 course found')).to.have.length(1);
    expect(focused(shown.element)).to.equal(box(shown));
  });

  it('DRAFT-2: say that an answer was not sent, and then that it was saved', async () => {
    const shown = await show(
      tag,
      answerState('x', 'x', '.answer textarea', answer(), {
        replies: { [putAnswer]: [{ fault: 'lost' }, answer('Because they differ.', 1)] },
      }),
    );
    const field = shown.find('.answer textarea') as HTMLTextAreaElement;
    const said = listen(shown);
    write(field, 'Because they differ.');
    await until(() => said().includes('Saved on this device, not sent yet'));
    const again = shown.find('.standing .link')!;
    again.focus();
    again.click();
    await until(() => said().includes('Saved'));
    await settle();
    expect(said().filter((words) => words === 'Saved')).to.have.length(1);
    expect(focused(shown.element), 'the button is gone').to.equal(field);
  });

  const two = (second: Partial<PartSketch>): PartSketch => ({
    name: 'Course',
    children: [
      { name: 'Reading', workflow: 'inProgress' },
      { name: 'Seminar notes', ...second },
    ],
  });

  it('TREE-13: say which part opens as its date comes', async () => {
    const startFrom = new Date(Date.parse(stateNow) + 60_000).toISOString();
    const shown = await show(
      tag,
      reading(two({ constraint: { startFrom } }), 'p1', { [content]: [text('<p>Read.</p>')] }),
    );
    // The announcer comes two seconds after the text.
    await until(() => shown.all('.page > .sr[role=status]').length > 0);
    const said = listen(shown);
    const time = driveTime(1000);
    try {
      time.pass(120_000);
      shown.find('.turn button')?.click();
      await until(() => said().some((words) => words.includes('Open now: Seminar notes')));
    } finally {
      time.restore();
    }
  });

  it('TREE-13: say which part a finished one has opened, and which is locked', async () => {
    const before = two({ available: false });
    const after: PartSketch = {
      name: 'Course',
      children: [{ name: 'Reading', workflow: 'finished' }, { name: 'Seminar notes' }],
    };
    const shown = await show(
      tag,
      reading(before, 'p1', {
        [tree]: [{ body: wireActivity(before) }, { body: wireActivity(after) }],
        [finishParts]: [{ body: {} }],
      }),
    );
    await until(() => shown.all('.page > .sr[role=status]').length > 0);
    const said = listen(shown);
    await until(() => shown.find('.turn .mark-complete'));
    shown.find('.turn .mark-complete')!.click();
    await until(() => said().some((words) => words.includes('Open now: Seminar notes')));
  });

  it('TREE-13: say which part is locked as its date comes', async () => {
    const accessibleUntil = new Date(Date.parse(stateNow) + 60_000).toISOString();
    const root = two({ constraint: { accessibleUntil } });
    const time = driveTime(10_000);
    try {
      const shown = await show(tag, reading(root, 'p1'));
      await until(() => shown.all('.page > .sr[role=status]').length > 0);
      const said = listen(shown);
      time.pass(120_000);
      await until(() => said().some((words) => words.includes('Locked now: Seminar notes')));
    } finally {
      time.restore();
    }
  });

  it('what was submitted is read with the heading that gets the focus', async () => {
    const shown = await show(tag, 'answer-handed-in');
    const heading = shown.find('[aria-describedby].title')!;
    const { textContent } = shown.element.shadowRoot!.getElementById(heading.getAttribute('aria-describedby')!)!;
    expect(textContent).to.match(/^Submitted /);
  });
});
