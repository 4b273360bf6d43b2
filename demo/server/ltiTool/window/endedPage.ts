import { html } from '../../http/html.ts';
import type { Language } from '../../http/language.ts';
import { toolPage } from '../toolPage.ts';

/** Tells that the session of a launch has ended, and what to do. It names nobody, and has no links (TOOL-17). */
export function endedPage(language: Language): string {
  const { text } = language;
  return toolPage(
    language,
    text('ltiTool.ended'),
    html`<section class="sheet" role="alert">
      <h1>${text('ltiTool.ended')}</h1>
      <p class="lead">${text('ltiTool.endedText')}</p>
    </section>`,
  );
}
