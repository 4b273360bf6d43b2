// Dates of the server's own pages are in the zone that their reader has saved (LOC-10).
import { eq } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import { users } from '../../../demo/server/db/schema.ts';
import { announcements } from '../../../demo/server/db/schemaAnnouncements.ts';
import { uuidOf } from '../../../demo/server/db/uuidOf.ts';
import { startAcademy } from '../support/startAcademy.ts';

const academy = await startAcademy();
const channelId = uuidOf('channel:STA 210');
const id = uuidOf('announcement:of zones');

/** The page of announcements as Mira sees it with a zone, with one that was sent at an instant. */
async function pageWith(timezone: string | null, sent: string): Promise<string> {
  await academy.db
    .update(users)
    .set({ timezone })
    .where(eq(users.id, uuidOf('user:mira')));
  await academy.db.insert(announcements).values({ id, channelId, text: 'A word about zones', sent: new Date(sent) });
  const browser = await academy.browser('mira');
  const { text } = await browser.send(`/chat/channels/groups/${channelId}`, { headers: { accept: 'text/html' } });
  const [, shown = ''] = new RegExp(`<time datetime="${new Date(sent).toISOString()}">([^<]+)<`).exec(text) ?? [];
  return shown.replace(/\s/g, ' ');
}

afterEach(() => academy.db.delete(announcements).where(eq(announcements.id, id)));

describe('announcements', () => {
  it.each([
    ['Pacific/Kiritimati', '2024-12-31T10:30:00Z', 'January 1, 2025 at 12:30 AM'],
    ['Pacific/Pago_Pago', '2024-12-31T10:30:00Z', 'December 30, 2024 at 11:30 PM'],
    ['Tokyo Standard Time', '2024-12-31T15:30:00Z', 'January 1, 2025 at 12:30 AM'],
    ['Europe/London', '2024-03-31T00:59:00Z', 'March 31, 2024 at 12:59 AM'],
    ['Europe/London', '2024-03-31T01:00:00Z', 'March 31, 2024 at 2:00 AM'],
    ['Europe/London', '2024-10-27T00:30:00Z', 'October 27, 2024 at 1:30 AM'],
    ['Europe/London', '2024-10-27T01:30:00Z', 'October 27, 2024 at 1:30 AM'],
    [null, '2024-12-31T23:30:00Z', 'December 31, 2024 at 11:30 PM'],
    ['Europe/Atlantis', '2024-12-31T23:30:00Z', 'December 31, 2024 at 11:30 PM'],
  ])('in %s, %s is %s', async (timezone, sent, text) => expect(await pageWith(timezone, sent)).toBe(text));
});
