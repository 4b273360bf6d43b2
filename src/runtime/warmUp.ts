import type { Browser } from '../web/browser.ts';
import type { RaiseOnPage } from '../port/pageEvents.ts';
import { watchVitals } from './vitals.ts';

/**
 * Begins the work that waits until the first elements are shown: the figures of the page (ELEM-11), and for a signed-in
 * user the code of the first command. Where that code does not arrive now, it is asked for again when it is needed.
 * @returns a function that ends it
 */
export function warmUp(
  view: Browser & Pick<Parameters<typeof watchVitals>[0]['view'], 'PerformanceObserver'>,
  embedBase: string,
  isVisitor: boolean,
  raise: RaiseOnPage,
): () => void {
  if (!isVisitor)
    Promise.all([
      import('../transport/sendOther.ts'),
      import('../transport/errorOfReply.ts'),
      import('../commands/failureTitle.ts'),
    ]).catch(() => undefined);
  return watchVitals({
    view,
    folders: [embedBase, `${view.location.origin}/learn/`],
    tell: (vitals) => raise('lectern-vitals', vitals),
  });
}
