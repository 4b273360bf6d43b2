import { discussionAddress } from '../discussions/moderationPages.ts';
import { html, type Html } from '../http/html.ts';
import type { Language } from '../http/language.ts';
import { mostSaid, type Said } from './loadSaid.ts';
import { latinDigits } from '../language/latinDigits.ts';

/**
 * The learner's posts in a discussion: with each reply the name of the person it answers, and a link to the whole discussion (GRADING-9).
 */
export function saidList(
  { tag, text, zone }: Language,
  objectiveId: string,
  {
    id,
    axis,
    name,
    said,
  }: { readonly id: string; readonly axis: string; readonly name: string; readonly said: readonly Said[] },
): Html | false {
  const moment = new Intl.DateTimeFormat(latinDigits(tag), { dateStyle: 'long', timeStyle: 'short', timeZone: zone });
  return (
    said.length > 0 &&
    html`<section class="answer" aria-labelledby="${id}-said">
      <h2 id="${id}-said">${text('grading.said', { name })}</h2>
      ${said.length > mostSaid && html`<p class="lead">${text('grading.saidNewest', { count: String(mostSaid) })}</p>`}
      ${said.slice(-mostSaid).map(
        (one) =>
          html`<p class="lead">
              ${one.to !== null && html`${text('grading.saidTo', { name: one.to })} · `}<time
                datetime="${one.created.toISOString()}"
                >${moment.format(one.created)}</time
              >
            </p>
            <p class="written">${one.text}</p>`,
      )}
      <p><a href="${discussionAddress({ objectiveId, axis })}">${text('grading.saidAll')}</a></p>
    </section>`
  );
}
