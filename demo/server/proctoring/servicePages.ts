import { html, type Html } from '../http/html.ts';
import type { Language } from '../http/language.ts';
import { page } from '../http/page.ts';
import type { BeginFault } from './beginSession.ts';
import type { TokenFault } from './readToken.ts';
import { latinDigits } from '../language/latinDigits.ts';

/** Address of the demonstration's proctoring service. */
export const servicePath = '/proctoring';

const script = html`<script src="/assets/proctoring.js" defer></script>`;
const sheet = (language: Language, title: string, body: Html) =>
  page(language, title, html`<section class="sheet">${body}</section>`, { head: script });

/** Takes the start-token out of the address and sends it on. */
export function arrivalPage(language: Language): string {
  const { text } = language;
  return sheet(
    language,
    text('watch.title'),
    html`<h1>${text('watch.title')}</h1>
      <p class="lead" id="waiting">${text('watch.arriving')}</p>
      <p class="lead" id="nothing" role="status" hidden>${text('watch.nothing')}</p>
      <noscript><p class="notice">${text('watch.noScript')}</p></noscript>
      <form id="begin" method="post" action="${servicePath}/begin">
        <input type="hidden" name="startToken" value="" />
      </form>`,
  );
}

/** The contents of the page before a session. */
export interface BeginView {
  readonly startToken: string;
  readonly learner: string;
  readonly course: string;
  /** The fault of the submitted form. */
  readonly fault: 'consent' | 'name' | null;
  readonly typed: string;
}

/** Asks for consent, and for the name on the identity card: the stand-in for a check by a person (PROCT-9). */
export function beginPage(language: Language, { startToken, learner, course, fault, typed }: BeginView): string {
  const { text } = language;
  return sheet(
    language,
    text('watch.title'),
    html`<h1>${text('watch.title')}</h1>
      <p class="lead">${text('watch.for', { learner, course })}</p>
      ${fault && html`<p class="notice" role="alert" id="watch-fault">${text(`watch.fault.${fault}`)}</p>`}
      <p class="lead">${text('watch.standIn')}</p>
      <form method="post" action="${servicePath}/sessions">
        <input type="hidden" name="startToken" value="${startToken}" />
        <div class="field check">
          <label
            ><input type="checkbox" name="consent" value="yes" required ${fault === 'name' && html` checked`} />
            ${text('watch.consent')}</label
          >
        </div>
        <div class="field">
          <label for="name">${text('watch.name')}</label>
          <input
            id="name"
            name="name"
            value="${typed}"
            maxlength="200"
            autocomplete="off"
            required
            ${fault === 'name' && html` aria-invalid="true" aria-describedby="watch-fault"`}
          />
        </div>
        <div><button>${text('watch.begin')}</button></div>
      </form>
      <div id="camera">
        <p class="lead">${text('watch.camera')}</p>
        <video hidden playsinline width="320" height="240" aria-label="${text('watch.picture')}"></video>
        <p class="notice" role="alert" data-failed hidden>${text('watch.noCamera')}</p>
        <div>
          <button type="button" class="quiet" data-on="${text('watch.cameraOn')}" data-off="${text('watch.cameraOff')}">
            ${text('watch.cameraOn')}
          </button>
        </div>
      </div>`,
  );
}

/** The contents of the page of a running session. */
export interface SessionView {
  readonly learner: string;
  readonly course: string;
  readonly since: Date;
  /** The proof for the page's own forms. */
  readonly token: string;
  /** The page asks for confirmation before the session ends. */
  readonly asks: boolean;
}

/** The page of a running session: it stays open beside the portal. */
export function watchingPage(language: Language, view: SessionView): string {
  const { text, tag, zone } = language;
  const moment = new Intl.DateTimeFormat(latinDigits(tag), { timeStyle: 'short', timeZone: zone });
  return sheet(
    language,
    text('watch.on'),
    html`<h1>${text('watch.on')}</h1>
      <p class="notice good" role="status" id="watching" data-token="${view.token}">
        ${text('watch.since', { learner: view.learner, course: view.course, time: moment.format(view.since) })}
      </p>
      <p class="notice" role="alert" id="lost" hidden>${text('watch.lost')}</p>
      <p class="lead">${text('watch.stay')}</p>
      <form method="post" action="${servicePath}/session/finish">
        <input type="hidden" name="token" value="${view.token}" />
        ${view.asks && html`<p class="notice" role="alert">${text('watch.sure')}</p>`}
        ${view.asks && html`<input type="hidden" name="sure" value="yes" />`}
        <div class="actions">
          <button>${text(view.asks ? 'watch.finishNow' : 'watch.finish')}</button>
          ${view.asks && html`<a class="button quiet" href="${servicePath}/session">${text('watch.goOn')}</a>`}
        </div>
      </form>`,
  );
}

/** Why a session cannot begin, or that it is over: one sentence, and what to do. */
export type ServiceEnd = TokenFault | BeginFault | 'someoneElse' | 'finished' | 'ended' | 'none';
export function endPage(language: Language, end: ServiceEnd): string {
  const { text } = language;
  return sheet(
    language,
    text(`watch.endTitle.${end}`),
    html`<h1>${text(`watch.endTitle.${end}`)}</h1>
      <p class="lead">${text(`watch.endText.${end}`)}</p>`,
  );
}
