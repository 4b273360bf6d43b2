import Copy from 'lucide/dist/esm/icons/copy.mjs';
import { useId, useState } from 'react';
import { useFeed } from '../../../data/calendar/useFeed.ts';
import { useTexts } from '../../../i18n/context.tsx';
import { usePort } from '../../../port/context.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { Notice } from '../../../ui/notice/Notice.tsx';
import { useSheet } from '../../../ui/sheets/sheet.ts';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.tsx';
import css, { classes } from './subscribe.css';
import { webcalOf } from './webcalOf.ts';

export interface SubscribeProps {
  readonly onClose: () => void;
}

/** The subscription for other calendar programs: a personal address, which stops working once a new one is made (CAL-12, CAL-13). */
export function Subscribe({ onClose }: SubscribeProps) {
  useSheet(css);
  const [t, common] = [useTexts('calendar'), useTexts('common')];
  const { notices } = usePort();
  const field = useId();
  const { url, error, busy, retry, renew, end } = useFeed();
  // An action that cannot be undone is confirmed first.
  const [asking, setAsking] = useState<'renew' | 'end' | null>(null);
  const [said, setSaid] = useState('');
  const copy = async () => {
    if (!url) return;
    try {
      await navigator.clipboard.writeText(url);
      notices.show({ tone: 'success', title: t('copied') });
    } catch {
      notices.show({ tone: 'danger', title: t('notCopied') });
    }
  };
  const act = async (what: 'renew' | 'end') => {
    const done = await (what === 'renew' ? renew() : end());
    setAsking(null);
    if (done) setSaid(t(what === 'renew' ? 'renewed' : 'ended'));
  };
  const footer = () => {
    if (url === undefined)
      return error ? (
        <Button look="filled" onClick={retry}>
          {common('tryAgain')}
        </Button>
      ) : null;
    if (url === null)
      return (
        <Button look="filled" busy={busy !== null} onClick={() => void act('renew')}>
          {t('make')}
        </Button>
      );
    if (asking)
      return (
        <>
          <Button onClick={() => setAsking(null)}>{t('keep')}</Button>
          <Button look="filled" busy={busy !== null} onClick={() => void act(asking)}>
            {t(asking === 'renew' ? 'renew' : 'end')}
          </Button>
        </>
      );
    return (
      <>
        <Button onClick={() => setAsking('end')}>{t('end')}</Button>
        <Button onClick={() => setAsking('renew')}>{t('renew')}</Button>
        <Button look="filled" icon={Copy} onClick={() => void copy()}>
          {t('copy')}
        </Button>
      </>
    );
  };
  return (
    <Dialog title={t('subscribeTitle')} closeLabel={common('close')} onClose={onClose} footer={footer()}>
      <div className={classes['feed']}>
        <p>{t('subscribeText')}</p>
        {url === undefined && !error && <p role="status">{t('loading')}</p>}
        {error && (
          <Notice tone="danger" role="alert" title={t('feedFailed')}>
            {t(error.code === 'offline' ? 'feedOffline' : 'feedFailedText')}
          </Notice>
        )}
        {url && (
          <>
            <label htmlFor={field}>{t('address')}</label>
            <input
              id={field}
              className="num"
              type="url"
              dir="ltr"
              readOnly
              value={url}
              onFocus={({ currentTarget }) => currentTarget.select()}
            />
            <p>
              <a className="link" href={webcalOf(url)}>
                {t('openIn')}
              </a>
            </p>
            <p className="muted">{t('secret')}</p>
          </>
        )}
        {asking && (
          <Notice tone="warning" role="alert" title={t(asking === 'renew' ? 'renewAsk' : 'endAsk')}>
            {t('revokes')}
          </Notice>
        )}
        <VisuallyHidden live>{said}</VisuallyHidden>
      </div>
    </Dialog>
  );
}
