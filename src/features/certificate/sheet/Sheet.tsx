import { useState, type ReactNode } from 'react';
import { useTexts } from '../../../i18n/context.tsx';
import { useSheet } from '../../../ui/sheets/sheet.ts';
import { aroundValue } from '../../../language/aroundValue.ts';
import type { ShownCertificate } from '../model.ts';
import { Seal, Sign } from './Seal.tsx';
import css from './sheet.css';
import { useLongDay } from './useLongDay.ts';

/**
 * The sheet of a certificate, in the ratio one to the square root of two. It is drawn from its facts, so it is sharp at
 * any size, and it is printed alone (CERT-26). If the LMS does not send these facts, the sheet shows the LMS's picture
 * instead (CERT-23).
 */
export function Sheet({ shown }: { readonly shown: ShownCertificate }) {
  useSheet(css);
  const t = useTexts('certificate');
  const [broken, setBroken] = useState<string | null>(null);
  const { picture, number } = shown;
  return (
    <div className="cert-paper" part="sheet">
      {picture && picture !== broken ? (
        <img src={picture} alt={t('sheetOf', { number })} onError={() => setBroken(picture)} />
      ) : (
        <Drawn shown={shown} />
      )}
      {shown.state === 'revoked' && (
        <div className="cert-over">
          <p className="cert-stamp">{t('revoked')}</p>
        </div>
      )}
    </div>
  );
}

/** A text whose one value is rendered as a separate node. */
function around(text: (value: string) => string, value: ReactNode): ReactNode {
  const [before, after] = aroundValue(text);
  return (
    <>
      {before}
      {value}
      {after}
    </>
  );
}

function Drawn({ shown }: { readonly shown: ShownCertificate }) {
  const t = useTexts('certificate');
  const long = useLongDay();
  const { issuer, number, student, nameSize, course, title, grade, completed, expires, state } = shown;
  return (
    <div className="cert-sheet">
      <div className="cert-in">
        <div className="cert-head">
          <p className="cert-issuer title">
            <Sign />
            <bdi>{issuer}</bdi>
          </p>
          <p className="muted num">
            <bdi dir="ltr">{number}</bdi>
          </p>
        </div>
        <div className="cert-words">
          {student ? (
            <>
              <p className="muted">{t('certifies')}</p>
              <p className={`cert-student title ${nameSize}`}>
                <bdi>{student}</bdi>
              </p>
              <p className="muted">
                {grade
                  ? around((value) => t('completedGrade', { grade: value }), <b dir="ltr">{grade}</b>)
                  : t('completed')}
              </p>
            </>
          ) : (
            <p className="muted">{t('certifiesCourse')}</p>
          )}
          <p className="cert-course title">
            <bdi>{course ?? title}</bdi>
          </p>
        </div>
        <div className="cert-foot">
          {completed !== null && (
            <p className="cert-signed">
              <span className="title num">{long(completed)}</span>
              <b>{t('completedOn')}</b>
              {expires !== null && state !== 'revoked' && (
                <span className="muted">
                  {t(state === 'expired' ? 'wasValidUntil' : 'validUntil', { date: long(expires) })}
                </span>
              )}
            </p>
          )}
          {state === 'revoked' ? <i className="cert-seal" /> : <Seal />}
        </div>
      </div>
    </div>
  );
}
