import Check from 'lucide/dist/esm/icons/check.mjs';
import CloudOff from 'lucide/dist/esm/icons/cloud-off.mjs';
import Eye from 'lucide/dist/esm/icons/eye.mjs';
import RefreshCw from 'lucide/dist/esm/icons/refresh-cw.mjs';
import { useTexts } from '../../../../i18n/context.tsx';
import { Button } from '../../../../ui/button/Button.tsx';
import { Icon } from '../../../../ui/text/Icon.tsx';
import type { PackageView } from './scormModel.ts';

const signs = { review: Eye, saved: Check, sending: RefreshCw, unsent: CloudOff };

/** The line below a package: whether its state is stored, and a button to submit its results (SCORM-18). */
export function PackageBar({ view, onSubmit }: { readonly view: PackageView; readonly onSubmit: () => void }) {
  const t = useTexts('scorm');
  const { line, maySubmit } = view;
  return (
    <div className="package-bar">
      {/* Announced only if the learner must know it; the frequent "saved" would interrupt screen readers. */}
      <p className="package-line" role={line === 'unsent' ? 'status' : undefined}>
        {line && (
          <>
            <Icon of={signs[line]} size="s" />
            {t(`line.${line}`)}
          </>
        )}
      </p>
      {maySubmit && (
        <Button aria-haspopup="dialog" onClick={onSubmit}>
          {t('submit')}
        </Button>
      )}
    </div>
  );
}
