import { expect } from 'chai';
import { objectiveId, wireCourse, workflowId } from '../../../widgets/workbench/states/player/stateCourse.ts';
import { memoryStorage } from '../../../widgets/workbench/memoryStorage.ts';
import { aggregates, arriving, enrol, giveAccess, hearAll, none, open, refused } from '../support/enrolment.ts';
import { clear, faults, show } from '../support/exhibit.ts';
import { access, count, start } from '../support/player.ts';
import { until } from '../support/stage.tsx';

const tag = 'lectern-courses';
const query = (flow: string) => `occflow=${flow}&objectiveId=${objectiveId}`;
const succeeded = 'success: You have successfully been enrolled to Statistics for Clinical Researchers';
const home = { name: 'courses', query: '' };
const course = { name: 'course', objectiveId, aggregateId: null, review: false };
const content = { name: 'content', objectiveId, axis: [], query: '' };
/** Routes that were moved on to; each in place of the address before. */
const moved = ({ navigated }: ReturnType<typeof hearAll>) =>
  navigated.map(({ route, replace }) => (replace ? route : 'not replaced'));

/** Comes to the list with a query; its host is listened to from the first moment. */
async function arrive(...[words, replies]: Parameters<typeof arriving>) {
  const shown = await show(tag, arriving(words, replies), { await: false });
  return { ...shown, heard: hearAll(shown.element) };
}

