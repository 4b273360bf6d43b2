import type { FrameEnd } from '../../../src/bridge/channel/frameEnd.ts';
import type { InFrame, Portal } from '../../index.ts';

/** Tells the host whether something waits to be sent, once a person is known and the first view is shown (CMD-9). */
export async function tellLeaveGuard(
  end: FrameEnd,
  { store }: Portal['session'],
  { outbox: load }: Pick<InFrame, 'outbox'>,
): Promise<void> {
  // No user is requested for this: a page for visitors is shown to everybody.
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
