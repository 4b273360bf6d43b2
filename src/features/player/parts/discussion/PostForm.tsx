import { useEffect, useId, useRef, useState } from 'react';
import type { PostDraft } from '../../../../data/player/discussion/postDraft.ts';
import { postLimit } from '../../../../domain/work/discussion.ts';
import { useDirection, useFormats, useTexts } from '../../../../i18n/context.tsx';
import { Button } from '../../../../ui/button/Button.tsx';
import { postFault } from './discussionModel.ts';

export interface PostFormProps {
  readonly label: string;
  readonly send: string;
  /** The stored text that was not sent. */
  readonly draft: PostDraft;
  readonly focused?: boolean;
  readonly onSend: (text: string) => void;
  /** Absent if there is nothing to return to. */
  readonly onCancel?: () => void;
}

/** A field for a post. Each keystroke stores its text, and the fields of other tabs show it (DISC-8). */
export function PostForm({ label, send, draft, focused = false, onSend, onCancel }: PostFormProps) {
  const t = useTexts('work');
  const formats = useFormats();
  const { tag } = useDirection();
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState(draft.read);
  const [asked, setAsked] = useState(false);
  useEffect(() => {
    if (focused) field.current?.focus();
  }, [focused]);
  useEffect(() => draft.follow?.(setText), [draft]);
  const fault = postFault(text, postLimit);
  const shown = asked || fault === 'maxLength' ? fault : null;
  const write = (typed: string) => {
    setText(typed);
    setAsked(false);
    draft.write(typed);
  };
  const submit = () => {
    // The state may not contain the last letter yet.
    const typed = field.current?.value ?? text;
    setAsked(true);
    if (postFault(typed, postLimit)) return field.current?.focus();
    write('');
    onSend(typed);
  };
  return (
    <form
      className="post-form"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <label htmlFor={id}>{label}</label>
      <textarea
        ref={field}
        id={id}
        dir="auto"
        lang={tag}
        rows={3}
        value={text}
        aria-invalid={shown !== null || undefined}
        aria-describedby={shown ? `${id}-fault` : undefined}
        onChange={({ currentTarget }) => write(currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
            event.preventDefault();
            submit();
          }
        }}
      />
      {shown && (
        <p className="post-fault" id={`${id}-fault`} role="alert">
          {shown === 'required' ? t('disc.required') : t('disc.maxLength', { length: formats.number(postLimit) })}
        </p>
      )}
      <div className="post-actions">
        <Button look="filled" type="submit">
          {send}
        </Button>
        {onCancel && (
          <Button look="quiet" onClick={onCancel}>
            {t('disc.cancel')}
          </Button>
        )}
      </div>
    </form>
  );
}
