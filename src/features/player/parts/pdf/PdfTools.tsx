import ChevronDown from 'lucide/dist/esm/icons/chevron-down.mjs';
import ChevronUp from 'lucide/dist/esm/icons/chevron-up.mjs';
import Download from 'lucide/dist/esm/icons/download.mjs';
import FoldHorizontal from 'lucide/dist/esm/icons/fold-horizontal.mjs';
import Maximize from 'lucide/dist/esm/icons/maximize.mjs';
import Minimize from 'lucide/dist/esm/icons/minimize.mjs';
import Minus from 'lucide/dist/esm/icons/minus.mjs';
import MoveHorizontal from 'lucide/dist/esm/icons/move-horizontal.mjs';
import Plus from 'lucide/dist/esm/icons/plus.mjs';
import Search from 'lucide/dist/esm/icons/search.mjs';
import { useState } from 'react';
import { useFormats, useTexts } from '../../../../i18n/context.tsx';
import { Button } from '../../../../ui/button/Button.tsx';
import { pageNumber } from './pageNumber.ts';
import { zoomStep, type Zoom } from './zoom.ts';

export interface PdfToolsProps {
  readonly page: number;
  readonly count: number;
  readonly zoom: Zoom;
  /** The scale at which pages are drawn now. */
  readonly share: number;
  /** Whether the column of its text is known. */
  readonly column: boolean;
  readonly finding: boolean;
  /** Null if the browser has no full screen. */
  readonly full: boolean | null;
  readonly onPage: (page: number) => void;
  readonly onZoom: (zoom: Zoom) => void;
  readonly onFind: () => void;
  readonly onFull: () => void;
  readonly onDownload: () => void;
}

/** The tools of the viewer. A tool that cannot be used now keeps its place and its focus. */
export function PdfTools({
  page,
  count,
  zoom,
  share,
  column,
  finding,
  full,
  onPage,
  onZoom,
  onFind,
  onFull,
  onDownload,
}: PdfToolsProps) {
  const [t, formats] = [useTexts('parts'), useFormats()];
  const [written, setWritten] = useState<string | null>(null);
  const [smaller, larger] = [zoomStep(share, -1), zoomStep(share, 1)];
  // One button switches between the whole page and its text column.
  const toText = column && zoom === 'fit';
  const go = (text: string) => {
    const wanted = pageNumber(text, count);
    setWritten(null);
    if (wanted !== null && wanted !== page) onPage(wanted);
  };
  return (
    <div className="tools" role="group" aria-label={t('pdf.tools')}>
      <span className="set">
        <Button look="bare" icon={ChevronUp} iconOnly disabled={page <= 1} onClick={() => onPage(page - 1)}>
          {t('pdf.previousPage')}
        </Button>
        <Button look="bare" icon={ChevronDown} iconOnly disabled={page >= count} onClick={() => onPage(page + 1)}>
          {t('pdf.nextPage')}
        </Button>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            go(event.currentTarget.querySelector('input')?.value ?? '');
          }}
        >
          <input
            className="num"
            type="text"
            inputMode="numeric"
            size={Math.max(2, String(count).length)}
            aria-label={t('pdf.pageField', { total: formats.number(count) })}
            value={written ?? formats.number(page)}
            onFocus={(event) => event.currentTarget.select()}
            onInput={(event) => setWritten(event.currentTarget.value)}
            onChange={() => undefined}
            onBlur={(event) => written !== null && go(event.currentTarget.value)}
          />
          <span className="num" aria-hidden="true">
            {t('pdf.ofPages', { total: formats.number(count) })}
          </span>
        </form>
      </span>
      <span className="set">
        <Button
          look="bare"
          icon={Minus}
          iconOnly
          disabled={smaller === null}
          onClick={() => smaller && onZoom(smaller)}
        >
          {t('pdf.zoomOut')}
        </Button>
        <span className="percent num" role="status" aria-label={t('pdf.zoom', { percent: formats.percent(share) })}>
          {formats.percent(share)}
        </span>
        <Button look="bare" icon={Plus} iconOnly disabled={larger === null} onClick={() => larger && onZoom(larger)}>
          {t('pdf.zoomIn')}
        </Button>
        <Button
          look="bare"
          icon={toText ? FoldHorizontal : MoveHorizontal}
          iconOnly
          disabled={zoom === 'fit' && !toText}
          onClick={() => onZoom(toText ? 'text' : 'fit')}
        >
          {t(toText ? 'pdf.fitText' : 'pdf.fit')}
        </Button>
      </span>
      <span className="set end">
        <Button look="bare" icon={Search} iconOnly aria-expanded={finding} onClick={onFind}>
          {t('pdf.find')}
        </Button>
        {full !== null && (
          <Button look="bare" icon={full ? Minimize : Maximize} iconOnly onClick={onFull}>
            {t(full ? 'pdf.leaveFull' : 'pdf.full')}
          </Button>
        )}
        <Button look="bare" icon={Download} iconOnly onClick={onDownload}>
          {t('pdf.download')}
        </Button>
      </span>
    </div>
  );
}
