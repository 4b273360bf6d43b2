import { expect } from 'chai';
import type { FeatureState, ScriptedReply } from '../../../widgets/workbench/featureState.ts';
import { clear, show, statesOf } from '../support/exhibit.ts';
import { shortPauses } from '../support/shortPauses.ts';
import { settle, until } from '../support/stage.tsx';

const tag = 'lectern-tutor';
const messages = 'POST /api/lms-km/conversations/*/messages';
const state = (name: string, changes: Partial<FeatureState> = {}): FeatureState => {
  const own = statesOf(tag).find((one) => one.name === name)!;
  return { ...own, ...changes, replies: { ...own.replies, ...changes.replies } };
};

/** Keeps what was sent, and answers. */
function keeping(...replies: readonly ScriptedReply[]) {
  const sent: Record<string, unknown>[] = [];
  return {
    sent,
    replies: replies.map((reply): ScriptedReply => ({
      ...reply,
      answer: (_url, body) => (sent.push(body as Record<string, unknown>), reply.body ?? {}),
    })),
  };
}

const write = (field: HTMLElement | null, text: string) => {
  // React hears of a value that is set by the field's own setter alone.
  Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')!.set!.call(field, text);
  field!.dispatchEvent(new InputEvent('input', { bubbles: true }));
};
const press = (field: HTMLElement | null, init: KeyboardEventInit) =>
  field!.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init }));

