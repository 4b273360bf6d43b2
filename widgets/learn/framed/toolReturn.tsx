import CornerDownLeft from 'lucide/dist/esm/icons/corner-down-left.mjs';
import TriangleAlert from 'lucide/dist/esm/icons/triangle-alert.mjs';
import { createRoot } from 'react-dom/client';
import { readToolReturn, tellToolReturn } from '../../../src/bridge/guest/toolReturn.ts';
import { Button } from '../../../src/ui/button/Button.tsx';
import { EmptyState } from '../../../src/ui/empty/EmptyState.tsx';
import { dressPage } from '../../../src/ui/sheets/dressPage.ts';
import type { Portal } from '../../index.ts';
import { base } from '../currentPath.ts';

/**
 * The return point of a tool (FRAMED-12). In a frame it passes the tool's messages to the page around it; no user is requested, since the
 * frame may have no session. Outside a frame it has a link to the courses.
 */
export async function showToolReturn({ locale }: Portal, root: Element, query: string): Promise<void> {
  const said = readToolReturn(query);
  const isFrame = parent !== window;
  if (isFrame) tellToolReturn(window, said);
  dressPage(document);
  await locale.load(locale.tag(), ['framed']);
  const t = locale.translate(locale.tag(), 'framed');
  const title = said.error || said.message || t('returned');
  document.title = title;
  createRoot(root).render(
    <main className="lectern" data-theme="auto">
      <EmptyState
        headingLevel={1}
        title={title}
        role={said.error ? 'alert' : 'status'}
        tone={said.error ? 'danger' : 'muted'}
        picture={said.error ? TriangleAlert : CornerDownLeft}
        actions={
          !isFrame && (
            <Button look="filled" href={`${base}/courses`}>
              {t('toCourses')}
            </Button>
          )
        }
      >
        {t(said.error ? 'returnedError' : 'returnedText')}
      </EmptyState>
    </main>,
  );
}
