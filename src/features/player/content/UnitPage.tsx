import type { Route } from '../../../routes/route.ts';
import type { HeadingLevel } from '../../../ui/text/Heading.tsx';
import { lazyPart } from '../../../ui/lazy/lazyPart.tsx';
import { loadFailed } from '../base/lazy/loadFailed.tsx';
import { TextSkeleton } from '../parts/AuthorHtml.tsx';
import type { Body } from './bodyModel.ts';
import type { SectionActions } from './longRead/LongReadSectionProps.ts';
import type { TilesProps } from './tiles/Tiles.tsx';

const places = { Waiting: TextSkeleton, Failed: loadFailed('textFailed') };
const Tiles = lazyPart<TilesProps & Pick<UnitPageProps, 'headingLevel'>>(
  async () => (await import('./tiles/Tiles.tsx')).Tiles,
  places,
);
const LongRead = lazyPart(async () => (await import('./longRead/LongRead.tsx')).LongRead, places);

export interface UnitPageProps extends SectionActions {
  readonly body: Extract<Body, { kind: 'tiles' | 'longRead' }>;
  readonly section: string | null;
  readonly onView: (id: string) => void;
  readonly workflowId: string;
  readonly headingLevel: HeadingLevel;
  readonly routeOf: (axis: readonly string[]) => Route;
}

/** A page of several parts, as tiles or as a long read. The code of each layout loads with the first such page. */
export function UnitPage({ body, routeOf, ...reading }: UnitPageProps) {
  if (body.kind === 'tiles') return <Tiles tiles={body.tiles} routeOf={routeOf} headingLevel={reading.headingLevel} />;
  return <LongRead named={body.named} sections={body.sections} {...reading} />;
}
