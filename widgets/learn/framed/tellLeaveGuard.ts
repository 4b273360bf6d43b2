import type { FrameEnd } from '../../../src/bridge/channel/frameEnd.ts';
import type { InFrame, Portal } from '../../index.ts';

/** Tells the host whether something waits to be sent, once somebody is here and the first view stands (CMD-9). */
export async function tellLeaveGuard(
  end: FrameEnd,
  { store }: Portal['session'],
  { outbox: load }: Pick<InFrame, 'outbox'>,
): Promise<void> {
  // Nobody is asked for it: a page for visitors is shown to everybody.
  await new Promise<void>((resolve) => {
    const look = () => void (store.getState().user && resolve());
    store.subscribe(look);
    look();
  });
  const outbox = await load();
  let on = false;
  const look = () => {
    const waits = outbox.store.getState().length > 0;
    if (waits !== on) end.tell('leave-guard', { on: waits });
    on = waits;
  };
  outbox.store.subscribe(look);
  look();
}
