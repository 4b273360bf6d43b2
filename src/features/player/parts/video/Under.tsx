import { seenEnough } from '../../../../domain/tree/seenShare.ts';
import { useFormats, useTexts } from '../../../../i18n/context.tsx';
import { Button } from '../../../../ui/button/Button.tsx';
import { timeText } from './videoModel.ts';

export interface UnderProps {
  /** The time at which the learner may continue, in seconds; null if it is the beginning. */
  readonly resume: number | null;
  readonly goOn: (from: number) => void;
  /** Whether the part is complete. */
  readonly done: boolean;
  /** The share that was seen, 0 to 1. */
  readonly share: number;
  /** Whether the length of the video is known, or may still become known. */
  readonly measured: boolean;
}

/** The content below a video: the place to continue (RESUME-2), and the share that was seen (VIDEO-3). */
export function Under({ resume, goOn, done, share, measured }: UnderProps) {
  const t = useTexts('parts');
  const { number, percent } = useFormats();
  const seen = done
    ? t('video.done')
    : [
        measured ? t('video.rule', { share: percent(seenEnough) }) : t('video.ruleEnd'),
        share > 0 && t('video.seen', { share: percent(share) }),
      ]
        .filter(Boolean)
        .join(' · ');
  return (
    <div className="under">
      {resume !== null && (
        <>
          <Button look="filled" onClick={() => goOn(resume)}>
            {t('video.continue', { time: timeText(resume, number) })}
          </Button>
          <Button onClick={() => goOn(0)}>{t('video.beginning')}</Button>
        </>
      )}
      <p className="muted num">{seen}</p>
    </div>
  );
}
