import { usePort } from '../../../port/context.tsx';
import { useConfiguration } from '../../../port/useConfiguration.ts';
import { useLazy } from '../../../ui/lazy/useLazy.ts';

// The text comes first.
const load = async () => {
  await new Promise((done) => setTimeout(done, 2000));
  return (await import('../saved/savedTools.ts')).savedTools;
};

/** What the content view has of bookmarks: null where the LMS keeps none (CALL-5), `tools` once their code is there (SAVED-1). */
export function useSavedTools() {
  const wanted = useConfiguration(usePort())?.extensions.includes('savedParts') ?? false;
  const tools = useLazy(load, wanted);
  return wanted ? { tools: tools === 'failed' ? null : tools } : null;
}
