import { useEffect, useRef } from 'react';
import { tellShown } from '../../../data/player/reading/tellShown.ts';
import { pathOf, type TreeRow } from '../../../domain/tree/flattenTree.ts';
import { unitOf } from '../../../domain/tree/readingUnit.ts';
import { usePort } from '../../../port/context.tsx';
import type { ContentModel } from './contentModel.ts';
import type { ContentProps } from './ContentProps.ts';
import type { ContentTree } from './useContentTree.ts';

export interface PageTurnOf extends Pick<ContentProps, 'access' | 'run' | 'arrived' | 'emit'> {
  readonly model: ContentModel | undefined;
  /** The first text, as long as there is no model (AUTO-6). */
  readonly opening: ContentModel | undefined;
  /** Axis of the open part, joined by `/`. */
  readonly here: string;
  readonly tree: ContentTree;
}

/**
 * Reports each part that opens, and moves focus and scroll position to its title. The first part does not count as a
 * change.
 * @param held whether the part is not shown yet (PROCT-3)
 * @returns references for the page and its title
 */
export function usePageTurn({ access, run, arrived, emit, model, opening, here, tree }: PageTurnOf, held: boolean) {
  const page = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const port = usePort();
  const last = useRef<string | null>(null);
  const placed = useRef<string | null>(null);
  // When the rest of the course arrives, the reader may already be further down in the first text, so this happens once
  // per part.
  useEffect(() => {
    if (!(model ?? opening) || held || placed.current === here) return;
    const turned = placed.current !== null;
    placed.current = here;
    if (!turned && !arrived) return;
    if (page.current) page.current.scrollTop = 0;
    heading.current?.focus();
  });
  useEffect(() => {
    if (!model || held || last.current === here) return;
    const turned = last.current !== null;
    last.current = here;
    const { current } = model;
    if (here) emit('lectern-part-opened', { objectiveId: access.objective.id, axis: here });
    if (run.state === 'inProgress' && current?.leaf && current.verdict.opens)
      void tellShown(port, run.id, pathOf(current));
    if (turned || arrived) port.notices.announce(model.position);
  });
  // In a long read the learner selects its parts, and the page stays (TREE-4).
  const selected = model && `${here} ${model.section ?? ''}`;
  const before = useRef<string | undefined>(undefined);
  useEffect(() => {
    if (!model || held || before.current === selected) return;
    const isFirst = before.current === undefined;
    before.current = selected;
    const { current, rows } = model;
    if (isFirst) return;
    const isBeside = (row: TreeRow) => row.parent === (current?.parent ?? null) || unitOf(row) === current;
    tree.onSelect(
      current,
      rows.some((row) => isBeside(row) && !row.part.available),
    );
  });
  return { page, heading };
}
