import type { Around } from '../../http/around.ts';
import { html } from '../../http/html.ts';
import type { Language } from '../../http/language.ts';
import { page } from '../../http/page.ts';
import { platformsPath } from './platformsPath.ts';
import type { Platform } from '../platforms.ts';
import type { PlatformStanding } from './platformStanding.ts';
import { latinDigits } from '../../language/latinDigits.ts';

/** The step that was done before the page is shown. */
export type PlatformsSaid = 'saved' | 'removed' | null;

/** The values that the platform's administrator enters there, with the names that platforms use. */
const toolValues = (origin: string) =>
  [
    ['login', `${origin}/lti-tool/login`],
    ['redirect', `${origin}/lti-tool/launch`],
    ['target', `${origin}/learn`],
    ['choose', `${origin}/lti-tool/launch`],
    ['keys', `${origin}/lti-tool/jwks`],
  ] as const;

/** The platforms that launch the portal, and the values that they need from it (TOOL-1). */
export function platformsPage(
  language: Language,
  view: {
    readonly origin: string;
    readonly platforms: readonly (Platform & PlatformStanding)[];
    readonly said: PlatformsSaid;
  },
  around: Around,
): string {
  const { text, tag } = language;
  const number = new Intl.NumberFormat(latinDigits(tag));
  const row = ({ id, name, issuer, learners, waiting, refused }: (typeof view.platforms)[number]) =>
    html`<li>
      <div>
        <a href="${platformsPath}/${id}"><b dir="auto">${name}</b></a
        ><span dir="ltr">${issuer}</span>
        <span
          >${text('platforms.standing', {
            learners: number.format(learners),
            waiting: number.format(waiting),
            refused: number.format(refused),
          })}</span
        >
      </div>
    </li>`;
  const list = html`<ul class="rows">
    ${view.platforms.map(row)}
  </ul>`;
  return page(
    language,
    text('platforms.title'),
    html`<section class="sheet wide">
      <h1>${text('platforms.title')}</h1>
      <p class="lead">${text('platforms.help')}</p>
      ${view.said && html`<p class="notice good" role="status">${text(`platforms.${view.said}`)}</p>`}
      ${view.platforms.length > 0 ? list : html`<p class="lead">${text('platforms.none')}</p>`}
      <p class="actions"><a class="button" href="${platformsPath}/new">${text('platforms.add')}</a></p>
      <h2 id="values">${text('platforms.values')}</h2>
      <p class="lead">${text('platforms.valuesHelp')}</p>
      <dl>
        ${toolValues(view.origin).map(
          ([name, value]) =>
            html`<dt>${text(`platforms.value.${name}`)}</dt>
              <dd dir="ltr"><code>${value}</code></dd>`,
        )}
        <dt>${text('platforms.value.custom')}</dt>
        <dd dir="ltr"><code>course</code></dd>
      </dl>
    </section>`,
    { around },
  );
}
