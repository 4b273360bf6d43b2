import CircleCheck from 'lucide/dist/esm/icons/circle-check.mjs';
import Hourglass from 'lucide/dist/esm/icons/hourglass.mjs';
import TriangleAlert from 'lucide/dist/esm/icons/triangle-alert.mjs';
import { useFormats, useTexts } from '../../../../i18n/context.tsx';
import { Notice } from '../../../../ui/notice/Notice.tsx';
import type { ToolStanding } from './toolModel.ts';

/**
 * The result that the tool has reported, announced when it arrives (DONE-2). The live region exists before its text, so
 * that screen readers announce it.
 */
export function ToolStandingLine({ standing }: { readonly standing: ToolStanding }) {
  const t = useTexts('framed');
  const formats = useFormats();
  const text = () => {
    switch (standing.kind) {
      case 'working':
        return null;
      case 'grading':
        return (
          <Notice tone="info" icon={Hourglass} title={t('result.grading')}>
            {t('result.gradingText')}
          </Notice>
        );
      case 'done': {
        const failed = standing.passed === false;
        const said = standing.passed === null ? 'result.done' : 'result.passed';
        return (
          <Notice
            tone={failed ? 'warning' : 'success'}
            icon={failed ? TriangleAlert : CircleCheck}
            title={t(failed ? 'result.failed' : said)}
          >
            {standing.percent !== null && t('result.score', { score: formats.percent(standing.percent / 100) })}
          </Notice>
        );
      }
    }
  };
  return <div role="status">{text()}</div>;
}
