import type { Around } from '../http/around.ts';
import { html } from '../http/html.ts';
import type { Language } from '../http/language.ts';
import { page } from '../http/page.ts';
import type { MovableClock } from './clock.ts';
import { latinDigits } from '../language/latinDigits.ts';

const steps = [
  ['clock.hour', 3_600_000],
  ['clock.day', 86_400_000],
  ['clock.week', 604_800_000],
] as const;

/** The page on which administrators see and move the clock; forms alone, no script. */
export function clockPage(language: Language, clock: MovableClock, wrong: boolean, around: Around): string {
  const { tag, text } = language;
  const format = new Intl.DateTimeFormat(latinDigits(tag), { dateStyle: 'full', timeStyle: 'long', timeZone: 'UTC' });
  return page(
    language,
    text('clock.title'),
    html`<section class="sheet wide">
      <h1>${text('clock.title')}</h1>
      <p class="lead">${text('clock.lead')}</p>
      <dl>
        <dt>${text('clock.now')}</dt>
        <dd><time datetime="${new Date(clock.now()).toISOString()}">${format.format(clock.now())}</time></dd>
        <dt>${text('clock.real')}</dt>
        <dd>${format.format(Date.now())}</dd>
      </dl>
      ${wrong && html`<p class="notice" id="error" role="alert">${text('clock.wrong')}</p>`}
      <form method="post">
        <div class="field">
          <label for="now">${text('clock.set')}</label>
          <input
            id="now"
            name="now"
            type="datetime-local"
            step="1"
            required
            value="${new Date(clock.now()).toISOString().slice(0, 19)}"
            ${wrong && html` aria-invalid="true" aria-describedby="error"`}
          />
        </div>
        <div><button>${text('clock.move')}</button></div>
      </form>
      <h2 id="ahead">${text('clock.ahead')}</h2>
      <form method="post" class="actions" aria-labelledby="ahead">
        ${steps.map(([key, milliseconds]) => html`<button class="quiet" name="advanceMs" value="${milliseconds}">${text(key)}</button>`)}
      </form>
      <form method="post" class="actions">
        <button class="quiet" name="reset" value="true">${text('clock.reset')}</button>
      </form>
    </section>`,
    { around },
  );
}
