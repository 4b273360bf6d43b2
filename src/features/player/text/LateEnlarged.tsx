import { useLateTexts } from '../../../i18n/useLateTexts.ts';
import { useLateOver } from '../useLateOver.ts';
import type { EnlargedProps } from './Enlarged.tsx';

const load = () => import('./Enlarged.tsx');

/** An image or a table over the page, whose code comes when it is first asked for. Where it cannot be had, that is said. */
export function LateEnlarged(props: EnlargedProps) {
  const texts = useLateTexts('parts');
  const late = useLateOver(load, props.onClose);
  return late && texts ? <late.Enlarged {...props} /> : null;
}
