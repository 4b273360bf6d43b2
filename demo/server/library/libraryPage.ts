import enKinds from '../../../locales/en-US/kinds.json' with { type: 'json' };
import enPlayer from '../../../locales/en-US/player.json' with { type: 'json' };
import type { LibraryEntry } from '../../../src/domain/course/libraryEntry.ts';
import type { Around } from '../http/around.ts';
import { html } from '../http/html.ts';
import type { Language } from '../http/language.ts';
import { page } from '../http/page.ts';
import { localeTexts } from '../language/localeTexts.ts';

/** Address of the page where authors see the activities of all courses. */
export const libraryPath = '/teach/library';

/** The contents of the page. */
export interface LibraryView {
  readonly entries: readonly LibraryEntry[];
  /** The words that are searched for; empty for all entries. */
  readonly words: string;
  /** Number of the next page, or null. */
  readonly next: number | null;
}

/** The page of the resource library (LIBRARY-1). */
export function libraryPage(language: Language, { entries, words, next }: LibraryView, around: Around): string {
  const { tag, text } = language;
  const kinds = localeTexts(tag, 'kinds', enKinds);
  const player = localeTexts(tag, 'player', enPlayer);
  const list = new Intl.ListFormat(tag);
  // The kind of an activity, in the words that its course shows (KIND-1).
  const whatOf = ({ kind, type }: LibraryEntry) => (kind === 'none' ? player[`type.${type}`] : kinds[`kind.${kind}`]);
  const row = (entry: LibraryEntry) => {
    const elsewhere = entry.courses.filter((name) => name !== entry.name);
    const facts = [
      whatOf(entry),
      ...(entry.mayBePublished ? [text('library.publish')] : []),
      ...(entry.mayBeEdited ? [text('library.edit')] : []),
    ];
    const supports = entry.supports.map((flag) => text(`library.flag.${flag}`));
    return html`<li>
      <div>
        <b dir="auto">${entry.name}</b
        >${elsewhere.length > 0 && html`<span dir="auto">${list.format(elsewhere)}</span>`}<span
          >${facts.join(' · ')}</span
        >
        ${supports.length > 0 && html`<span>${text('library.supports', { list: list.format(supports) })}</span>`}
      </div>
    </li>`;
  };
  const address = (number: number) =>
    `${libraryPath}?${new URLSearchParams({ ...(words && { q: words }), page: String(number) }).toString()}`;
  return page(
    language,
    text('sibling.teach'),
    html`<section class="sheet wide">
      <h1>${text('sibling.teach')}</h1>
      <p class="lead">${text('library.lead')}</p>
      <form method="get" action="${libraryPath}" role="search">
        <div class="field">
          <label for="q">${text('tools.name')}</label
          ><input type="search" id="q" name="q" value="${words}" maxlength="100" autocomplete="off" />
        </div>
        <div><button class="quiet">${text('people.find')}</button></div>
      </form>
      ${
        entries.length > 0
          ? html`<ul class="rows">
              ${entries.map(row)}
            </ul>`
          : html`<p role="status">${text('library.none')}</p>`
      }
      ${
        next !== null &&
        html`<p class="actions"><a class="button quiet" href="${address(next)}">${text('grading.more')}</a></p>`
      }
    </section>`,
    { around },
  );
}
