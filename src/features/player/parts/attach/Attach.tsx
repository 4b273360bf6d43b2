import Paperclip from 'lucide/dist/esm/icons/paperclip.mjs';
import { useEffect, useEffectEvent, useId, useRef, useState, type DragEvent } from 'react';
import { attachedQuery } from '../../../../data/player/attach/attachedQuery.ts';
import type { Upload } from '../../../../data/player/attach/Upload.ts';
import { useUploads } from '../../../../data/player/attach/useUploads.ts';
import { useQuery } from '../../../../data/query/useQuery.ts';
import type { Attached } from '../../../../domain/work/attachedFile.ts';
import { endingsOf, type AttachmentRule } from '../../../../domain/work/attachmentRule.ts';
import { useFormats, useTexts } from '../../../../i18n/context.tsx';
import { usePort } from '../../../../port/context.tsx';
import { useStore } from '../../../../port/useStore.ts';
import { Button } from '../../../../ui/button/Button.tsx';
import { useSheet } from '../../../../ui/sheets/sheet.ts';
import { VisuallyHidden } from '../../../../ui/text/VisuallyHidden.tsx';
import { sizeText } from '../../../../web/sizeText.ts';
import { QuietFailure } from '../../base/QuietFailure.tsx';
import css from './attach.css';
import { faultText, fileRows, isOnWay } from './attachModel.ts';
import type { AttachProps } from './AttachProps.ts';
import { AttachRow } from './AttachRow.tsx';

/** The files of an answer: chosen or dropped, uploaded at once, and shown with their progress (ATTACH-1 to ATTACH-7). */
export function Attach(props: AttachProps) {
  useSheet(css);
  const t = useTexts('work');
  const port = usePort();
  const { workflowId, activityPathId, onChange } = props;
  const query = useQuery(attachedQuery(port, workflowId, activityPathId), port.cache);
  const known = query.data;
  const tell = useEffectEvent(onChange);
  // While the files are unknown they do not block handing in: the server itself counts them.
  useEffect(() => {
    if (!known) tell({ whole: 0, block: null });
  }, [known]);
  if (known?.rule) return <Known attached={known} rule={known.rule} {...props} />;
  if (known) return null;
  if (query.error || query.fetchStatus === 'paused')
    return <QuietFailure text={t('attach.failed')} busy={query.isFetching} retry={() => void query.refetch()} />;
  return <VisuallyHidden live>{t('attach.loading')}</VisuallyHidden>;
}

interface KnownProps extends AttachProps {
  readonly attached: Attached;
  readonly rule: AttachmentRule;
}

function Known({ attached, rule, busy, onChange, ...of }: KnownProps) {
  const port = usePort();
  const t = useTexts('work');
  const { list, dateTag } = useFormats();
  const endings = list(endingsOf(rule));
  const id = useId();
  const uploads = useUploads(port, of);
  const all = useStore(uploads);
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLElement>(null);
  const [over, setOver] = useState(false);
  const limit = (bytes: number) => sizeText(bytes, dateTag, 0);
  const rows = fileRows(attached.items, all);
  const onWay = rows.some(isOnWay);
  const whole = rows.filter(({ kind }) => kind === 'whole').length;
  const tell = useEffectEvent(onChange);
  useEffect(() => tell({ whole, block: onWay ? t('attach.wait') : null }), [whole, onWay, t]);
  const [said, say] = useSaid(all, (one) =>
    faultText(one.fault ?? 'refused', one.message, rule, { t, limit, endings }),
  );
  // A row that disappears would lose the focus.
  const gone = (text: string) => {
    button.current?.focus();
    say(text);
  };
  const take = (files: FileList | null | undefined) => {
    if (files && !busy) uploads.add([...files]);
  };
  const drag = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setOver(true);
  };
  return (
    <section
      className={`attach${over ? ' attach-over' : ''}`}
      aria-labelledby={id}
      onDragEnter={drag}
      onDragOver={drag}
      onDragLeave={({ currentTarget, relatedTarget }) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false);
      }}
      onDrop={(event) => {
        setOver(false);
        if (event.dataTransfer.files.length === 0) return;
        event.preventDefault();
        take(event.dataTransfer.files);
      }}
    >
      <p className="title" id={id}>
        {t('attach.title')}
      </p>
      <p className="muted" id={`${id}-rule`}>
        {[
          t('attach.size', { size: limit(rule.maxBytes) }),
          t('attach.types', { types: endings }),
          t('attach.most', { count: rule.maxFiles }),
        ].join(' · ')}
      </p>
      {rows.length > 0 && (
        <ul aria-label={t('attach.list')}>
          {rows.map((row) => (
            <li key={row.kind === 'upload' ? row.upload.id : row.file.id}>
              <AttachRow row={row} rule={rule} uploads={uploads} of={of} busy={busy} onGone={gone} />
            </li>
          ))}
        </ul>
      )}
      <p className="attach-choose">
        <Button
          icon={Paperclip}
          ref={button}
          aria-describedby={`${id}-rule`}
          disabled={busy}
          onClick={() => !busy && input.current?.click()}
        >
          {t('attach.choose')}
        </Button>
        <span className="muted attach-drop">{t('attach.drop')}</span>
      </p>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept={endingsOf(rule).join(',')}
        onChange={({ currentTarget }) => {
          take(currentTarget.files);
          // So that the same file can be chosen again.
          currentTarget.value = '';
        }}
      />
      <VisuallyHidden live>{said}</VisuallyHidden>
    </section>
  );
}

/** The announcements for screen readers when files arrive or are refused. */
function useSaid(all: readonly Upload[], reasonOf: (one: Upload) => string) {
  const t = useTexts('work');
  const [before, setBefore] = useState(all);
  const [said, setSaid] = useState('');
  if (before !== all) {
    setBefore(all);
    const wrong = all.filter((one) => one.fault && !before.some(({ id, fault }) => id === one.id && fault));
    const done = before.filter((one) => !one.fault && one.phase === 'sending' && !all.some(({ id }) => id === one.id));
    const news = [
      ...wrong.map((one) => t('attach.notDone', { name: one.name, reason: reasonOf(one) })),
      ...done.map(({ name }) => t('attach.done', { name })),
    ];
    if (news.length > 0) setSaid(news.join(' '));
  }
  return [said, setSaid] as const;
}
