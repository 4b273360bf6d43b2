import Send from 'lucide/dist/esm/icons/send.mjs';
import Square from 'lucide/dist/esm/icons/square.mjs';
import { useId, useState, type KeyboardEvent, type Ref } from 'react';
import type { TutorStanding } from '../../domain/tutor/tutor.ts';
import { useFormats, useTexts } from '../../i18n/context.tsx';
import { usePort } from '../../port/context.tsx';
import { Button } from '../../ui/button/Button.tsx';

/** The most letters of a question. */
const longest = 2000;

export interface ComposerProps {
  readonly standing: TutorStanding;
  readonly answering: boolean;
  readonly online: boolean;
  readonly field: Ref<HTMLTextAreaElement>;
  readonly onAsk: (text: string) => void;
  readonly onStop: () => void;
}

/**
 * The field for a question, with the number of questions left today; while an answer arrives, a button to stop it.
 * Without a connection a question stays in the field (TUTOR-23).
 */
export function Composer({ standing, answering, online, field, onAsk, onStop }: ComposerProps) {
  const t = useTexts('tutor');
  const formats = useFormats();
  const { clock } = usePort();
  const [text, setText] = useState('');
  const [refused, setRefused] = useState(false);
  const [id, help] = [useId(), useId()];
  const { left, perDay, resets } = standing;
  const spent = left === 0;
  const ask = () => {
    const question = text.trim();
    if (!question || answering || spent) return;
    setRefused(!online);
    if (!online) return;
    onAsk(question);
    setText('');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter that confirms a word of an input method does not send the question.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    ask();
  };
  const leftText = spent
    ? t('noneLeft', { time: resets === null ? '' : `${formats.day(resets, clock.now())} ${formats.time(resets)}` })
    : t('left', { left: String(left), perDay: String(perDay) });
  return (
    <form
      className="tutor-form"
      onSubmit={(event) => {
        event.preventDefault();
        ask();
      }}
    >
      <label htmlFor={id}>{t('question')}</label>
      <textarea
        id={id}
        ref={field}
        rows={2}
        maxLength={longest}
        value={text}
        dir="auto"
        aria-describedby={help}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      {refused && !online && (
        <p role="alert" className="tutor-failed">
          {t('askOffline')}
        </p>
      )}
      <div className="tutor-send">
        <p className="muted num" id={help}>
          {leftText}
        </p>
        {answering ? (
          <Button icon={Square} onClick={onStop}>
            {t('stop')}
          </Button>
        ) : (
          <Button look="filled" type="submit" icon={Send} disabled={spent || !text.trim()}>
            {t('ask')}
          </Button>
        )}
      </div>
    </form>
  );
}
