import { sendKeys } from '@web/test-runner-commands';
import { expect } from 'chai';
import type { FeatureState, ScriptedReply } from '../../../widgets/workbench/featureState.ts';
import { memoryStorage } from '../../../widgets/workbench/memoryStorage.ts';
import { clear, faults, show, statesOf } from '../support/exhibit.ts';
import { settle, until } from '../support/stage.tsx';

const tag = 'lectern-feedback';
const events = 'POST /api/events';
const state = (name: string, changes: Partial<FeatureState> = {}): FeatureState => {
  const own = statesOf(tag).find((one) => one.name === name)!;
  return { ...own, ...changes, replies: { ...own.replies, ...changes.replies } };
};
const words = (element: Element | null | undefined) => element?.textContent?.replace(/\s+/g, ' ').trim() ?? '';
const box = (element: Element | null) => element as HTMLInputElement;
const area = (element: Element | null) => element as HTMLTextAreaElement;
function write(field: HTMLElement | null, text: string): void {
  // React watches the setter of `value`, and would take it for its own.
  area(field).setRangeText(text, 0, area(field).value.length, 'end');
  field!.dispatchEvent(new InputEvent('input', { bubbles: true }));
}
/** A server that takes events, and what it was sent. */
function taking(...replies: readonly ScriptedReply[]) {
  const sent: { readonly events: readonly { readonly details: object }[] }[] = [];
  const all = replies.length > 0 ? replies : [{}];
  return {
    sent,
    replies: {
      [events]: all.map((reply): ScriptedReply => ({
        ...reply,
        answer: (_url, body) => (sent.push(body as (typeof sent)[number]), reply.body ?? {}),
      })),
    },
  };
}
/** What is told to screen readers beside the focus. */
const spoken = (element: HTMLElement) => {
  const told: string[] = [];
  element.addEventListener('lectern-notice', (event) =>
    told.push((event as CustomEvent<{ readonly title: string }>).detail.title),
  );
  return told;
};

