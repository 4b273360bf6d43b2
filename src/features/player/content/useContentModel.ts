import { useCallback, useMemo, useState } from 'react';
import { openingQuery } from '../../../data/player/openingQuery.ts';
import { useQuery } from '../../../data/query/useQuery.ts';
import { isProctored } from '../../../domain/proctoring/isProctored.ts';
import { presentedRoot } from '../../../domain/tree/presentedRoot.ts';
import { usePort } from '../../../port/context.tsx';
import { useConfiguration } from '../../../data/settings/useConfiguration.ts';
import { useWords } from '../base/useWords.ts';
import { contentModel } from './contentModel.ts';
import { courseModel } from '../base/tree/courseModel.ts';
import type { ContentProps } from './ContentProps.ts';
import { openingModel } from './openingModel.ts';
import { useKindWords } from '../base/tree/useKindWords.ts';
import { useContentTree } from './useContentTree.ts';

/**
 * The model of the content view: the open part, and the course around it. `model` is undefined until the tree is
 * loaded. `opening` is the first text alone, which may arrive earlier (AUTO-6).
 */
export function useContentModel({ access: { objective }, run, axis, query }: ContentProps) {
  const port = usePort();
  const tree = useContentTree(port, run.id);
  const { moment } = tree;
  const objectiveId = objective.id;
  const { state } = run;
  const proctored = isProctored(objective);
  const asksOpening = !tree.root && !tree.error && !tree.paused && state === 'inProgress' && !proctored;
  const way = useQuery({ ...openingQuery(port, objectiveId, axis), enabled: asksOpening }, port.cache).data;
  const raw = tree.root ?? (asksOpening && way?.workflowId === run.id ? way.root : undefined);
  const words = useKindWords(useWords(moment.now), raw);
  const root = useMemo(() => raw && presentedRoot(raw, objective), [raw, objective]);
  const routeOf = useCallback(
    (to: readonly string[]) => ({ name: 'content', objectiveId, axis: to, query }) as const,
    [objectiveId, query],
  );
  const newContentAfterCompletion = useConfiguration(port)?.newContentAfterCompletion ?? false;
  // Memoized, because a course may have thousands of parts, and each step of a command renders this hook again.
  const course = useMemo(
    () =>
      root &&
      courseModel(root, { ...moment, course: state, newContentAfterCompletion }, words, (to) =>
        port.routes.hrefFor(routeOf(to)),
      ),
    [root, moment, state, newContentAfterCompletion, words, port, routeOf],
  );
  // A part that the rules chose stays open when it is complete, until the learner goes to another part.
  const [chosen, setChosen] = useState('');
  const named = axis || chosen;
  const whole = useMemo(() => course && contentModel(course, named.split('/').filter(Boolean)), [course, named]);
  const model = tree.root ? whole : undefined;
  const opening = useMemo(() => (whole && !model ? openingModel(whole, words) : undefined), [whole, model, words]);
  const here = (model ?? opening)?.axis.join('/') ?? '';
  const stays = axis ? '' : here;
  if (chosen !== stays) setChosen(stays);
  return { tree, root, model, opening, here, routeOf };
}
