import { data, html, type Html } from '../hosts/html.ts';
import { createSay, siteTexts } from '../hosts/texts.ts';
import type { KnownCourse } from './coursesOf.ts';
import { document, intro, options, theScript, type ExamplePage } from './examplePages.ts';
import { exampleTexts, type ExampleKey } from './exampleTexts.ts';

/**
 * The page of every element, live, with all its features. The page's script reads them from the table next to the elements; here is the
 * page around them.
 * @param courses that may be shown, beginning with the first one
 */
export function elementsPage(page: ExamplePage, courses: readonly KnownCourse[]): Html {
  const { text, label } = createSay(exampleTexts, page.preferences.language);
  const site = createSay(siteTexts, page.preferences.language);
  const list = (id: string, title: ExampleKey, help: ExampleKey | null, more: Html | null = null, open = false) =>
    html`<details${open && html` open`}><summary>${text(title)} <span class="count" id="${id}-count">0</span></summary>
${help && html`<p>${text(help)}</p>`}${more}<div id="${id}" dir="ltr"></div></details>`;
  return document(
    page,
    'elements',
    html`<link rel="stylesheet" nonce="${page.nonce}" href="/site/elements.css" />
      ${options(page)}${theScript(page)}
      <script type="application/json" id="courses" nonce="${page.nonce}">
        ${data(courses)}
      </script>`,
    html`${intro(page, 'elements', 'elementsLead')}
      <p id="problem" role="alert" hidden>${text('noTable')}</p>
      <div class="reference" id="reference" data-table="${page.portalOrigin}/embed/1/custom-elements.json" hidden>
        <nav id="tags" ${label('allElements')}></nav>
        <div class="shown">
          <h2 id="tag" tabindex="-1" dir="ltr"></h2>
          <p id="summary" lang="en" dir="ltr"></p>
          <div class="stage" id="stage" role="region" tabindex="0" ${label('liveElement')}></div>
        </div>
        <div class="controls">
          ${list('attributes', 'attributes', null, null, true)} ${list('slots', 'slots', 'slotsHelp')}
          ${list('events', 'eventsOfElement', 'eventsHelp')}
          ${list('tokens', 'tokens', 'tokensHelp', html`<p><button type="button" id="tokens-clear">${text('allDefaults')}</button></p>`)}
          ${list('parts', 'parts', 'partsHelp')}
        </div>
        <div class="outcome">
          <div class="row">
            <h2>${text('markup')}</h2>
            <button type="button" id="copy">${text('copy')}</button><span id="copied" role="status"></span>
          </div>
          <pre class="raised" id="markup" tabindex="0" dir="ltr" role="region" ${label('markup')}></pre>
          <div class="row">
            <h2>${site.text('log')} <span class="count" id="log-count">0</span></h2>
            <button type="button" id="log-clear">${site.text('clear')}</button>
          </div>
          <ol class="raised told" id="log" tabindex="0" dir="ltr" ${site.label('log')}></ol>
          <p class="untold">${site.text('nothingYet')}</p>
        </div>
      </div>`,
    false,
    'elements',
  );
}