describe('lectern-feedback', () => {
  afterEach(clear);

  it('FEED-2, FEED-4: asks for a grade, thirteen options and a comment, each with its name', async () => {
    const { find, all, element } = await show(tag, 'asking');
    const group = find('[role=radiogroup]')!;
    const question = find(`#${CSS.escape(group.getAttribute('aria-labelledby')!)}`);
    expect(words(question)).to.equal('How satisfied are you with Aldergrove Academy?');
    expect(all('.feedback-grade').map(words)).to.deep.equal([
      '1Very dissatisfied',
      '2Dissatisfied',
      '3Neutral',
      '4Satisfied',
      '5Very satisfied',
    ]);
    expect(all('[type=checkbox]').map((one) => box(one).value)).to.deep.equal([
      'no',
      'navigation',
      'startFinishCourse',
      'activityResults',
      'communicationHub',
      'courseActivities',
      'examConnection',
      'accessibility',
      'registration',
      'contentManagement',
      'reports',
      'adminFunctionality',
      'other',
    ]);
    expect(words(find('.feedback-comment label'))).to.equal('What else would you like to tell us?');
    expect(await faults(element)).to.deep.equal([]);
  });

  it('FEED-4: by keys alone: the grades are one stop of the Tab key, arrows choose', async () => {
    const { find, element } = await show(tag, 'asking');
    box(find('input[type=radio]')).focus();
    await sendKeys({ press: 'ArrowRight' });
    await sendKeys({ press: 'ArrowRight' });
    await until(() => box(find('input[value="3"]')).checked);
    await sendKeys({ press: 'Tab' });
    expect(box(element.shadowRoot!.activeElement).value).to.equal('no');
    await sendKeys({ press: ' ' });
    await until(() => box(find('input[value=no]')).checked);
  });

  it('FEED-4: `no` clears the others, and each of them clears `no`', async () => {
    const { find, all } = await show(tag, 'chosen');
    const chosen = () =>
      all('[type=checkbox]')
        .filter((one) => box(one).checked)
        .map((one) => box(one).value);
    expect(chosen()).to.deep.equal(['navigation', 'reports']);
    find('input[value=no]')!.click();
    await until(() => chosen().join() === 'no');
    find('input[value=other]')!.click();
    await until(() => chosen().join() === 'other');
  });

  it('FEED-4, FORM-1, TEXT-42: without a grade nothing is sent, and that is said at the field, which gets the focus', async () => {
    const { find, element, asked } = await show(tag, 'asking');
    find('[type=submit]')!.click();
    await until(() => words(find('.feedback-fault')) === 'Field is required');
    expect(box(element.shadowRoot!.activeElement).type).to.equal('radio');
    expect(find('[role=radiogroup]')!.getAttribute('aria-errormessage')).to.equal(find('.feedback-fault')!.id);
    box(find('input[value="4"]')).click();
    await until(() => find('.feedback-fault') === null);
    expect(asked).to.not.include(events);
  });

  it('FEED-4, TEXT-43: a comment that is too long stays whole, and is not sent', async () => {
    const { find, element, asked } = await show(tag, 'too-long');
    expect([words(find('.feedback-fault')), area(find('textarea')).value.length]).to.deep.equal([
      'Maximum length is 2,000',
      2400,
    ]);
    find('[type=submit]')!.click();
    await until(() => element.shadowRoot!.activeElement === find('textarea'));
    write(find('textarea'), 'a'.repeat(1990));
    await until(() => words(find('.feedback-left')) === '10 characters left');
    expect([find('.feedback-fault'), asked.includes(events)]).to.deep.equal([null, false]);
  });

  it('FEED-3, FEED-5, FEED-8: sends it, says thanks once where the focus is, and from when it can be given again', async () => {
    const server = taking();
    const { find, element } = await show(tag, state('chosen', { replies: server.replies }), {
      timezone: 'UTC',
    } as object);
    const [told, raised] = [spoken(element), [] as unknown[]];
    element.addEventListener('lectern-feedback-sent', (event) => raised.push((event as CustomEvent).detail));
    box(find('[type=submit]')).focus();
    find('[type=submit]')!.click();
    await until(() => find('.feedback-success') !== null);
    expect(words(find('.feedback-success'))).to.equal(
      'Thank you for your feedbackYou can give feedback again from Feb 21, 2027.',
    );
    expect(words(element.shadowRoot!.activeElement)).to.equal('Thank you for your feedback');
    await settle();
    expect([raised, told]).to.deep.equal([[{ grade: 4 }], []]);
    expect(server.sent).to.have.length(1);
    expect(server.sent[0]!.events[0]!.details).to.deep.equal({
      grade: 4,
      details: 'navigation,reports',
      comment: 'The way back to my course is hard to find.',
    });
    expect(await faults(element)).to.deep.equal([]);
  });

  it('FEED-5: while it goes, a second click sends nothing; a failure keeps it, and it can be tried again', async () => {
    const server = taking({ status: 503 }, { status: 200 });
    const { find } = await show(tag, state('chosen', { replies: server.replies }));
    find('[type=submit]')!.click();
    find('[type=submit]')!.click();
    await until(() => words(find('.feedback-said')) === 'Not sent yet');
    find('.feedback-message .btn')!.click();
    await until(() => find('.feedback-success') !== null);
    expect(server.sent).to.have.length(2);
    expect(server.sent[1]).to.deep.equal(server.sent[0]);
  });

  it('FEED-5: a refusal says why, and the form stands with what was written', async () => {
    const { find } = await show(tag, 'refused');
    expect(words(find('[role=alert]'))).to.equal('Your feedback could not be sentFeedback is switched off here.');
    expect(area(find('textarea')).value).to.equal('The way back to my course is hard to find.');
  });

  it('FEED-6: what is written outlives a reload, and what was sent does not come back', async () => {
    const storage = memoryStorage();
    const server = taking();
    const asking = state('asking', { replies: server.replies });
    const first = await show(tag, asking, { storage });
    box(first.find('input[value="2"]')).click();
    first.find('input[value=accessibility]')!.click();
    write(first.find('textarea'), 'Half a sen');
    await settle();
    clear();
    const second = await show(tag, asking, { storage });
    expect([
      box(second.find('input[value="2"]')).checked,
      box(second.find('input[value=accessibility]')).checked,
      area(second.find('textarea')).value,
    ]).to.deep.equal([true, true, 'Half a sen']);
    second.find('[type=submit]')!.click();
    await until(() => second.find('.feedback-success') !== null);
    clear();
    const third = await show(tag, state('asking', { settled: '.feedback-success' }), { storage });
    expect(third.find('textarea')).to.equal(null);
    expect(JSON.stringify(storage)).to.not.include('Half a sen');
  });

  it('FEED-7, FEED-8: a card asks its first question alone, and not again within the period', async () => {
    const storage = memoryStorage();
    const server = taking();
    const card = state('card', { replies: server.replies });
    const { find } = await show(tag, card, { storage });
    expect([find('textarea'), find('[type=checkbox]'), find('[type=submit]')]).to.deep.equal([null, null, null]);
    box(find('input[value="5"]')).click();
    await until(() => find('textarea') !== null);
    find('[type=submit]')!.click();
    await until(() => find('.feedback-success') !== null);
    clear();
    const again = await show(tag, state('quiet-card', { replies: server.replies, stored: {} }), { storage });
    await settle();
    expect([again.find('.feedback-card'), again.element.getBoundingClientRect().height]).to.deep.equal([null, 0]);
    clear();
    // Ninety days later it asks again.
    const later = await show(tag, { ...card, now: '2027-02-21T09:50:00Z' }, { storage });
    expect(later.find('.feedback-card')).to.not.equal(null);
  });

  it('FEED-7: not now is quiet for 14 days; whoever opens the form by themselves gets it', async () => {
    const storage = memoryStorage();
    const { find, element } = await show(tag, 'card', { storage, timezone: 'UTC' } as object);
    find('.feedback-actions .quiet')!.focus();
    find('.feedback-actions .quiet')!.click();
    await until(() => find('.feedback-message') !== null);
    expect(words(find('.feedback-message'))).to.equal('All right, not nowWe will not ask you again before Dec 7.');
    expect(words(element.shadowRoot!.activeElement)).to.equal('All right, not now');
    clear();
    const quiet = await show(tag, state('quiet-card', { stored: {} }), { storage });
    expect(quiet.find('.feedback-card')).to.equal(null);
    clear();
    await show(tag, 'asking', { storage });
    clear();
    const later = await show(tag, { ...state('card'), now: '2026-12-07T09:50:00Z' }, { storage });
    expect(later.find('.feedback-card')).to.not.equal(null);
  });

  it('FEED-7: another tab shows it at once, and takes nobody’s focus', async () => {
    const storage = memoryStorage();
    const server = taking();
    const card = state('card', { replies: server.replies });
    const [one, other] = [await show(tag, card, { storage }), await show(tag, card, { storage })];
    const key = () => Object.keys(storage).find((name) => name.endsWith('user:mira:feedback')) ?? null;
    const before = document.activeElement;
    box(one.find('input[value="5"]')).click();
    await until(() => one.find('[type=submit]') !== null);
    one.find('[type=submit]')!.click();
    await until(() => one.find('.feedback-success') !== null);
    dispatchEvent(new StorageEvent('storage', { key: key() }));
    await until(() => other.find('.feedback-success') !== null);
    expect([server.sent.length, other.element.shadowRoot!.activeElement]).to.deep.equal([1, null]);
    expect(document.activeElement === before || document.activeElement === one.element).to.equal(true);
  });

  it('FEED-9: where no events are sent it says so, and keeps what was written', async () => {
    const { find, asked } = await show(tag, 'dry-tried');
    expect(words(find('[role=alert]'))).to.equal(
      'Nothing was sentThis environment sends no feedback. What you wrote stays here.',
    );
    expect([area(find('textarea')).value.length > 0, asked.includes(events)]).to.deep.equal([true, false]);
  });

  it('FEED-8: a button opens a window; Escape closes it, and the focus is back', async () => {
    const { find, element } = await show(tag, 'button');
    const button = find('button')!;
    button.focus();
    await sendKeys({ press: 'Enter' });
    await until(() => find('dialog .feedback-form') !== null);
    expect(await faults(element)).to.deep.equal([]);
    await sendKeys({ press: 'Escape' });
    await until(() => find('dialog') === null);
    expect(element.shadowRoot!.activeElement).to.equal(button);
  });

  it('FEED-8: a window says when it was closed, once, and only then', async () => {
    const { find, element } = await show(tag, 'window-thanks');
    const closed: boolean[] = [];
    element.addEventListener('lectern-feedback-closed', () => closed.push(find('dialog') === null));
    find('.feedback-message .btn')!.click();
    await until(() => closed.length > 0);
    await settle();
    expect(closed).to.deep.equal([true]);
  });

  it('FEED-1: hidden by the tenant nothing stands, and it takes no room', async () => {
    const { find, element } = await show(tag, 'hidden');
    await settle();
    expect([find('.feedback'), element.getBoundingClientRect().height]).to.deep.equal([null, 0]);
  });
});
