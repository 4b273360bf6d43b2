import type { Browser } from './browser.ts';
import { watchVitals, type Vitals } from './vitals.ts';

/**
 * What a runtime begins once its first elements stand: the figures of the page (ELEM-11), and for who is signed in the code that the first command
 * needs, which is asked for again where it does not arrive now.
 * @returns ends it
 */
export function warmUp(view: Browser & Pick<Parameters<typeof watchVitals>[0]['view'], 'PerformanceObserver'>, embedBase: string, isVisitor: boolean, raise: (name: 'lectern-vitals', detail: Vitals) => unknown): () => void {
  if (!isVisitor) Promise.all([import('../transport/sendCommand.ts'), import('../transport/errorOfReply.ts')]).catch(() => undefined);
  return watchVitals({ view, folders: [embedBase, `${view.location.origin}/learn/`], tell: (vitals) => raise('lectern-vitals', vitals) });
}