describe('lectern-tutor', () => {
  shortPauses();
  afterEach(clear);

  it('TUTOR-8: each place is a link that opens the part at the place', async () => {
    const { all } = await show(tag, 'conversation');
    const links = all('.tutor-places a') as unknown as HTMLAnchorElement[];
    const addresses = links.map(({ href }) => {
      const { pathname, searchParams } = new URL(href);
      return [pathname, Object.fromEntries(searchParams)];
    });
    expect(addresses).to.deep.equal([
      ['/learn/courses/sta-210/view/content/module/part-1', { text: 'The mean is where' }],
      ['/learn/courses/sta-210/view/content/module/part-2', { page: '2' }],
    ]);
    expect((all('.tutor-cite')[0] as unknown as HTMLAnchorElement).href).to.equal(links[0]!.href);
    expect(all('.tutor-cite')[0]!.getAttribute('aria-label')).to.equal('Place 1: 2.2 Middle and spread');
  });

  it('TUTOR-7: says how an answer was made', async () => {
    const { find } = await show(tag, 'conversation');
    expect(find('.tutor-kind')!.textContent).to.equal('Found by search in the course, not written by AI');
    expect(find('.tutor-exchange em')!.textContent).to.equal('median');
  });

  it('TUTOR-3: without an announcement it asks for nothing', async () => {
    const { find, asked } = await show(tag, 'absent');
    await settle();
    expect(find('.empty-state')!.textContent).to.include('There is no tutor here');
    expect(asked.filter((one) => one.includes('lms-km'))).to.deep.equal([]);
  });

  it('TUTOR-1: asks for the course’s model, and for the default one where that fails', async () => {
    const own = await show(tag, 'conversation');
    expect(own.asked).to.include('GET /api/lms-km/knowledge-models/sta-210/tutor');
    clear();
    const other = await show(tag, 'default');
    expect(other.asked).to.include('GET /api/lms-km/knowledge-models/academy/tutor');
    expect(other.find('.tutor')!.textContent).to.include('About all your courses');
    clear();
    const none = await show(tag, 'all');
    expect(none.asked.filter((one) => one.includes('knowledge-model') && one.includes('/v1/'))).to.deep.equal([]);
  });

  it('TUTOR-19: an answer is text, and never markup, a link or a picture', async () => {
    const { all, find } = await show(tag, 'hostile');
    expect(all('.tutor-exchange :is(img, script, b, iframe)')).to.deep.equal([]);
    const links = all('.tutor-exchange .tutor-answer > p a, .tutor-exchange p a');
    expect(links).to.deep.equal([]);
    expect(find('.tutor-answer')!.textContent).to.include('[click](javascript:alert(1))');
    expect(find('.tutor-answer')!.textContent).to.include('<script>alert(1)</script>');
    expect(find('.tutor-answer')!.textContent).to.include('[99]');
  });

  it('TUTOR-12: shows neither field nor earlier answer where it is off', async () => {
    for (const name of ['exam', 'part', 'course']) {
      const { find, asked } = await show(tag, name);
      expect(find('textarea')).to.equal(null);
      expect(asked.some((one) => one.includes('/conversations/'))).to.equal(false);
      clear();
    }
  });

  it('TUTOR-15: asks nothing before the learner agreed, and sends what they agreed to', async () => {
    const kept = keeping({ body: {} });
    const { find, asked } = await show(
      tag,
      state('consent-instructors', { replies: { 'PUT /api/lms-km/users/*/consent': kept.replies } }),
    );
    expect(find('textarea')).to.equal(null);
    expect(find('.tutor-kept')!.textContent).to.include('90 days');
    expect(find('.tutor-kept')!.textContent).to.include('instructors');
    expect(asked.some((one) => one.includes('/conversations/'))).to.equal(false);
    (find('.tutor-consent .filled') as HTMLElement).click();
    await until(() => kept.sent.length === 1);
    expect(kept.sent[0]).to.deep.equal({ given: true, instructors: true });
  });

  it('asks by Enter, not by Shift and Enter or within an input method, and empties the field', async () => {
    const { find, asked } = await show(tag, state('empty', { replies: { [messages]: [{ events: [['done', {}]] }] } }));
    const field = find('textarea');
    write(field, 'What is a median?');
    await settle();
    press(field, { key: 'Enter', shiftKey: true });
    press(field, { key: 'Enter', isComposing: true });
    await settle();
    expect(asked.some((one) => one.startsWith('POST /api/lms-km'))).to.equal(false);
    press(field, { key: 'Enter' });
    await until(() => asked.some((one) => one.startsWith('POST /api/lms-km')));
    await until(() => (field as HTMLTextAreaElement).value === '');
  });

  it('TUTOR-9: what came before it broke off stays, and is asked again in its place', async () => {
    const { find, all, asked } = await show(tag, 'halfway');
    expect(find('.tutor-answer')!.textContent).to.include('where half of them lie');
    expect(find('.tutor-failed')!.textContent).to.include('broke off');
    const again = all('.tutor-tools .btn').find(({ textContent }) => textContent === 'Ask again')!;
    (again as unknown as HTMLElement).click();
    await until(() => asked.filter((one) => one.startsWith('POST /api/lms-km')).length === 2);
    await until(() => all('.tutor-exchange').length === 1);
  });

  it('TUTOR-9: what is asked while earlier questions still come stands after them, also when they come last', async () => {
    let send: (value: unknown) => void = () => undefined;
    const earlier = new Promise((resolve) => (send = resolve));
    const talk = state('conversation').replies!['GET /api/lms-km/conversations/*']![0]!.body;
    const replies = { 'GET /api/lms-km/conversations/*': [{ answer: () => earlier }] };
    const { all } = await show(tag, state('refused', { replies }));
    expect(all('.tutor-exchange')).to.have.length(1);
    send(talk);
    await until(() => all('.tutor-exchange').length === 2);
    expect(all('.tutor-exchange')[1]!.querySelector('.tutor-failed')).to.not.equal(null);
  });

  it('TUTOR-9: what is asked again while earlier questions still come stands once', async () => {
    let send: (value: unknown) => void = () => undefined;
    const earlier = new Promise((resolve) => (send = resolve));
    const talk = state('conversation').replies!['GET /api/lms-km/conversations/*']![0]!.body;
    const replies = { 'GET /api/lms-km/conversations/*': [{ answer: () => earlier }] };
    const { find, all, asked } = await show(tag, state('refused', { replies }));
    const again = all('.tutor-tools .btn').find(({ textContent }) => textContent === 'Ask again')!;
    again.click();
    await until(() => asked.filter((one) => one.startsWith('POST /api/lms-km')).length === 2 && find('.tutor-failed'));
    send(talk);
    await until(() => all('.tutor-exchange').length > 1);
    await settle();
    expect(all('.tutor-exchange')).to.have.length(2);
  });

  it('TUTOR-21: stops when asked: what came stays', async () => {
    const { find } = await show(tag, 'answering');
    (find('.tutor-send .btn') as HTMLElement).click();
    await until(() => find('.tutor-answer')!.textContent.includes('You stopped the answer.'));
    expect(find('.tutor-answer')!.textContent).to.include('where half of them lie');
    expect(find('.tutor-send .filled')!.textContent).to.include('Ask');
  });

  it('TUTOR-23: without a connection what was loaded stays, and a question stays in the field', async () => {
    const { find, all, asked } = await show(tag, 'ask-offline');
    expect(find('.notice.info')!.textContent).to.include('You are offline');
    expect(all('.tutor-exchange')).to.have.length(1);
    expect(find('.tutor-form [role=alert]')!.textContent).to.include('not sent');
    expect((find('textarea') as HTMLTextAreaElement).value).to.equal('What is a median?');
    press(find('textarea'), { key: 'Enter' });
    await settle();
    expect(asked.some((one) => one.startsWith('POST /api/lms-km'))).to.equal(false);
    dispatchEvent(new Event('online'));
    await until(() => find('.notice.info') === null);
    expect(find('.tutor-form [role=alert]')).to.equal(null);
    expect((find('textarea') as HTMLTextAreaElement).value).to.equal('What is a median?');
  });

  it('TUTOR-20: an answer is spoken once, when it is whole', async () => {
    const { find } = await show(tag, 'answering');
    await until(() => find('.sr[role=status]')!.textContent === 'The tutor is answering…');
    expect(find('.tutor-list')!.closest('[aria-live], [role=log], [role=status]')).to.equal(null);
    clear();
    const whole = await show(tag, 'answered');
    await until(() => whole.find('.sr[role=status]')!.textContent.startsWith('The median is where'));
    expect(whole.find('.sr[role=status]')!.textContent).to.not.include('[1]');
  });

  it('rates, and takes that back where it was not kept', async () => {
    const kept = keeping({ body: {} });
    const rating = 'PUT /api/lms-km/conversations/*/messages/*/rating';
    const { find } = await show(tag, state('conversation', { replies: { [rating]: kept.replies } }));
    const button = () => find('.tutor-rate') as HTMLElement;
    button().click();
    await until(() => button().getAttribute('aria-pressed') === 'true');
    await until(() => kept.sent.length === 1);
    expect(kept.sent).to.deep.equal([{ rating: 1 }]);
    clear();
    const failing = await show(tag, state('conversation', { replies: { [rating]: [{ status: 500 }] } }));
    const other = () => failing.find('.tutor-rate') as HTMLElement;
    other().click();
    await until(() => failing.asked.some((one) => one.startsWith('PUT')));
    await until(() => other().getAttribute('aria-pressed') === 'false');
  });

  it('TUTOR-14: says what is left, and asks nothing when nothing is', async () => {
    const { find } = await show(tag, 'conversation');
    expect(find('.tutor-send')!.textContent).to.include('37 of 40 questions left today');
    clear();
    const spent = await show(tag, 'spent');
    write(spent.find('textarea'), 'One more?');
    await settle();
    press(spent.find('textarea'), { key: 'Enter' });
    (spent.find('.tutor-send .filled') as HTMLElement).click();
    await settle();
    expect(spent.asked.some((one) => one.startsWith('POST /api/lms-km'))).to.equal(false);
    expect((spent.find('textarea') as HTMLTextAreaElement).value).to.equal('One more?');
  });

  it('TUTOR-16: deletes after a question, and says so where it fails', async () => {
    const deletion = 'POST /api/lms-km/conversations/*/deletion';
    const { find, all } = await show(tag, state('clear', { replies: { [deletion]: [{ status: 500 }, { body: {} }] } }));
    const sure = () => find('dialog .filled') as HTMLElement;
    sure().click();
    await until(() => find('dialog [role=alert]'));
    expect(all('.tutor-exchange')).to.have.length(1);
    sure().click();
    await until(() => find('dialog') === null);
    await until(() => find('.tutor-empty'));
  });
});
