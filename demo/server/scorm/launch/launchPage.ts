import type { LaunchFacts } from '../../../launch/launchFacts.ts';
import { html, trusted } from '../../http/html.ts';
import type { Language } from '../../http/language.ts';

/** JSON that no browser reads as markup, anywhere in a page. */
const inPage = (value: unknown) =>
  trusted(
    JSON.stringify(value).replace(
      /[<>&\u2028\u2029]/g,
      (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
    ),
  );

/** The page in which a package plays: the frame of its contents, and the list of them where there are several (SCORM-5). */
export function launchPage({ tag, dir, text }: Pick<Language, 'tag' | 'dir' | 'text'>, facts: LaunchFacts): string {
  const script = `/~/launch-${facts.standard}.js`;
  return html`<!doctype html>
    <html lang="${tag}" dir="${dir}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${facts.title}</title>
        <link rel="stylesheet" href="/~/launch.css" />
        <script id="facts" type="application/json">
          ${inPage(facts)}
        </script>
        <script type="module" src="${script}"></script>
      </head>
      <body>
        <h1 class="hidden" dir="auto">${facts.title}</h1>
        <p id="wait" role="status">${text('scorm.loading')}</p>
        <div id="stage" hidden></div>
      </body>
    </html>`.markup;
}
