import { html } from '../../http/html.ts';
import type { Language } from '../../http/language.ts';
import { toolPage } from '../toolPage.ts';

/**
 * Tells a person that somebody else is signed in to the academy in this browser, and lets them decide (TOOL-15). @param to the target of
 * the launch
 */
export function otherPersonPage(
  language: Language,
  { here, launched, to }: { readonly here: string; readonly launched: string; readonly to: string },
): string {
  const { text } = language;
  return toolPage(
    language,
    text('ltiTool.other'),
    html`<section class="sheet">
      <h1>${text('ltiTool.other')}</h1>
      <p class="lead">${text('ltiTool.otherText', { name: here, other: launched })}</p>
      <form method="post" action="/lti-tool/arrived" class="actions">
        <input type="hidden" name="to" value="${to}" />
        <button>${text('ltiTool.otherLeave', { name: here })}</button>
        <a class="button quiet" href="/learn">${text('ltiTool.otherStay', { name: here })}</a>
      </form>
    </section>`,
  );
}
