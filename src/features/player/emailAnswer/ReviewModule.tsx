import BookOpen from 'lucide/dist/esm/icons/book-open.mjs';
import { useState } from 'react';
import { asError } from '../../../commands/asError.ts';
import { findModule, type NamedModule } from '../../../data/assessment/findModule.ts';
import { useLazyTexts } from '../../../i18n/useLazyTexts.ts';
import { usePort } from '../../../port/context.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { Notice } from '../../../ui/notice/Notice.tsx';
import { useLinks } from '../base/links.ts';

/** A button that opens the module of an e-mail, or says that it was not found (EMAIL-3, TEXT-40). */
export function ReviewModule({ module }: { readonly module: NamedModule }) {
  const [t, port, links] = [useLazyTexts('emailAnswer'), usePort(), useLinks()];
  const [state, setState] = useState<'ready' | 'busy' | 'none' | 'failed'>('ready');
  if (!t) return null;
  const open = async () => {
    setState('busy');
    try {
      const place = await findModule(port, module);
      setState(place ? 'ready' : 'none');
      if (place) links.go({ name: 'content', ...place, query: '' });
    } catch (cause) {
      port.host.report(asError(cause));
      setState('failed');
    }
  };
  return (
    <>
      {state === 'none' && (
        <Notice tone="warning" role="alert" title={t('moduleNotFound')}>
          {t('moduleNotFoundText')}
        </Notice>
      )}
      {state === 'failed' && <Notice tone="danger" role="alert" title={t('moduleFailed')} />}
      <div>
        <Button look="filled" icon={BookOpen} busy={state === 'busy'} onClick={() => void open()}>
          {t('review')}
        </Button>
      </div>
    </>
  );
}
