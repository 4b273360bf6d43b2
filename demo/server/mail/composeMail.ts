import { and, eq } from 'drizzle-orm';
import { preferenceOf } from '../../../src/domain/notifications/preferences.ts';
import { mayLearn } from '../../../src/domain/person/mayLearn.ts';
import type { Clock } from '../clock/clock.ts';
import type { Config } from '../config.ts';
import type { Db } from '../db/openDb.ts';
import { notices, seenLanguages, type outgoingMails } from '../db/schemaNotices.ts';
import { languageOf, type Language } from '../http/language.ts';
import type { SignedId } from '../http/signedId.ts';
import { dueOf } from '../notices/dueOf.ts';
import { keyOf } from '../notices/keyOf.ts';
import { loadNotices, type LoadedNotice } from '../notices/loadNotices.ts';
import { loadPreferences } from '../notices/preferences.ts';
import { findPerson, type Person } from '../oidc/people.ts';
import { headerText } from './headerText.ts';
import type { Mail } from './mail.ts';
import { noticeWords } from './noticeWords.ts';
import { renderMail } from './renderMail.ts';
import { unsubscribeId } from './unsubscribeLinks.ts';
import { unsubscribePath } from './unsubscribePath.ts';
import { latinDigits } from '../language/latinDigits.ts';

/** Dependencies of composing a mail. */
export interface Composer {
  readonly db: Db;
  readonly clock: Clock;
  readonly config: Pick<Config, 'origin' | 'timeZone' | 'mail'>;
  readonly token: SignedId;
}

type Outgoing = typeof outgoingMails.$inferSelect;

/** The most notices in a digest; the digest says when there are more. */
const most = 50;
const address = /^[^\s@<>,;:"()[\]\\]{1,64}@[^\s@<>,;:"()[\]\\]{1,189}$/;

/**
 * Language and zone of a mail: the language that its reader has saved, else the one in which they last saw the portal; their zone, else the
 * academy's.
 */
async function languageFor(db: Db, { id, locale, timezone }: Person, byDefault: string): Promise<Language> {
  const [seen] = await db.select().from(seenLanguages).where(eq(seenLanguages.userId, id));
  return languageOf([locale ?? '', seen?.tag ?? ''], undefined, timezone ?? byDefault);
}

/** The notices that are still true: nobody is reminded of work that is done or over. */
async function stillTrue(
  db: Db,
  userId: string,
  all: readonly LoadedNotice[],
  now: number,
): Promise<readonly LoadedNotice[]> {
  if (!all.some(({ notice }) => notice.kind === 'dueSoon')) return all;
  const due = new Set((await dueOf(db, userId, now)).map(({ id, at }) => keyOf(id, new Date(at).toISOString())));
  return all.filter(({ notice, key }) => notice.kind !== 'dueSoon' || due.has(key));
}

/**
 * A mail as it is to be sent now. Everything is checked again: a person who may not learn any more, has no address, or has turned off these
 * notices gets no mail; a notice that may not be seen, or is no longer true, is left out (NOTE-18, NOTE-22).
 * @returns null where no notice is left
 */
export async function composeMail({ db, clock, config, token }: Composer, outgoing: Outgoing): Promise<Mail | null> {
  const { id, userId, way } = outgoing;
  const person = await findPerson(db, userId);
  if (!person || !mayLearn(person) || !address.test(person.email)) return null;
  const now = clock.now();
  const preferences = await loadPreferences(db, userId);
  const told = await loadNotices(db, now, and(eq(notices.mail, way), eq(notices.mailId, id)));
  const wanted = told.filter(({ kind }) => preferenceOf(preferences, kind).mail !== 'off');
  const all = await stillTrue(db, userId, wanted, now);
  const [first] = all;
  if (!first) return null;
  const language = await languageFor(db, person, config.timeZone);
  const { text, tag, zone } = language;
  const digest = way === 'now' ? null : way;
  const kind = digest ?? first.kind;
  const { origin } = config;
  const unsubscribe = origin + unsubscribePath(token.of(await unsubscribeId(db, userId, kind)));
  const day = new Intl.DateTimeFormat(latinDigits(tag), { dateStyle: 'long', timeZone: zone }).format(now);
  const rendered = renderMail(language, {
    title: digest && text(`mail.${digest}`, { brand: text('brand'), date: day }),
    name: headerText(person.firstName),
    notices: all.slice(0, most).map(({ notice }) => noticeWords(notice, language, { origin, short: digest !== null })),
    more: all.length > most,
    kind: text(`notice.${kind}`),
    unsubscribe,
    settings: `${origin}/learn/profile?tab=notifications`,
  });
  return {
    id,
    userId,
    to: { name: headerText(person.name, 100), address: person.email },
    from: { name: text('brand'), address: config.mail.from },
    ...rendered,
    date: new Date(now),
    headers: {
      'Message-ID': `<${id}@${new URL(origin).hostname}>`,
      'List-Unsubscribe': `<${unsubscribe}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      'Auto-Submitted': 'auto-generated',
      'Content-Language': tag,
    },
  };
}
