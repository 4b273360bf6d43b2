import { seenEnough } from '../../../domain/seenShare.ts';
import { useFormats, useTexts } from '../../../i18n/context.tsx';
import { Button } from '../../../ui/Button.tsx';
import { timeText } from './videoModel.ts';

export interface UnderProps {
  /** Where one may go on, in seconds; null where it is the beginning. */
  readonly resume: number | null;
  readonly goOn: (from: number) => void;
  /** The part is complete. */
  readonly done: boolean;
  /** 0..1 */
  readonly share: number;
  /** The length of the video is known, or not yet known to be unknowable. */
  readonly measured: boolean;
}

/** What stands under a video: where to go on (RESUME-2), and how much of it was seen (VIDEO-3). */
export function Under({ resume, goOn, done, share, measured }: UnderProps) {
  const t = useTexts('parts');
  const { number, percent } = useFormats();
  const seen = done ? t('video.done') : [measured ? t('video.rule', { share: percent(seenEnough) }) : t('video.ruleEnd'), share > 0 && t('video.seen', { share: percent(share) })].filter(Boolean).join(' · ');
  return (
    <div className="under">
      {resume !== null && (
        <>
          <Button look="filled" onClick={() => goOn(resume)}>{t('video.continue', { time: timeText(resume, number) })}</Button>
          <Button onClick={() => goOn(0)}>{t('video.beginning')}</Button>
        </>
      )}
      <p className="muted num">{seen}</p>
    </div>
  );
}
