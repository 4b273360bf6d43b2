// Every stop of the Tab key on every screen: it is seen, shows that it has the focus, and leads on (WCAG-2): 2.1.1, 2.1.2, 2.4.3,
// 2.4.7, 2.4.11.
import { beforeEach, expect, it } from 'vitest';
import { openScreen } from '../screens/openScreen.ts';
import { fewestStops } from '../screens/Screen.ts';
import { screens } from '../screens/screenList.ts';
import { admin, beginOn } from '../support/harness.ts';
import { walk } from './walk.ts';

beginOn('2026-11-26');
beforeEach(() => admin.clock.set('2026-11-25T09:00:00Z'));

it.each(screens)('$file: Tab goes through, and nothing is lost or hidden', async (screen) => {
  const page = await openScreen(screen);
  const names = await walk(page).stops(90);
  if (screen.stops) expect(names).toHaveLength(screen.stops);
  else expect(names.length).toBeGreaterThanOrEqual(fewestStops);
});
