import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { EmptyState } from '../../../src/ui/empty/EmptyState.tsx';
import { Button } from '../../../src/ui/button/Button.tsx';
import { Dialog } from '../../../src/ui/dialog/Dialog.tsx';
import { useSheet } from '../../../src/ui/sheets/sheet.ts';
import { usePortal, useShell, useValue } from '../portal.tsx';
import css, { classes } from './signIn.css';
import { signInTexts } from './signInTexts.ts';

/**
 * Signing in beside a page in a frame (SESS-16, SESS-17): a dialog over the work of the person whose session has ended, which stays
 * unchanged; or in place of the page if nobody is known. It can be closed only by signing in.
 */
export function SignInBeside({ over }: { readonly over: boolean }) {
  useSheet(css);
  const { t } = useShell();
  const { session } = usePortal();
  const { signingIn } = useValue(session.store);
  const said = useId();
  if (!signingIn) return null;
  const { title, text, status, failed, action, away, aside } = signInTexts(
    signingIn,
    // With this attribute the server marks a page that a platform has launched (TOOL-4).
    Boolean(document.documentElement.dataset['platforms']),
  );
  const { step, why, link, enter } = signingIn;
  const busy = step === 'checking';
  const button =
    action &&
    (away ? (
      <Button look="filled" href={location.href} target="_blank">
        {t(action)}
      </Button>
    ) : (
      <Button
        {...(aside && step !== 'spent' ? {} : { look: 'filled' })}
        busy={busy}
        disabled={busy}
        onClick={session.signIn}
      >
        {t(action)}
      </Button>
    ));
  const body = (
    <>
      <span>{t(text)}</span>
      <span className={failed ? 'word failed' : 'word'} role="status" id={said}>
        {status && t(status)}
      </span>
    </>
  );
  const more = aside && (
    <Digits
      key={link}
      link={link}
      wrong={step === 'wrong' || step === 'short' || step === 'spent'}
      busy={busy}
      enter={enter}
      said={said}
    />
  );
  if (!over)
    return (
      <InPlace title={t(title)} body={body} button={button} focused={why === 'signed-out'}>
        {more}
      </InPlace>
    );
  return (
    <Dialog title={t(title)} first="input, footer .btn" footer={button} className="signin">
      <p className="explains">{body}</p>
      {more}
    </Dialog>
  );
}

function InPlace({
  title,
  body,
  button,
  focused,
  children,
}: {
  readonly title: string;
  readonly focused: boolean;
  readonly body: ReactNode;
  readonly button: ReactNode;
  readonly children: ReactNode;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  // A person who has signed out has lost their place in the page, so the heading gets the focus. A page that has just loaded takes no focus
  // from its host.
  useEffect(() => {
    if (focused) heading.current?.focus();
  }, [focused]);
  return (
    <div className="signin">
      <EmptyState headingLevel={1} headingRef={heading} title={title} actions={button}>
        {body}
      </EmptyState>
      {children}
    </div>
  );
}

/** Help if the window and the page cannot exchange messages: the window's address, and a field for the digits that it shows. */
function Digits({
  link,
  wrong,
  busy,
  enter,
  said,
}: {
  readonly link: string;
  readonly wrong: boolean;
  readonly busy: boolean;
  readonly enter: (digits: string) => void;
  readonly said: string;
}) {
  const { t } = useShell();
  const [digits, setDigits] = useState('');
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (wrong) field.current?.select();
  }, [wrong]);
  return (
    <form
      className="digits"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) enter(digits);
      }}
    >
      {/* That window may send its message through its opener, so that nothing has to be typed. */}
      <a className="link" href={link} target="_blank" rel="opener">
        {t('signInPage')}
      </a>
      <label htmlFor={id}>{t('digits')}</label>
      <div className={classes.row}>
        <input
          id={id}
          ref={field}
          dir="ltr"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={20}
          value={digits}
          aria-invalid={wrong || undefined}
          aria-describedby={said}
          onChange={({ target }) => setDigits((target as HTMLInputElement).value)}
        />
        <Button type="submit" look="filled" disabled={busy}>
          {t('useDigits')}
        </Button>
      </div>
    </form>
  );
}
