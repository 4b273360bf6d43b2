import { html, type Html } from '../http/html.ts';
import type { Language } from '../http/language.ts';
import { longestComment } from '../work/comments.ts';
import type { ScoreFault } from './gradeRun.ts';
import { latinDigits } from '../language/latinDigits.ts';

/** A field of a score. */
export interface ScoreFieldOf {
  readonly name: string;
  readonly label: string;
  /** The stored score; null before there is one. */
  readonly kept: number | null;
  readonly max: number;
  readonly help: string | null;
  readonly fault: ScoreFault | undefined;
  /** The typed text, shown instead of the stored score; null where nothing was typed. */
  readonly value: string | null;
}

const rounded = (score: number) => String(Math.round(score * 1e6) / 1e6);

/** A field for a score, with the fault of the typed value. */
export function scoreField({ tag, text }: Language, of: ScoreFieldOf): Html {
  const { name, label, kept, max, help, fault } = of;
  const figure = new Intl.NumberFormat(latinDigits(tag), { maximumFractionDigits: 2 });
  const stored = kept === null ? '' : rounded(kept);
  const value = of.value ?? stored;
  const problem = fault && text(`grading.fault.${fault}`, { given: value, max: figure.format(max) });
  const described = [fault && `${name}-fault`, help && `${name}-help`].filter(Boolean).join(' ');
  return html`<div class="field">
    <label for="${name}">${label}</label>
    <input
      id="${name}"
      name="${name}"
      inputmode="decimal"
      autocomplete="off"
      maxlength="20"
      value="${value}"
      ${fault && html` aria-invalid="true"`}${described && html` aria-describedby="${described}"`}
    />
    ${problem && html`<p class="notice" id="${name}-fault">${problem}</p>`}${help && html`<p class="lead" id="${name}-help">${help}</p>`}
  </div>`;
}

/** A field of a comment. */
export interface CommentFieldOf {
  readonly id: string;
  /** Name of the part. */
  readonly name: string;
  readonly value: string;
  readonly fault: ScoreFault | undefined;
}

/** The field for a grader's comment on a part, with its fault (GRADING-7). */
export function commentInput({ tag, text }: Language, { id, name, value, fault }: CommentFieldOf): Html {
  const max = new Intl.NumberFormat(latinDigits(tag)).format(longestComment);
  return html`<div class="field">
    <label for="${id}">${text('grading.comment', { name })}</label>
    <textarea
      id="${id}"
      name="${id}"
      rows="4"
      dir="auto"
      maxlength="${longestComment}"
      ${fault && html` aria-invalid="true"`}
      aria-describedby="${fault && `${id}-fault `}${id}-help"
    >
${value}</textarea>
    ${fault && html`<p class="notice" id="${id}-fault">${text(`grading.fault.${fault}`, { given: value, max })}</p>`}
    <p class="lead" id="${id}-help">${text('grading.commentHelp')}</p>
  </div>`;
}
