import { useTexts } from '../../i18n/context.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { useLinks } from './links.ts';

/** The two views of a course that has its content open (OVER-1). */
export function Views({ objectiveId, current }: { readonly objectiveId: string; readonly current: 'details' | 'content' }) {
  const t = useTexts('player');
  const links = useLinks();
  const views = {
    details: links.to({ name: 'details', objectiveId }),
    content: links.to({ name: 'content', objectiveId, axis: [], query: '' }),
  };
  return (
    <Tabs
      label={t('views')}
      current={current}
      tabs={[
        { id: 'details', text: t('details'), href: views.details.href },
        { id: 'content', text: t('content'), href: views.content.href },
      ]}
      onOpen={(id, event) => views[id as keyof typeof views].onClick(event)}
    />
  );
}
