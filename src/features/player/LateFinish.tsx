import { useTexts } from '../../i18n/context.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import type { FinishDialogProps } from './FinishDialog.tsx';
import { useLateOver } from './useLateOver.ts';

const load = () => import('./FinishDialog.tsx');

/** The finish dialog, whose code comes when it is first asked for. Where it cannot be had, that is said and the button is back. `overlay` covers the place it stands in while it is waited for. */
export function LateFinish({ overlay = false, ...props }: FinishDialogProps & { readonly overlay?: boolean }) {
  const t = useTexts('player');
  const late = useLateOver(load, props.onClose);
  return late ? <late.FinishDialog {...props} /> : <Spinner label={t('checking')} overlay={overlay} />;
}
