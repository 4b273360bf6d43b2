import X from 'lucide/dist/esm/icons/x.mjs';
import type { TakeAwayInput } from '../../../../data/player/attach/takeAway.ts';
import { takeAway } from '../../../../data/player/attach/takeAway.ts';
import type { Uploads } from '../../../../data/player/attach/Upload.ts';
import { showFailure } from '../../../../commands/showFailure.ts';
import { useCommand } from '../../../../commands/useCommand.ts';
import { endingsOf, type AttachmentRule } from '../../../../domain/work/attachmentRule.ts';
import { useFormats, useTexts } from '../../../../i18n/context.tsx';
import { usePort } from '../../../../port/context.tsx';
import { Button } from '../../../../ui/button/Button.tsx';
import { ProgressBar } from '../../../../ui/progress/ProgressBar.tsx';
import { sizeText } from '../../../../web/sizeText.ts';
import { AttachedFileLink } from './AttachedFileLink.tsx';
import { faultText, type FileRow } from './attachModel.ts';

export interface AttachRowProps {
  readonly row: FileRow;
  readonly rule: AttachmentRule;
  readonly uploads: Uploads;
  readonly of: { readonly userId: string; readonly workflowId: string; readonly activityPathId: string };
  readonly busy: boolean;
  /** Called when the row is about to disappear, with the text that says so. */
  readonly onGone: (said: string) => void;
}

/** One file: its progress, and the actions on it. */
export function AttachRow(props: AttachRowProps) {
  const { row } = props;
  return row.kind === 'upload' ? <OnWay {...props} upload={row.upload} /> : <Kept {...props} file={row.file} />;
}

function OnWay({
  upload,
  rule,
  uploads,
  onGone,
}: AttachRowProps & { readonly upload: Extract<FileRow, { kind: 'upload' }>['upload'] }) {
  const [t, common] = [useTexts('work'), useTexts('common')];
  const { list, percent, dateTag } = useFormats();
  const { id, name, size, received, phase, fault, message } = upload;
  const limit = (bytes: number) => sizeText(bytes, dateTag, 0);
  const share = size > 0 ? received / size : 0;
  const text = t('attach.sending', { percent: percent(share) });
  const standing = { queued: t('attach.queued'), sending: text, waiting: t('attach.waiting'), fault: '' }[phase];
  const stop = () => {
    onGone(fault ? '' : t('attach.removed', { name }));
    if (fault) uploads.dismiss(id);
    else uploads.cancel(id);
  };
  return (
    <div className="attach-row">
      <div className="attach-what">
        <bdi className="attach-file">{name}</bdi> <span className="attach-size">{sizeText(size, dateTag)}</span>
        {phase === 'fault' ? (
          <p className="attach-fault">
            {faultText(fault ?? 'refused', message, rule, { t, limit, endings: list(endingsOf(rule)) })}
          </p>
        ) : (
          <>
            <ProgressBar value={share} label={t('attach.progress', { name })} text={text} size="thin" />
            <p className="muted">
              {standing}{' '}
              {phase === 'waiting' && (
                <button type="button" className="link" onClick={uploads.retry}>
                  {common('tryAgain')}
                </button>
              )}
            </p>
          </>
        )}
      </div>
      <Button look="bare" icon={X} iconOnly onClick={stop}>
        {t(fault ? 'attach.dismiss' : 'attach.cancel', { name })}
      </Button>
    </div>
  );
}

function Kept({
  row,
  file,
  of,
  busy,
  onGone,
}: AttachRowProps & { readonly file: Extract<FileRow, { kind: 'whole' }>['file'] }) {
  const port = usePort();
  const t = useTexts('work');
  const { userId, workflowId, activityPathId } = of;
  const { id, name } = file;
  const input: TakeAwayInput = { workflowId, activityPathId, attachmentId: id };
  const command = useCommand(port, takeAway, {
    userId,
    onDone: () => onGone(t('attach.removed', { name })),
    onFail: (error) => void showFailure(port, error),
  });
  const working = busy || command.phaseOf(input) === 'sending';
  return (
    <div className="attach-row">
      <div className="attach-what">
        <AttachedFileLink file={file} />
        {row.kind === 'half' && <p className="attach-fault">{t('attach.half')}</p>}
        {command.unsent.length > 0 && <p className="attach-fault">{t('attach.waiting')}</p>}
      </div>
      <Button look="bare" icon={X} iconOnly busy={working} onClick={() => command.run(input)}>
        {t('attach.remove', { name })}
      </Button>
    </div>
  );
}
