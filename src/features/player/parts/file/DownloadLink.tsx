import Download from 'lucide/dist/esm/icons/download.mjs';
import { useTexts } from '../../../../i18n/context.tsx';
import { usePort } from '../../../../port/context.tsx';
import { Button } from '../../../../ui/button/Button.tsx';
import { VisuallyHidden } from '../../../../ui/text/VisuallyHidden.tsx';
import type { FilePlace } from './fileModel.ts';
import { useDownload } from './useDownload.ts';

/** The link that downloads a file. */
export function DownloadLink({
  place,
  name,
  type,
}: {
  readonly place: FilePlace;
  readonly name: string;
  readonly type: string;
}) {
  const port = usePort();
  const [t, player] = [useTexts('parts'), useTexts('player')];
  const { state, link } = useDownload(port, place, name, type);
  return (
    <span className="take">
      <Button icon={Download} busy={state === 'busy'} {...link}>
        {t('file.download')}
        {place.at === 'elsewhere' && <VisuallyHidden> {player('newTab')}</VisuallyHidden>}
      </Button>
      <span className="muted" role="status">
        {state === 'failed' && t('file.downloadFailed')}
      </span>
    </span>
  );
}
