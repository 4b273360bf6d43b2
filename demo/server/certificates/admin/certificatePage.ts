import type { Around } from '../../http/around.ts';
import { html, type Html } from '../../http/html.ts';
import type { Language } from '../../http/language.ts';
import { page } from '../../http/page.ts';
import { certificatesPath } from './adminPaths.ts';
import type { FoundCertificate } from '../findCertificates.ts';
import { longestReason } from './revoke.ts';
import { stateAt } from '../stateAt.ts';
import { wholeName } from '../wholeName.ts';
import { latinDigits } from '../../language/latinDigits.ts';

/** What the page shows besides the certificate. */
export interface CertificateView {
  readonly token: string;
  readonly now: number;
  /** Address of the public page of the certificate. */
  readonly publicUrl: string;
  /** What the administrator has just done, or what had been done already. */
  readonly said: 'issued' | 'already' | 'revoked' | 'revokedBefore' | null;
  /** The typed reason for revoking; `fault` says why it was refused. */
  readonly typed: string;
  readonly fault: 'reasonMissing' | 'reasonLong' | null;
}

/** One certificate for administrators, with the form that revokes it (CERT-9); forms alone, no script. */
export function certificatePage(
  language: Language,
  { certificate, template, record }: FoundCertificate,
  { token, now, publicUrl, said, typed, fault }: CertificateView,
  around: Around,
): string {
  const { tag, text, zone } = language;
  const moment = new Intl.DateTimeFormat(latinDigits(tag), { dateStyle: 'long', timeZone: zone });
  const state = stateAt(certificate, now);
  const row = (term: string, value: string | Html | null) =>
    value &&
    html`<dt>${term}</dt>
      <dd>${value}</dd>`;
  const time = (at: Date | null) => at && html`<time datetime="${at.toISOString()}">${moment.format(at)}</time>`;
  const form = html`<form method="post" action="${certificatesPath}/${certificate.id}" aria-labelledby="revoke">
    <input type="hidden" name="token" value="${token}" />
    <div class="field">
      <label for="reason">${text('certificates.reason')}</label>
      <textarea
        id="reason"
        name="reason"
        rows="3"
        maxlength="${longestReason}"
        required
        aria-describedby="reason-help${fault && html` reason-fault`}"
        ${fault && html`aria-invalid="true"`}
      >
${typed}</textarea>
      ${fault && html`<p class="notice" id="reason-fault">${text(`certificates.${fault}`)}</p>`}
      <p class="lead" id="reason-help">${text('certificates.reasonHelp')}</p>
    </div>
    <div><button class="quiet">${text('certificates.revoke')}</button></div>
  </form>`;
  const good = said === 'issued' || said === 'revoked';
  return page(
    language,
    `${wholeName(certificate)} · ${certificate.courseName}`,
    html`<section class="sheet wide">
      <h1>${certificate.courseName}</h1>
      <p class="lead"><bdi>${wholeName(certificate)}</bdi></p>
      ${said && html`<p class="notice${good && html` good`}" role="${good ? 'status' : 'alert'}">${text(`certificates.${said}`)}</p>`}
      <dl>
        ${row(text('certificates.number'), certificate.number)}
        ${row(text('certificates.stateName'), text(`certificates.state.${state}`))}
        ${row(text('certificates.template'), template.name)}
        ${row(text('certificates.issuedOn'), time(certificate.created))}
        ${row(text('certificates.issuedBy'), text(certificate.issuedBy ? 'certificates.byHand' : 'certificates.byRule'))}
        ${row(text('certificates.completed'), time(record.finished))}
        ${row(text('certificates.expires'), time(certificate.expires))} ${row(text('certificates.grade'), record.grade)}
        ${row(text('certificates.revokedOn'), time(certificate.revokedAt))}
        ${row(text('certificates.reason'), certificate.revokeReason)}
      </dl>
      <p class="actions"><a class="button quiet" href="${publicUrl}">${text('certificates.public')}</a></p>
      ${
        state !== 'revoked' &&
        html`<h2 id="revoke">${text('certificates.revokeTitle')}</h2>
          <p class="lead">${text('certificates.revokeLead')}</p>
          ${form}`
      }
    </section>`,
    { around },
  );
}
