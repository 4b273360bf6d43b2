import { useTexts } from '../../../i18n/context.tsx';
import { Button } from '../../../ui/button/Button.tsx';

/** Shown instead of a part of the dashboard that could not be loaded; the other parts stay (DASH-2). */
export function PartFailed({ text, retry }: { readonly text?: string; readonly retry?: (() => void) | undefined }) {
  const [t, common] = [useTexts('home'), useTexts('common')];
  return (
    <div className="home-lost" role="status">
      <p>{text ?? t('partFailed')}</p>
      {retry && <Button onClick={retry}>{common('tryAgain')}</Button>}
    </div>
  );
}
