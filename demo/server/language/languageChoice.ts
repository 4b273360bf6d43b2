import { builtTags } from '../../../src/language/builtTags.ts';
import { direction } from '../../../src/language/direction.ts';
import { namedLanguages } from '../../../src/language/namedLanguages.ts';
import { html } from '../http/html.ts';
import type { Language } from '../http/language.ts';

const languages = namedLanguages(builtTags);

/** A menu of links that show the same page in another language. It needs no script. */
export const languageChoice = ({ tag: current, text }: Pick<Language, 'tag' | 'text'>) =>
  html`<details class="languages">
    <summary>${text('signIn.language')} <span>${languages.find(({ tag }) => tag === current)?.name}</span></summary>
    <ul>
      ${languages.map(
        ({ tag, name }) =>
          html`<li>
            <a
              href="?locale=${tag}"
              lang="${tag}"
              hreflang="${tag}"
              dir="${direction(tag)}"
              ${tag === current && html` aria-current="true"`}
              >${name}</a
            >
          </li>`,
      )}
    </ul>
  </details>`;
