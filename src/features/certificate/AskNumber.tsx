import Search from 'lucide/dist/esm/icons/search.mjs';
import TriangleAlert from 'lucide/dist/esm/icons/triangle-alert.mjs';
import { useId, useRef, useState, type Ref } from 'react';
import { readCertificateNumber } from '../../domain/certificate/readCertificateNumber.ts';
import { useTexts } from '../../i18n/context.tsx';
import { usePort } from '../../port/context.tsx';
import { Button } from '../../ui/button/Button.tsx';
import { Heading, type HeadingLevel } from '../../ui/text/Heading.tsx';
import { Notice } from '../../ui/notice/Notice.tsx';

export interface AskNumberProps {
  /** The problem with the given number. */
  readonly problem: 'malformed' | 'unknown' | 'notYours' | null;
  readonly given: string;
  readonly headingLevel: HeadingLevel;
  readonly headingRef: Ref<HTMLHeadingElement>;
  readonly busy: boolean;
  /** Receives a number of valid form. */
  readonly onNumber: (number: string) => void;
}

/** Longer texts are cut when the page repeats them. */
const longest = 60;

/** The page with the field for a certificate number (ROUTE-45, CERT-21). */
export function AskNumber({ problem, given, headingLevel, headingRef, busy, onNumber }: AskNumberProps) {
  const t = useTexts('certificate');
  const { routes } = usePort();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(given);
  const [refused, setRefused] = useState<'required' | 'malformed' | null>(null);
  const fault = refused ?? problem;
  const number = given.length > longest ? `${given.slice(0, longest)}…` : given;
  const submit = () => {
    const text = field.current?.value ?? typed;
    const wanted = readCertificateNumber(text);
    setRefused(null);
    if (wanted !== null) return onNumber(wanted);
    setRefused(text.trim() ? 'malformed' : 'required');
    field.current?.focus();
  };
  return (
    <section className="cert-ask">
      <Heading level={headingLevel} className="title" tabIndex={-1} ref={headingRef}>
        {t('checkTitle')}
      </Heading>
      {fault && fault !== 'required' && (
        <div id={`${id}-fault`}>
          <Notice
            tone={fault === 'malformed' ? 'warning' : 'danger'}
            icon={TriangleAlert}
            role="alert"
            title={t(fault)}
          >
            {fault === 'malformed' ? t('malformedText') : t(`${fault}Text`, { number })}
          </Notice>
        </div>
      )}
      <p className="muted" id={`${id}-about`}>
        {t('checkText')}
      </p>
      <form
        noValidate
        // Without JavaScript the server reads the number and redirects.
        action={routes.hrefFor({ name: 'publicCertificate', certificateNumber: '' })}
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <label htmlFor={id}>{t('certificateId')}</label>
        <div className="cert-typed">
          <input
            ref={field}
            id={id}
            type="text"
            name="number"
            dir="ltr"
            required
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={2000}
            value={typed}
            aria-invalid={fault !== null || undefined}
            aria-describedby={`${id}-about${fault ? ` ${id}-fault` : ''}`}
            onInput={({ currentTarget }) => setTyped(currentTarget.value)}
          />
          <Button type="submit" look="filled" icon={Search} busy={busy}>
            {t('check')}
          </Button>
        </div>
        {fault === 'required' && (
          <p className="cert-fault" id={`${id}-fault`} role="alert">
            {t('required')}
          </p>
        )}
      </form>
    </section>
  );
}
