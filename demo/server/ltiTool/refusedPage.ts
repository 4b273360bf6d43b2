import { html } from '../http/html.ts';
import type { Language } from '../http/language.ts';
import type { LaunchRefused } from './LaunchRefused.ts';
import { toolPage } from './toolPage.ts';

/** Tells why a launch is refused, and what to do. Its code helps the person who set the platform up. */
export function refusedPage(language: Language, { code }: LaunchRefused): string {
  const { text } = language;
  const title = text(code === 'course' ? 'ltiTool.noCourse' : 'ltiTool.refused');
  return toolPage(
    language,
    title,
    html`<section class="sheet" role="alert">
      <h1>${title}</h1>
      <p class="lead">${text(`ltiTool.refused.${code}`)}</p>
      <p class="lead"><code>${code}</code></p>
    </section>`,
  );
}
