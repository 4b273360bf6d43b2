import type { Locale } from '../i18n/locale.ts';
import type { NoticesPort } from '../port/port.ts';

export interface UnkeptDeps {
  readonly locale: Locale;
  readonly notices: Pick<NoticesPort, 'show'>;
  readonly ended: AbortSignal;
}

/** Makes the notice, shown once, that the browser stores nothing, so that the work is lost with the page (ERR-17). */
export function tellUnkept({ locale, notices, ended }: UnkeptDeps): () => void {
  let told = false;
  return () => {
    if (told) return;
    told = true;
    const tag = locale.tag();
    const show = () => {
      const t = locale.translate(tag, 'outbox');
      if (!ended.aborted)
        notices.show({ tone: 'warning', title: t('notKept'), text: t('notKeptText'), duration: null });
    };
    void locale.load(tag, ['outbox']).then(show, show);
  };
}
