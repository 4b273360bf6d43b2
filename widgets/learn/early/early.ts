import { isPublicPath } from '../../../src/routes/isPublicPath.ts';
import { parse } from '../../../src/routes/parse.ts';
import type { GivenReply } from '../../../src/web/GivenReply.ts';
import { sendEarlyCalls } from '../../sendEarlyCalls.ts';
import { courseCalls } from './courseCalls.ts';
import { currentPath } from '../currentPath.ts';
import { drawnPage } from '../drawn/drawnPage.ts';
import { repliesOfPage } from './repliesOfPage.ts';
import { pageOf } from '../page.ts';
import { earlySettings, isElsewhere } from '../pageSettings.ts';
import { requireElement } from '../requireElement.ts';

/** Calls and texts by tag, inserted by the build. */
declare const __LECTERN_NEEDS__: Readonly<
  Record<string, { readonly own: readonly string[]; readonly namespaces: readonly string[] }>
>;

// Scripts of a page run in their order, and so do their error events, so this script notices the failures of all later ones (LATE-2).
const lost = requireElement('#lost');
for (const script of document.querySelectorAll('script')) script.addEventListener('error', () => (lost.hidden = false));

/**
 * A reply that came with the page. Its text is returned at once: a browser reads a body in a separate task, and may paint a placeholder
 * before that.
 */
const replyOf = ({ status, date, body }: GivenReply) =>
  Object.assign(new Response(body, { status, headers: date === null ? {} : { date } }), {
    text: () => Promise.resolve(body),
  });

/** Replies that came with the page: with a page that the server has drawn (PUB-7), or with a person's page (SRV-96). */
const givenReplies = () =>
  Object.fromEntries(
    [...(drawnPage()?.replies ?? []), ...repliesOfPage()].map((given) => [given.path, replyOf(given)]),
  );

// A separate script, small enough to run before the page's code has loaded.
const page = pageOf(parse(currentPath()), '', earlySettings());
// Whether the tenant's LMS answers the call for the opening, before its settings are loaded.
const opening = document.documentElement.dataset['opening'] !== undefined;
const needs = page.kind === 'element' && !isElsewhere() ? __LECTERN_NEEDS__[page.tag] : undefined;
// A browser is slow to create its first formatter of dates. Now it waits for code and replies anyway.
setTimeout(() => Intl.DateTimeFormat(document.documentElement.lang));
// In a frame, the host first decides on the session.
if (needs && parent === window)
  sendEarlyCalls(
    // A page for visitors requests no user (PUB-3).
    {
      own: isPublicPath(currentPath()) ? [] : [...courseCalls(page, opening), ...needs.own],
      namespaces: needs.namespaces,
    },
    document.documentElement.lang,
    givenReplies(),
  );
