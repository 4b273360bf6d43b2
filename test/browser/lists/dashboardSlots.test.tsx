// Parts of the dashboard that a page replaces: they are neither drawn nor asked for.
import { expect } from 'chai';
import { clear, faults, show, statesOf } from '../support/exhibit.ts';
import { until } from '../support/stage.tsx';

const tag = 'lectern-dashboard';
const calendar = '/calendar-items';
const parts = { banners: '.home-banners', recent: '.home-cards', tasks: '[part=tasks]', dates: '.home-dates' } as const;
type Part = keyof typeof parts;
const names = Object.keys(parts) as Part[];

/** What a page puts into a slot. */
function own(slot: string): HTMLElement {
  const made = document.createElement('section');
  made.slot = slot;
  const title = document.createElement('h3');
  title.textContent = `${slot} of the page`;
  made.append(title);
  return made;
}

/** The dashboard with these parts replaced before it draws anything. */
async function standing(...replaced: readonly string[]) {
  const shown = await show(
    tag,
    statesOf(tag).find(({ name }) => name === 'banners')!,
    { await: false },
  );
  shown.element.append(...replaced.map(own));
  // The ring of progress is replaced by nobody, and comes with the last answer but that of the calendar.
  await until(() => shown.find('.home-ring') !== null && shown.find('.resume') !== null);
  return shown;
}

describe('DASH-13, DASH-14: parts of lectern-dashboard that a page replaces', () => {
  afterEach(clear);

  for (const name of names)
    it(`${name}: what the page puts there stands in its place, and the others stay`, async () => {
      const { find, element } = await standing(name);
      await until(() => names.every((other) => other === name || find(parts[other]) !== null));
      expect(find(parts[name])).to.equal(null);
      const slot = find(`slot[name=${name}]`) as HTMLSlotElement;
      expect(slot.assignedElements().map(({ textContent }) => textContent)).to.deep.equal([`${name} of the page`]);
      expect(slot.assignedElements()[0]!.getBoundingClientRect().height).to.be.greaterThan(0);
      expect(await faults(element)).to.deep.equal([]);
    });

  it('the dates are asked for where tasks or dates are our own, and not where both are replaced', async () => {
    const isAsked = ({ asked }: { readonly asked: readonly string[] }) => asked.some((call) => call.includes(calendar));
    for (const replaced of [['tasks'], ['dates']]) {
      const one = await standing(...replaced);
      await until(() => isAsked(one));
      clear();
    }
    const none = await standing('tasks', 'dates');
    // What comes after all else would have come with the recent courses.
    await until(() => none.find('.home-cards .card') !== null);
    await new Promise((resolve) => setTimeout(resolve, 0));
    expect(isAsked(none)).to.equal(false);
    expect(none.asked.filter((call) => call.includes('/lectern/')).length).to.be.greaterThan(0);
  });

  it('a part comes back when the page takes away what it put there, and goes again', async () => {
    const { element, find } = await standing('tasks');
    element.querySelector('[slot=tasks]')!.remove();
    await until(() => find('.home-task') !== null);
    element.append(own('tasks'));
    await until(() => find('[part=tasks]') === null);
    expect((find('slot[name=tasks]') as HTMLSlotElement).assignedElements()).to.have.length(1);
  });

  it('what stands in no slot, or in one of another name, replaces nothing', async () => {
    const { find } = await standing('', 'progress', 'Tasks');
    await until(() => names.every((name) => find(parts[name]) !== null));
  });

  it('with all of them replaced, and in a narrow column, it stands without a fault', async () => {
    const { element } = await standing(...names);
    element.parentElement!.style.inlineSize = '320px';
    expect(await faults(element)).to.deep.equal([]);
    expect(element.scrollWidth).to.be.at.most(element.clientWidth);
  });
});
