import CircleStop from 'lucide/dist/esm/icons/circle-stop.mjs';
import Copy from 'lucide/dist/esm/icons/copy.mjs';
import TriangleAlert from 'lucide/dist/esm/icons/triangle-alert.mjs';
import { useTexts } from '../../../../i18n/context.tsx';
import { Button } from '../../../../ui/button/Button.tsx';
import { EmptyState } from '../../../../ui/empty/EmptyState.tsx';
import { below, type HeadingLevel } from '../../../../ui/text/Heading.tsx';
import type { PackageInstead } from './scormModel.ts';

const signs = { superseded: Copy, over: CircleStop, failed: TriangleAlert };

export interface PackagePanelProps {
  readonly instead: PackageInstead;
  readonly headingLevel: HeadingLevel;
  readonly again: () => void;
}

/** Replaces a package that now runs elsewhere, whose launch is over, or that could not be opened (SCORM-10). */
export function PackagePanel({ instead, headingLevel, again }: PackagePanelProps) {
  const t = useTexts('scorm');
  return (
    <EmptyState
      role={instead === 'failed' ? 'alert' : 'status'}
      picture={signs[instead]}
      tone="muted"
      title={t(`instead.${instead}`)}
      headingLevel={below(headingLevel)}
      actions={
        <Button look="filled" onClick={again}>
          {t(instead === 'superseded' ? 'continueHere' : 'openAgain')}
        </Button>
      }
    >
      {t(`instead.${instead}Text`)}
    </EmptyState>
  );
}
