import { puppeteerCore } from '@web/test-runner-chrome';
import { firefoxOptions } from '../../scripts/test/engines/firefoxOptions.mjs';
import { findWanted, type Pilot, type Wanted } from './pilot.ts';

/** Starts a Firefox without a window, driven by WebDriver BiDi. */
export async function firefoxPilot(): Promise<Pilot> {
  const browser = await puppeteerCore.launch({ ...firefoxOptions(), acceptInsecureCerts: true });
  const page = await browser.newPage();
  await page.setViewport({ width: 1280, height: 900 });
  const place = (frame: string | undefined) =>
    frame === undefined ? page.mainFrame() : page.frames().find((one) => one.url().includes(frame));
  const find = async (wanted: Wanted, frame: string | undefined) => {
    const handle = await place(frame)?.evaluateHandle(findWanted, wanted);
    return (handle?.asElement() ?? null) as puppeteerCore.ElementHandle<Element> | null;
  };
  /** What is drawn anew meanwhile, or moves, is not in reach yet. */
  const tried = (done: Promise<boolean>) => done.catch(() => false);
  return {
    goto: async (address) => void (await page.goto(address)),
    sees: (wanted, frame) => tried(find(wanted, frame).then(Boolean)),
    click: (wanted, frame) =>
      tried(
        find(wanted, frame).then(async (element) => {
          await element?.click();
          return element !== null;
        }),
      ),
    type: (wanted, text, frame) =>
      tried(
        find(wanted, frame).then(async (element) => {
          await element?.type(text);
          return element !== null;
        }),
      ),
    address: async () => page.url(),
    ask: async (question, frame) => (await place(frame)?.evaluate(question)) ?? null,
    end: () => browser.close(),
  };
}
