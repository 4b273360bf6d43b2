import { html, type Html } from '../hosts/html.ts';
import { createSay } from '../hosts/texts.ts';
import { advisedChecks, hostChecks } from './browser/hostChecks.ts';
import { document, intro, type ExamplePage } from './examplePages.ts';
import { exampleTexts } from './exampleTexts.ts';
import { frameExamples } from './frameExamples.ts';

/** A host of this site's own, with the page that tests hosts in its frame. */
export function hostCheckPage(page: ExamplePage): Html {
  const { label, bare } = createSay(exampleTexts, page.preferences.language);
  return document(
    page,
    'hostCheck',
    null,
    html`${intro(page, 'hostCheck', 'hostCheckLead')}
      <div class="stage whole" role="region" tabindex="0" ${label('framedPage')}>
        <iframe id="frame" title="${bare('framedPage')}" data-src="/learn/courses"></iframe>
      </div>`,
    false,
    'hostCheck',
  );
}

/**
 * Plays the academy's part in any host's frame: checks each duty of a host, and shows the messages in both directions (docs/protocol.md).
 */
export function framedPage(page: ExamplePage): Html {
  const { text, label } = createSay(exampleTexts, page.preferences.language);
  const lines = (checks: Readonly<Record<string, unknown>>) =>
    Object.keys(checks).map(
      (key) => html`<li id="check-${key}">${text(key as keyof typeof hostChecks)} <output></output></li>`,
    );
  return document(
    page,
    'framed',
    null,
    html`<p class="fact"><span>${text('host')}</span> <output id="host"></output></p>
      <div class="tester">
        <div>
          <div class="row">
            <h2>${text('checks')}</h2>
            <button type="button" id="again">${text('checkAgain')}</button>
          </div>
          <ol class="checks raised">
            ${lines(hostChecks)}
          </ol>
          <p id="sum" role="status"></p>
          <h2>${text('advisedOnes')}</h2>
          <ul class="checks raised">
            ${lines(advisedChecks)}
          </ul>
        </div>
        <div>
          <form id="form" class="raised">
            <label for="name">${text('messageToHost')}</label
            ><select id="name">
              ${Object.keys(frameExamples).map((name) => html`<option>${name}</option>`)}
            </select>
            <label for="body">${text('body')}</label
            ><textarea id="body" rows="6" dir="ltr" spellcheck="false" aria-describedby="problem"></textarea>
            <p id="problem" role="alert"></p>
            <div class="row"><button class="cta">${text('send')}</button></div>
          </form>
          <p class="fact">${text('answer')} <output id="answer" dir="ltr"></output></p>
          <div class="row">
            <h2>${text('messages')} <span class="count" id="messages-count">0</span></h2>
            <button type="button" id="empty">${text('empty')}</button>
          </div>
          <ol id="messages" class="raised" tabindex="0" ${label('messages')}></ol>
        </div>
      </div>`,
    false,
    'framed',
  );
}
