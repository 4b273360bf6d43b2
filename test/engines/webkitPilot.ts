import { startWebkit } from '../../scripts/test/engines/startWebkit.mjs';
import { findWanted, type Pilot, type Wanted } from './pilot.ts';

/** Finds the frame whose address has this part, and that the page may not look into. */
function frameElement(part: string): Element | null {
  const roots: (Document | ShadowRoot)[] = [document];
  for (const root of roots) {
    for (const element of root.querySelectorAll('*')) if (element.shadowRoot) roots.push(element.shadowRoot);
    for (const frame of root.querySelectorAll('iframe')) if (frame.src.includes(part)) return frame;
  }
  return null;
}

/** Starts WebKitGTK on a screen of its own, driven by WebDriver. */
export async function webkitPilot(): Promise<Pilot> {
  const session = await startWebkit();
  await session.resize({ width: 1280, height: 900 });
  /** Does something in the page or a frame of it; false where that is not there, or what is wanted is not in reach yet. */
  async function within<T>(frame: string | undefined, work: () => Promise<T>): Promise<T | null> {
    await session.frame(null);
    if (frame !== undefined) {
      const found = await session.find(frameElement, frame);
      if (!found) return null;
      await session.frame(found);
    }
    return work();
  }
  const withWanted = (wanted: Wanted, frame: string | undefined, work: (element: object) => Promise<unknown>) =>
    within(frame, async () => {
      const element = await session.find(findWanted, wanted);
      if (element) await work(element);
      return element !== null;
    }).then(
      (done) => done === true,
      () => false,
    );
  return {
    goto: (address) => within(undefined, () => session.goto(address)).then(() => undefined),
    sees: (wanted, frame) => withWanted(wanted, frame, async () => undefined),
    click: (wanted, frame) => withWanted(wanted, frame, (element) => session.click(element)),
    press: (wanted, frame) =>
      withWanted(wanted, frame, async (element) => {
        await session.evaluate((control: object) => (control as HTMLElement).focus(), element);
        await session.press('Enter');
      }),
    type: (wanted, text, frame) => withWanted(wanted, frame, (element) => session.type(element, text)),
    address: () => session.url(),
    ask: (question, frame) => within(frame, () => session.evaluate(question)),
    end: () => session.stop(),
  };
}
