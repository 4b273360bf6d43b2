import { puppeteerCore } from '@web/test-runner-chrome';
import { firefoxOptions } from '../../scripts/test/engines/firefoxOptions.mjs';
import { findWanted, type Pilot, type Wanted } from './pilot.ts';

/** Starts a Firefox without a window, driven by WebDriver BiDi. */
export async function firefoxPilot(): Promise<Pilot> {
  const browser = await puppeteerCore.launch({ ...firefoxOptions(), acceptInsecureCerts: true });
  const page = await browser.newPage();
  await page.setViewport({ width: 1280, height: 900 });
  const place = (frame: string | undefined) =>
    frame === undefined
      ? page.mainFrame()
      : page.frames().find((one) => one !== page.mainFrame() && one.url().includes(frame));
  const find = async (wanted: Wanted, frame: string | undefined) => {
    const handle = await place(frame)?.evaluateHandle(findWanted, wanted);
    return (handle?.asElement() ?? null) as puppeteerCore.ElementHandle<Element> | null;
  };
  /** Does something with what is wanted. What is drawn again meanwhile, or moves, is not in reach yet. */
  const withWanted = async (
    wanted: Wanted,
    frame: string | undefined,
    work: (element: puppeteerCore.ElementHandle<Element>) => Promise<unknown>,
  ) => {
    try {
      const element = await find(wanted, frame);
      if (element) await work(element);
      return element !== null;
    } catch {
      return false;
    }
  };
  return {
    goto: async (address) => void (await page.goto(address)),
    sees: (wanted, frame) => withWanted(wanted, frame, async () => undefined),
    click: (wanted, frame) => withWanted(wanted, frame, (element) => element.click()),
    press: (wanted, frame) => withWanted(wanted, frame, (element) => element.press('Enter')),
    type: (wanted, text, frame) => withWanted(wanted, frame, (element) => element.type(text)),
    address: async () => page.url(),
    ask: async (question, frame) => (await place(frame)?.evaluate(question)) ?? null,
    end: () => browser.close(),
  };
}
