// The element of CONTRIBUTING.md, built and driven into each of its states on the real runtime.
import axe from 'axe-core';
import { expect } from 'chai';
import { manifest } from '../../../docs/tutorial/next-course/manifest.ts';
import { nextCourse } from '../../../docs/tutorial/next-course/model.ts';
import { NextCourse } from '../../../docs/tutorial/next-course/NextCourse.tsx';
import { states } from '../../../docs/tutorial/next-course/states.ts';
import { LecternError } from '../../../src/errors.ts';
import { stageState, type Exhibit, type Staged } from '../../../widgets/workbench/stageState.ts';
import { until } from '../support/stage.tsx';

const exhibit: Exhibit = { manifest, states, load: async () => NextCourse };

describe('the tutorial’s element', () => {
  let staged: Staged;
  afterEach(() => staged.destroy());

  for (const state of states) {
    it(`${state.name}: ${state.title}`, async () => {
      staged = await stageState(exhibit, state, document.body);
      await staged.settled;
      const root = staged.element.shadowRoot!;
      const { violations } = await axe.run(staged.element, { rules: { region: { enabled: false } } });
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).to.deep.equal([]);
      if (state.name !== 'course') return;
      expect(root.querySelector('h2')!.textContent).to.equal('Zoology');
      expect(root.querySelector('a')!.getAttribute('href')).to.contain('/courses/Zoology/view/content');
      expect(root.querySelector('p')!.textContent).to.contain('Nov 25');
      staged.element.setAttribute('days', '2');
      await until(() => root.querySelector('h2')!.textContent === 'Anatomy');
    });
  }

  it('decides in its model alone', () => {
    expect(nextCourse({ items: null, error: null }, 0, 1).kind).to.equal('loading');
    expect(nextCourse({ items: null, error: new LecternError('server_error', 'no') }, 0, 1).kind).to.equal('failed');
    expect(nextCourse({ items: [], error: null }, 0, 1).kind).to.equal('none');
  });
});
