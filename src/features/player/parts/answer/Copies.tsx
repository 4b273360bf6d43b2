import FileClock from 'lucide/dist/esm/icons/file-clock.mjs';
import { useId, useState, type RefObject } from 'react';
import type { Copy } from '../../../../data/player/answer/answerDraft.ts';
import { useFormats, useTexts } from '../../../../i18n/context.tsx';
import { usePort } from '../../../../port/context.tsx';
import { Button } from '../../../../ui/button/Button.tsx';
import { Notice } from '../../../../ui/notice/Notice.tsx';
import { VisuallyHidden } from '../../../../ui/text/VisuallyHidden.tsx';

export interface CopiesProps {
  readonly copies: readonly Copy[];
  /** Absent if the answer can no longer be changed. */
  readonly onUse?: (key: string) => void;
  readonly onRemove: (key: string) => void;
  /** Gets the focus once a copy was chosen. */
  readonly field: RefObject<HTMLElement | null>;
}

/** Other copies of an answer. None is lost until the learner chooses one (DRAFT-4). */
export function Copies({ copies, onUse, onRemove, field }: CopiesProps) {
  const title = useTitle();
  return (
    <div className="copies">
      <VisuallyHidden live>{copies[0] ? title(copies[0]) : ''}</VisuallyHidden>
      {copies.map((copy) => (
        <OneCopy
          key={copy.key}
          copy={copy}
          onUse={
            onUse &&
            (() => {
              field.current?.focus();
              onUse(copy.key);
            })
          }
          onRemove={() => {
            field.current?.focus();
            onRemove(copy.key);
          }}
        />
      ))}
    </div>
  );
}

function useTitle() {
  const t = useTexts('parts');
  const formats = useFormats();
  const { clock } = usePort();
  return ({ newer, at }: Copy) =>
    t(newer ? 'answer.newer' : 'answer.older', { date: formats.moment(at ?? 0, clock.now()) });
}

function OneCopy({
  copy,
  onUse,
  onRemove,
}: {
  readonly copy: Copy;
  readonly onUse: (() => void) | undefined;
  readonly onRemove: () => void;
}) {
  const t = useTexts('parts');
  const title = useTitle();
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <Notice
      tone="info"
      icon={FileClock}
      title={title(copy)}
      actions={
        <>
          <Button aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
            {t(open ? 'answer.hide' : 'answer.show')}
          </Button>
          {onUse && <Button onClick={onUse}>{t('answer.use')}</Button>}
          <Button look="quiet" onClick={onRemove}>
            {t('answer.remove')}
          </Button>
        </>
      }
    >
      <span className="copy written" id={id} dir="auto" hidden={!open} tabIndex={0}>
        {copy.text}
      </span>
    </Notice>
  );
}
