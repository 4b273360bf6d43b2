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
  const last = useRef<{ readonly here: string; readonly selected: string } | null>(null);
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
  const selected = `${here} ${model?.section ?? ''}`;
  useEffect(() => {
    if (!model || held || last.current?.selected === selected) return;
    const before = last.current;
    last.current = { here, selected };
    const { current, rows } = model;
    if (before) {
      const isBeside = (row: TreeRow) => row.parent === current?.parent || unitOf(row) === current;
      tree.onSelect(current, current !== null && rows.some((row) => isBeside(row) && !row.part.available));
    }
    // The page of a long read stays while its parts are selected.
    if (before?.here === here) return;
    if (here) emit('lectern-part-opened', { objectiveId: access.objective.id, axis: here });
    if (run.state === 'inProgress' && current?.leaf && current.verdict.opens)
      void tellShown(port, run.id, pathOf(current));
    if (before || arrived) port.notices.announce(model.position);
  });
  return { page, heading };
}
