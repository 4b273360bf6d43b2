import { html } from '../../http/html.ts';
import type { Language } from '../../http/language.ts';

/** The page in place of a launch that is over, or was opened before; the portal makes a new launch. */
export const gonePage = ({ tag, dir, text }: Pick<Language, 'tag' | 'dir' | 'text'>): string =>
  html`<!doctype html>
    <html lang="${tag}" dir="${dir}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${text('scorm.gone')}</title>
        <link rel="stylesheet" href="/~/launch.css" />
      </head>
      <body>
        <main class="gone">
          <h1>${text('scorm.gone')}</h1>
          <p>${text('scorm.goneHelp')}</p>
        </main>
      </body>
    </html>`.markup;