describe('lectern-courses: on arrival', () => {
  afterEach(clear);

  it('ENROL-10: welcomes who has just registered, once, and takes the word from the address', async () => {
    const { heard, asked } = await arrive('selfRegistered=true&keyword=x');
    await until(() => heard.navigated.length > 0);
    expect([heard.notices, moved(heard), count(asked, enrol)]).to.deep.equal([
      ['success: The account was created'],
      [{ name: 'courses', query: 'keyword=x' }],
      0,
    ]);
  });

  for (const words of ['selfRegistered', 'keyword=x&selfRegistered'])
    it(`ENROL-10: and so it does where the word has no value: ${words}`, async () => {
      const { heard } = await arrive(words);
      await until(() => heard.navigated.length > 0);
      expect([heard.notices, moved(heard)]).to.deep.equal([
        ['success: The account was created'],
        [{ name: 'courses', query: words.replace(/&?selfRegistered/, '') }],
      ]);
    });

  it('ENROL-1, ENROL-7, ENROL-17: adds the course, says so, and leads to it', async () => {
    const { heard, asked, find } = await arrive(query('addToMyCourses'));
    await until(() => heard.navigated.length > 0);
    // The list has filled meanwhile, and nothing was begun again.
    await until(() => find('.card'));
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect([heard.notices, moved(heard)]).to.deep.equal([[succeeded], [course]]);
    expect([count(asked, enrol), count(asked, start)]).to.deep.equal([1, 0]);
    expect(heard.events).to.deep.equal([['lectern-course-enrolled', { objectiveId, aggregateId: 'aggregate-1' }]]);
  });

  it('ENROL-2: enrols, starts and opens the content', async () => {
    const { heard, asked } = await arrive(query('startTheCourse'));
    await until(() => heard.navigated.length > 0);
    expect([heard.notices, moved(heard)]).to.deep.equal([[succeeded], [content]]);
    expect([count(asked, enrol), count(asked, aggregates), count(asked, start), workflowId]).to.deep.equal([
      1,
      1,
      1,
      'run-1',
    ]);
    expect(heard.events).to.deep.equal([
      ['lectern-course-enrolled', { objectiveId, aggregateId: 'aggregate-1' }],
      ['lectern-course-started', { objectiveId, workflowId }],
    ]);
  });

  it('CALL-45: gives access to who has seen it in the open catalog alone', async () => {
    const { heard, asked } = await arrive(query('startTheCourse'), { [access]: [refused(404)] });
    await until(() => heard.navigated.length > 0);
    expect([heard.notices, moved(heard)]).to.deep.equal([[succeeded], [content]]);
    expect([open, giveAccess, enrol, aggregates, start].map((name) => asked.indexOf(name))).to.satisfy(
      (places: number[]) => places.every((place, index) => place > (places[index - 1] ?? -1)),
    );
  });

  for (const [rule, words, given] of [
    ['ENROL-9: who has begun', query('startTheCourse'), wireCourse({ state: 'inProgress' })],
    ['ENROL-9: who has a result', query('addToMyCourses'), wireCourse({ catalog: 'choosable', record: { id: 'r' } })],
    ['ENROL-5, ENROL-9: who is enrolled', query('addToMyCourses'), wireCourse({ catalog: 'enrolled' })],
  ] as const) {
    it(`${rule} is sent to the course, and nothing is created`, async () => {
      const { heard, asked } = await arrive(words, { [access]: [{ body: given }] });
      await until(() => heard.navigated.length > 0);
      expect([moved(heard), heard.notices, count(asked, enrol), count(asked, start)]).to.deep.equal([
        [course],
        [],
        0,
        0,
      ]);
    });
  }

  it('ENROL-5: who is enrolled and comes to start does start', async () => {
    const { heard, asked } = await arrive(query('startTheCourse'), {
      [access]: [{ body: wireCourse({ catalog: 'enrolled' }) }],
    });
    await until(() => heard.navigated.length > 0);
    expect([moved(heard), heard.notices, count(asked, enrol), count(asked, start)]).to.deep.equal([
      [content],
      [],
      0,
      1,
    ]);
  });

  it('ENROL-4: waiting in vain says the unknown error and stays among one’s courses', async () => {
    const { heard, asked } = await arrive(query('startTheCourse'), { [aggregates]: [refused(500)] });
    await until(() => heard.navigated.length > 0);
    expect([heard.notices, moved(heard), count(asked, start)]).to.deep.equal([
      ['danger: Unknown error. Please refresh the page and try again.'],
      [home],
      0,
    ]);
  });

  it('ENROL-6, ENROL-17: what is refused is said in the server’s words, and not tried again by going back', async () => {
    const { heard } = await arrive(query('addToMyCourses'), { [enrol]: [refused(409, 'All places are taken.')] });
    await until(() => heard.navigated.length > 0);
    expect([heard.notices, moved(heard)]).to.deep.equal([['danger: All places are taken.'], [home]]);
  });

  it('CMD-3, ENROL-6: what failed without a reason is said as on the page of the course', async () => {
    const { heard } = await arrive(query('addToMyCourses'), { [enrol]: [{ status: 202, body: {} }] });
    // The words for the failure are loaded first.
    await until(() => heard.navigated.length > 0 && heard.notices.length > 0);
    expect([heard.notices, moved(heard)]).to.deep.equal([
      ['danger: Server accepted command but encountered an unknown error.'],
      [home],
    ]);
  });

  it('ERR-5, ENROL-15: a course that nobody knows leads to the page that says so', async () => {
    const { heard } = await arrive(query('addToMyCourses'), { [access]: [refused(404)], [open]: [refused(404)] });
    await until(() => heard.navigated.length > 0);
    expect([heard.notices, moved(heard)]).to.deep.equal([[], [course]]);
  });

  it('CMD-8, ENROL-15: without a connection it stays visibly unsent until the learner sends it; a reload does not', async () => {
    const storage = memoryStorage();
    const first = await show(tag, arriving(query('addToMyCourses'), { [enrol]: [{ fault: 'lost' }] }), { storage });
    await until(() => first.find('.notice'));
    expect(first.find('.notice')!.textContent).to.contain('Not sent yet');
    expect(await faults(first.element)).to.deep.equal([]);
    clear();
    const again = await show(tag, arriving(query('addToMyCourses')), { storage });
    const heard = hearAll(again.element);
    await until(() => again.find('.notice'));
    expect(count(again.asked, enrol)).to.equal(0);
    again.find('.notice .btn')!.click();
    await until(() => heard.navigated.length > 0);
    expect([count(again.asked, enrol), heard.notices, moved(heard)]).to.deep.equal([1, [succeeded], [course]]);
  });

  it('the course cannot be heard of: it waits, and is asked for again by the learner’s word', async () => {
    const { heard, find } = await arrive(query('addToMyCourses'), {
      [access]: [{ fault: 'lost' }, { fault: 'lost' }, { body: wireCourse({ catalog: 'choosable' }) }],
    });
    await until(() => find('.notice .btn'));
    find('.notice .btn')!.click();
    await until(() => heard.navigated.length > 0);
    expect([heard.notices, moved(heard)]).to.deep.equal([[succeeded], [course]]);
  });

  it('ROUTE-31: an unknown flow is taken from the address, and that is all', async () => {
    const { heard, asked } = await arrive(`${query('deleteEverything')}&keyword=x`, { [aggregates]: [none] });
    await until(() => heard.navigated.some(({ route }) => !(route as { query?: string }).query?.includes('occflow')));
    expect([heard.notices, count(asked, enrol)]).to.deep.equal([[], 0]);
  });
});
