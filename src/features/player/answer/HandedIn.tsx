import { useEffect, useRef } from 'react';
import type { Draft } from '../../../data/player/answerDraft.ts';
import type { AnswerField } from '../../../data/player/answerField.ts';
import type { Answer } from '../../../domain/answer.ts';
import { useFormats, useTexts } from '../../../i18n/context.tsx';
import { usePort } from '../../../runtime/context.tsx';
import { Heading } from '../../../ui/Heading.tsx';
import type { AnswerViewProps } from './AnswerProps.ts';
import { Copies } from './Copies.tsx';

export interface HandedInProps extends AnswerViewProps {
  readonly server: Answer | undefined;
  readonly field: AnswerField;
  readonly draft: Draft;
  /** It takes the place of the field on this screen. */
  readonly just: boolean;
}

/** What was handed in, as it was written (ANSWER-3). In a run that is over it may not have been. */
export function HandedIn({ server, field, draft, just, headingLevel }: HandedInProps) {
  const t = useTexts('parts');
  const formats = useFormats();
  const { clock } = usePort();
  const place = useRef<HTMLHeadingElement>(null);
  // What had the focus has gone.
  useEffect(() => {
    if (just) place.current?.focus();
  }, [just]);
  const at = server?.handedInAt ?? null;
  return (
    <section className="answer handed-in">
      <Heading level={headingLevel} className="title" tabIndex={-1} ref={place}>{t('answer.label')}</Heading>
      <p className="muted">{at === null ? t('answer.nothing') : t('answer.handedIn', { date: formats.moment(at, clock.now()) })}</p>
      {draft.text.trim() && <p className="written" dir="auto">{draft.text}</p>}
      <Copies copies={draft.copies} onRemove={field.remove} field={place} />
    </section>
  );
}
