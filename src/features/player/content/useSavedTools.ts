import { usePort } from '../../../port/context.tsx';
import { useConfiguration } from '../../../port/useConfiguration.ts';
import { afterText } from '../base/lazy/afterText.ts';
import { useLazy } from '../../../ui/lazy/useLazy.ts';

const load = () => afterText(async () => (await import('../saved/savedTools.ts')).savedTools);

/** What the content view has of bookmarks: null where the LMS keeps none (CALL-5), `tools` once their code is there (SAVED-1). */
export function useSavedTools() {
  const wanted = useConfiguration(usePort())?.extensions.includes('savedParts') ?? false;
  const tools = useLazy(load, wanted);
  return wanted ? { tools: tools === 'failed' ? null : tools } : null;
}
