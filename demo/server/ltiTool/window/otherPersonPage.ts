import { html } from '../../http/html.ts';
import type { Language } from '../../http/language.ts';
import { toolPage } from '../toolPage.ts';

/** A name within a sentence, whatever its script. */
const apart = (text: string) => `\u2068${text}\u2069`;

/** Says that somebody else is signed in at the academy in this browser, and lets them decide (TOOL-15). @param to where the launch leads */
export function otherPersonPage(
  language: Language,
  { here, launched, to }: { readonly here: string; readonly launched: string; readonly to: string },
): string {
  const { text } = language;
  const name = apart(here);
  return toolPage(
    language,
    text('ltiTool.other'),
    html`<section class="sheet">
      <h1>${text('ltiTool.other')}</h1>
      <p class="lead">${text('ltiTool.otherText', { name, other: apart(launched) })}</p>
      <form method="post" action="/lti-tool/arrived" class="actions">
        <input type="hidden" name="to" value="${to}" />
        <button>${text('ltiTool.otherLeave', { name })}</button>
        <a class="button quiet" href="/learn">${text('ltiTool.otherStay', { name })}</a>
      </form>
    </section>`,
  );
}
