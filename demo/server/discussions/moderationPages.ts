import type { Around } from '../http/around.ts';
import { html } from '../http/html.ts';
import type { Language } from '../http/language.ts';
import { page } from '../http/page.ts';
import { partListPage } from '../http/partListPage.ts';
import type { allPosts, listDiscussions, Moderation } from './moderate.ts';
import { latinDigits } from '../language/latinDigits.ts';

/** Address of the pages on which instructors moderate discussions. */
export const moderationPath = '/teach/discussions';

type Listed = Awaited<ReturnType<typeof listDiscussions>>;
type Posts = Awaited<ReturnType<typeof allPosts>>;

/** The address of one discussion. */
export const discussionAddress = ({ objectiveId, axis }: { readonly objectiveId: string; readonly axis: string }) =>
  `${moderationPath}/${encodeURIComponent(objectiveId)}?part=${encodeURIComponent(axis)}`;

/** All discussions (DISC-9). */
export function moderationListPage(language: Language, listed: Listed, around: Around): string {
  const { text } = language;
  const parts = listed.map((one) => ({
    address: discussionAddress(one),
    course: one.course,
    part: one.part,
    figure: text('disc.posts', { count: String(one.posts) }),
  }));
  const lead = text(listed.length > 0 ? 'disc.lead' : 'disc.none');
  return partListPage(language, { title: text('disc.title'), lead, parts }, around);
}

/** One discussion: each post with its steps of moderation; forms alone, no script. */
export function moderationPage(
  language: Language,
  {
    course,
    part,
    posts,
    token,
    address,
  }: {
    readonly course: string;
    /** Null where the course no longer has that part. */
    readonly part: string | null;
    readonly posts: Posts;
    readonly token: string;
    readonly address: string;
  },
  around: Around,
): string {
  const { tag, text, zone } = language;
  const moment = new Intl.DateTimeFormat(latinDigits(tag), { dateStyle: 'medium', timeStyle: 'short', timeZone: zone });
  const stepsOf = ({ threadId, pinned, closed, deleted }: Posts[number]): readonly Moderation[] => [
    ...(threadId === null
      ? [pinned ? ('unpin' as const) : ('pin' as const), closed ? ('open' as const) : ('close' as const)]
      : []),
    ...(deleted ? [] : ['remove' as const]),
  ];
  const marksOf = ({ pinned, closed }: Posts[number]) =>
    [pinned && text('disc.isPinned'), closed && text('disc.isClosed')].filter(Boolean).join(' · ');
  const button = (step: Moderation) =>
    html`<button class="quiet" name="step" value="${step}">${text(`disc.step.${step}`)}</button>`;
  return page(
    language,
    course,
    html`<section class="sheet wide">
      <h1>${course}</h1>
      <p class="lead">${part ?? text('disc.title')}</p>
      ${posts.map(
        (post) =>
          html`<section class="answer${post.threadId !== null && ' reply'}" aria-labelledby="${post.id}">
            <h2 id="${post.id}">
              <bdi>${post.author}</bdi> ·
              <time datetime="${post.created.toISOString()}">${moment.format(post.created)}</time>
            </h2>
            ${marksOf(post) && html`<p class="lead">${marksOf(post)}</p>`}
            ${post.deleted ? html`<p class="lead">${text('disc.isRemoved')}</p>` : html`<p class="written">${post.text}</p>`}
            <form method="post" action="${address}">
              <input type="hidden" name="token" value="${token}" /><input
                type="hidden"
                name="post"
                value="${post.id}"
              />
              <div class="actions">${stepsOf(post).map(button)}</div>
            </form>
          </section>`,
      )}
    </section>`,
    { around },
  );
}
