import { useAnnounced } from '../../../data/settings/useAnnounced.ts';
import { afterText } from '../base/lazy/afterText.ts';
import { useLazy } from '../../../ui/lazy/useLazy.ts';

const load = () => afterText(async () => (await import('../saved/savedTools.ts')).savedTools);

/** The tools for bookmarks in the content view: null if the LMS keeps none (CALL-5), `tools` once their code is loaded (SAVED-1). */
export function useSavedTools() {
  const wanted = useAnnounced('savedParts').announced === true;
  const tools = useLazy(load, wanted);
  return wanted ? { tools: tools === 'failed' ? null : tools } : null;
}
