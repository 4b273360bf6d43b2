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

/** Calls and texts by tag, set in by the build. */
declare const __LECTERN_NEEDS__: Readonly<
  Record<string, { readonly own: readonly string[]; readonly namespaces: readonly string[] }>
>;

// Scripts of a page run in their order, and so do their error events: this script hears the failures of all later ones (LATE-2).
const lost = requireElement('#lost');
for (const script of document.querySelectorAll('script')) script.addEventListener('error', () => (lost.hidden = false));

/**
 * A reply that came with the page. Its text is at hand: a browser reads a body in a task of its own, and may paint a placeholder before
 * that.
 */
const replyOf = ({ status, date, body }: GivenReply) =>
  Object.assign(new Response(body, { status, headers: date === null ? {} : { date } }), {
    text: () => Promise.resolve(body),
  });

/** Replies that came with the page: with one that the server has drawn (PUB-7), or with the page of a person (SRV-96). */
const givenReplies = () =>
  Object.fromEntries(
    [...(drawnPage()?.replies ?? []), ...repliesOfPage()].map((given) => [given.path, replyOf(given)]),
  );

// A script of its own, small enough to run before the page's code is there.
const page = pageOf(parse(currentPath()), '', earlySettings());
// Says what the tenant's LMS answers, before its settings are there.
const opening = document.documentElement.dataset['opening'] !== undefined;
const needs = page.kind === 'element' && !isElsewhere() ? __LECTERN_NEEDS__[page.tag] : undefined;
// A browser takes its time for the first formatter of dates. Now it waits for code and replies anyway.
setTimeout(() => Intl.DateTimeFormat(document.documentElement.lang));
// In a frame, the host first decides whose session it is.
if (needs && parent === window)
  sendEarlyCalls(
    // A page for visitors asks for nobody (PUB-3).
    {
      own: isPublicPath(currentPath()) ? [] : [...courseCalls(page, opening), ...needs.own],
      namespaces: needs.namespaces,
    },
    document.documentElement.lang,
    givenReplies(),
  );
