import { useState } from 'react';
import type { Route } from '../../routes/route.ts';
import { below, type HeadingLevel } from '../../ui/Heading.tsx';
import { useLate } from '../../ui/useLate.ts';
import { TextSkeleton } from './AuthorHtml.tsx';
import type { Body } from './bodyModel.ts';
import { LoadFailure } from './LoadFailure.tsx';
import type { SectionActions } from './longRead/LongReadSection.tsx';

const loadTiles = () => import('./tiles/Tiles.tsx');
const loadLongRead = () => import('./longRead/LongRead.tsx');

export interface LatePageProps extends SectionActions {
  readonly body: Extract<Body, { kind: 'tiles' | 'longRead' }>;
  readonly section: string | null;
  readonly workflowId: string;
  readonly headingLevel: HeadingLevel;
  readonly routeOf: (axis: readonly string[]) => Route;
}

/** Tiles or a long read, whose code comes with the first of them; where it cannot be had, that is said and can be tried again. */
export function LatePage({ body, section, workflowId, headingLevel, routeOf, ...actions }: LatePageProps) {
  const [wanted, setWanted] = useState(true);
  const tiles = useLate(loadTiles, wanted && body.kind === 'tiles');
  const long = useLate(loadLongRead, wanted && body.kind === 'longRead');
  if (tiles === 'failed' || long === 'failed') {
    return <LoadFailure what="textFailed" error={null} headingLevel={below(headingLevel)} busy={false} retry={() => { setWanted(false); setTimeout(() => setWanted(true)); }} />;
  }
  if (body.kind === 'tiles') return tiles ? <tiles.Tiles tiles={body.tiles} routeOf={routeOf} /> : <TextSkeleton />;
  return long ? <long.LongRead named={body.named} sections={body.sections} section={section} workflowId={workflowId} headingLevel={headingLevel} {...actions} /> : <TextSkeleton />;
}
