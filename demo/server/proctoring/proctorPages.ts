import type { Around } from '../http/around.ts';
import { html } from '../http/html.ts';
import type { Language } from '../http/language.ts';
import { page } from '../http/page.ts';
import type { Decided } from './decide.ts';
import type { Session } from './sessionOf.ts';
import { closedAfter, sessionStates, verdicts } from './states.ts';
import { latinDigits } from '../language/latinDigits.ts';

/** Address of the pages on which proctors see sessions and decide on them (PROCT-11). */
export const proctorPath = '/teach/proctoring';

/** The most characters of the reason for a rejection. */
export const longestReason = 1000;

/** The state of a session, for its proctor. */
function standingOf({ state, verdict, seen }: Session, now: number) {
  if (verdict === verdicts.released) return 'released';
  if (verdict === verdicts.rejected) return 'rejected';
  if (state === sessionStates.finished) return 'waiting';
  return seen && now - seen.getTime() > closedAfter ? 'closed' : 'running';
}

/** The sessions, the newest first. @param next number of the next page, or null */
export function sessionListPage(
  language: Language,
  sessions: readonly Session[],
  { now, next, around }: { readonly now: number; readonly next: number | null; readonly around: Around },
): string {
  const { text, tag, zone } = language;
  const moment = new Intl.DateTimeFormat(latinDigits(tag), { dateStyle: 'medium', timeStyle: 'short', timeZone: zone });
  return page(
    language,
    text('proctor.title'),
    html`<section class="sheet wide">
      <h1>${text('proctor.title')}</h1>
      <p class="lead">${text(sessions.length > 0 ? 'proctor.lead' : 'proctor.none')}</p>
      <ul class="rows">
        ${sessions.map(
          (one) =>
            html`<li>
              <div>
                <a href="${proctorPath}/${one.id}" aria-label="${one.learner}: ${one.course}"
                  ><b dir="auto">${one.learner}</b></a
                ><span dir="auto">${one.course}</span>
              </div>
              <span
                >${text(`proctor.standing.${standingOf(one, now)}`)} ·
                <time datetime="${one.created.toISOString()}">${moment.format(one.created)}</time></span
              >
            </li>`,
        )}
      </ul>
      ${
        next !== null &&
        html`<p class="actions">
          <a class="button quiet" href="${proctorPath}?page=${next}">${text('grading.more')}</a>
        </p>`
      }
    </section>`,
    { around },
  );
}

/** The contents of a session's page besides the session. */
export interface ProctorView {
  readonly token: string;
  readonly part: string | null;
  readonly now: number;
  readonly own: boolean;
  readonly done: boolean;
  readonly fault: Exclude<Decided, 'done' | 'gone' | 'own'> | 'reason' | 'over' | null;
  readonly typed: string;
}

/** One session: its facts, and the actions of its proctor. */
export function sessionPage(language: Language, session: Session, view: ProctorView, around: Around): string {
  const { text, tag, zone } = language;
  const { part, token, now, own, done, fault, typed } = view;
  const moment = new Intl.DateTimeFormat(latinDigits(tag), {
    dateStyle: 'medium',
    timeStyle: 'medium',
    timeZone: zone,
  });
  const time = (at: Date) => html`<time datetime="${at.toISOString()}">${moment.format(at)}</time>`;
  const standing = standingOf(session, now);
  const form = (action: string, label: string, more: ReturnType<typeof html> | false, quiet = false) =>
    html`<form method="post" action="${proctorPath}/${session.id}">
      <input type="hidden" name="token" value="${token}" />
      <input type="hidden" name="action" value="${action}" />
      ${more}
      <div><button ${quiet && html` class="quiet"`}>${label}</button></div>
    </form>`;
  const lead = (key: 'proctor.endHelp' | 'proctor.releaseHelp') => html`<p class="lead">${text(key)}</p>`;
  const by = session.endedBy === session.userId ? 'proctor.byLearner' : 'proctor.byProctor';
  const open = standing === 'running' || standing === 'closed';
  return page(
    language,
    `${session.learner} · ${session.course}`,
    html`<section class="sheet wide">
      <h1 dir="auto">${session.course}</h1>
      <p class="lead"><bdi>${session.learner}</bdi>${part && html` · <bdi>${part}</bdi>`}</p>
      ${done && html`<p class="notice good" role="status">${text('proctor.done')}</p>`}
      ${fault && html`<p class="notice" role="alert" id="proctor-fault">${text(`proctor.fault.${fault}`)}</p>`}
      <dl>
        <dt>${text('proctor.state')}</dt>
        <dd>${text(`proctor.standing.${standing}`)}</dd>
        <dt>${text('proctor.begun')}</dt>
        <dd>${time(session.created)}</dd>
        ${
          session.seen &&
          html`<dt>${text('proctor.seen')}</dt>
            <dd>${time(session.seen)}</dd>`
        }
        ${
          session.finished &&
          html`<dt>${text('proctor.ended')}</dt>
            <dd>${time(session.finished)} · ${text(by)}</dd>`
        }
        ${
          session.decided &&
          html`<dt>${text('proctor.decided')}</dt>
            <dd>${time(session.decided)}</dd>`
        }
        ${
          session.reason &&
          html`<dt>${text('proctor.reason')}</dt>
            <dd>${session.reason}</dd>`
        }
      </dl>
      ${own && html`<p class="lead">${text('proctor.own')}</p>`}
      ${!own && open && form('end', text('proctor.end'), lead('proctor.endHelp'))}
      ${!own && standing === 'waiting' && form('release', text('proctor.release'), lead('proctor.releaseHelp'))}
      ${
        !own &&
        standing === 'waiting' &&
        form(
          'reject',
          text('proctor.reject'),
          html`<div class="field">
            <label for="reason">${text('proctor.reasonLabel')}</label>
            <textarea
              id="reason"
              name="reason"
              rows="3"
              maxlength="${longestReason}"
              required
              ${fault === 'reason' && html` aria-invalid="true" aria-describedby="proctor-fault"`}
            >
${typed}</textarea>
          </div>`,
          true,
        )
      }
    </section>`,
    { around },
  );
}
