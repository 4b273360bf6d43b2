import type { Around } from './around.ts';
import { html } from './html.ts';
import type { Language } from './language.ts';
import { page } from './page.ts';

/** A part of a course in a list for those who teach. */
export interface ListedPart {
  readonly address: string;
  readonly course: string;
  /** Null where the course no longer has that part. */
  readonly part: string | null;
  /** The number of its entries, in words. */
  readonly figure: string;
}

/** A page with a list of parts, each a link. @param lead also says that there are none */
export const partListPage = (
  language: Language,
  { title, lead, parts }: { readonly title: string; readonly lead: string; readonly parts: readonly ListedPart[] },
  around: Around,
): string =>
  page(
    language,
    title,
    html`<section class="sheet wide">
      <h1>${title}</h1>
      <p class="lead">${lead}</p>
      ${
        parts.length > 0 &&
        html`<ul class="rows">
          ${parts.map(
            ({ address, course, part, figure }) =>
              html`<li>
                <div>
                  <a href="${address}"><b dir="auto">${course}</b>${part !== null && html` · <bdi>${part}</bdi>`}</a>
                </div>
                <span>${figure}</span>
              </li>`,
          )}
        </ul>`
      }
    </section>`,
    { around },
  );
