import ChevronDown from 'lucide/dist/esm/icons/chevron-down.mjs';
import ChevronUp from 'lucide/dist/esm/icons/chevron-up.mjs';
import X from 'lucide/dist/esm/icons/x.mjs';
import { useFormats, useTexts } from '../../../../i18n/context.tsx';
import { Button } from '../../../../ui/button/Button.tsx';

export interface PdfFindProps {
  readonly words: string;
  readonly count: number;
  /** The number of the shown match, from 0. */
  readonly current: number;
  /** Whether all pages have been searched for exactly these words. */
  readonly done: boolean;
  readonly onWords: (words: string) => void;
  readonly onMove: (direction: 1 | -1) => void;
  readonly onClose: () => void;
}

/** The search box of the document: Enter shows the next match, Shift and Enter the previous one, Escape closes. */
export function PdfFind({ words, count, current, done, onWords, onMove, onClose }: PdfFindProps) {
  const [t, formats] = [useTexts('parts'), useFormats()];
  const status = () => {
    if (!words.trim()) return '';
    if (count > 0) return t('pdf.foundAt', { current: formats.number(current + 1), total: formats.number(count) });
    return t(done ? 'pdf.foundNothing' : 'pdf.finding');
  };
  return (
    <div className="seek" role="search" aria-label={t('pdf.find')}>
      <input
        type="text"
        value={words}
        aria-label={t('pdf.findLabel')}
        placeholder={t('pdf.findLabel')}
        autoComplete="off"
        spellCheck={false}
        dir="auto"
        onInput={(event) => onWords(event.currentTarget.value)}
        onChange={() => undefined}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
            event.preventDefault();
            if (count > 0) onMove(event.shiftKey ? -1 : 1);
          }
          if (event.key === 'Escape') {
            event.preventDefault();
            event.stopPropagation();
            onClose();
          }
        }}
      />
      <span className="told num" role="status">
        {status()}
      </span>
      <Button look="bare" icon={ChevronUp} iconOnly disabled={count === 0} onClick={() => onMove(-1)}>
        {t('pdf.findPrevious')}
      </Button>
      <Button look="bare" icon={ChevronDown} iconOnly disabled={count === 0} onClick={() => onMove(1)}>
        {t('pdf.findNext')}
      </Button>
      <Button look="bare" icon={X} iconOnly onClick={onClose}>
        {t('pdf.findClose')}
      </Button>
    </div>
  );
}
