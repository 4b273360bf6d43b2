import { clear, show } from '../support/exhibit.ts';
import { reading, tag, tree } from '../support/player.ts';
import { until } from '../support/stage.tsx';
import { toastRoot } from '../support/toastRoot.ts';
import { wireActivity, type PartSketch } from '../../../widgets/workbench/states/player/stateParts.ts';

describe('lectern-player: what is said of a completed part', () => {
  afterEach(clear);

  it('DONE-1: how far the course is done with it, not without it', async () => {
    const course = (second: 'inProgress' | 'finished'): PartSketch => ({
      name: 'A course',
      workflow: 'inProgress',
      children: [{ name: 'One', workflow: 'finished' }, { name: 'Two', workflow: second }, { name: 'Three' }],
    });
    const trees = (['inProgress', 'finished'] as const).map((second) => ({ body: wireActivity(course(second)) }));
    const { find } = await show(tag, reading(course('inProgress'), 'p2', { [tree]: trees }), { toasts: true });
    await until(() => find('.mark-complete'));
    find('.mark-complete')!.click();
    const spoken = () => toastRoot()?.querySelector('.sr')?.textContent;
    await until(() => spoken()?.includes('“Two” is completed.'));
    await until(() => spoken() === '“Two” is completed. 2 of 3 parts', `2 of 3 parts, not: ${spoken()}`);
  });
});
