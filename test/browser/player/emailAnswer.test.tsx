import { expect } from 'chai';
import { verdict } from '../../../widgets/workbench/states/player/emailAnswerStates.ts';
import { clear, faults, show, statesOf } from '../support/exhibit.ts';
import { count, tag } from '../support/player.ts';
import { until } from '../support/stage.tsx';

const state = (name: string) => statesOf(tag).find((one) => one.name === `email-${name}`)!;

describe('lectern-player: an answer that was given in an e-mail', () => {
  afterEach(clear);

  for (const { name } of statesOf(tag).filter((one) => one.name.startsWith('email-')))
    it(`${name}: axe finds nothing`, async () => {
      const { element } = await show(tag, name, { theme: 'light' });
      expect(await faults(element)).to.deep.equal([]);
    });

  it('EMAIL-2: the verdict, the question, the answer and the reason are told, and read at once', async () => {
    const { find, all } = await show(tag, 'email-incorrect');
    expect(find('[role=status] .title')!.textContent).to.equal('That is not correct');
    expect(all('dd').map((one) => one.textContent)).to.deep.equal([
      'Which middle of the data stays where it is when one value is far away?',
      'The mean',
      'Half of the values lie on either side of it, however far away they are.',
    ]);
  });

  it('EMAIL-2: without the service nothing is made up, and the link’s own text stays text', async () => {
    const { find, all } = await show(tag, 'email-hostile');
    expect(find('.title')!.textContent).to.equal('Your answer was received');
    expect(all('dd')).to.have.length(1);
    expect(find('dd')!.textContent).to.contain('<img src=x');
    expect(find('img')).to.equal(null);
  });

  it('EMAIL-3: the button opens the module by the two ids', async () => {
    const { find, element } = await show(tag, 'email-correct');
    const led = new Promise<CustomEvent>((done) =>
      element.addEventListener('lectern-navigate', (event) => {
        event.preventDefault();
        done(event as CustomEvent);
      }),
    );
    find('.btn')!.click();
    expect((await led).detail.route).to.deep.equal({
      name: 'content',
      objectiveId: 'course-sta210',
      axis: ['p4', 'p4-2'],
      query: '',
    });
  });

  it('EMAIL-3, TEXT-40: a module that is not there is said, and one can try again', async () => {
    const { find } = await show(tag, 'email-no-module');
    expect(find('.notice[role=alert] b')!.textContent).to.equal('Module not found');
    expect(find('.btn')!.getAttribute('aria-busy')).to.not.equal('true');
  });

  it('EMAIL-3: a failure while looking is no "not found"', async () => {
    const { replies, ...rest } = state('correct');
    const { find } = await show(tag, {
      ...rest,
      replies: { ...replies, 'GET /api/lms/v1/users/me/objectives/course-sta210/objective-access': [{ status: 500 }] },
    });
    find('.btn')!.click();
    await until(() => find('.notice[role=alert]') !== null);
    expect(find('.notice b')!.textContent).to.equal('The module could not be opened. Try again.');
  });

  it('EMAIL-2: what failed is asked again by the button', async () => {
    const { replies, ...rest } = state('failed');
    const { find, asked } = await show(tag, {
      ...rest,
      replies: { ...replies, [verdict]: [{ status: 500 }, { status: 500 }, { body: { correct: true } }] },
    });
    find('.empty-state .btn')!.click();
    await until(() => find('.title')?.textContent === 'That is correct');
    expect(count(asked, 'GET /api/assessment/v1/answers/a-2')).to.equal(3);
  });
});
