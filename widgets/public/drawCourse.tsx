import { publicCourseQuery } from '../../src/data/player/queries.ts';
import type { PublicObjective } from '../../src/domain/course/publicObjective.ts';
import { LinksContext, type Links } from '../../src/features/player/base/links.ts';
import { PublicOverview } from '../../src/features/player/overview/PublicOverview.tsx';
import { loadAuthorText } from '../../src/features/player/parts/AuthorHtml.tsx';
import css from '../../src/features/player/shell/course.css';
import { NotAvailable } from '../../src/features/player/shell/NotAvailable.tsx';
import type { RuntimePort } from '../../src/port/port.ts';
import { standInForLazy } from '../../src/ui/lazy/arriveLazy.ts';
import { useSheet } from '../../src/ui/sheets/sheet.ts';
import { pictureOn } from '../../src/web/pictureOn.ts';
import type { About } from './DrawnPage.ts';
import type { DrawElement } from './DrawElement.ts';
import { DrawnText } from './text/DrawnText.tsx';

/** Services that show previews accept no SVG drawings. */
const isDrawing = /\.svg($|[?#])/i;
const emit = () => true;

standInForLazy(loadAuthorText, DrawnText);

function aboutOf({ id, name, code, description, imageUrl }: PublicObjective, brand: string, apiBase: string): About {
  const picture = pictureOn(imageUrl, apiBase);
  return {
    kind: 'course',
    id,
    name,
    code,
    description,
    provider: brand || null,
    picture: picture && !isDrawing.test(picture) ? picture : null,
  };
}

/** A visitor's view of a course, as `src/features/player/shell/Player.tsx` shows it; null if there is none that they may see. */
function Course({
  port,
  course,
  compact,
}: {
  readonly port: RuntimePort;
  readonly course: PublicObjective | null;
  readonly compact: boolean;
}) {
  useSheet(css);
  const links: Links = {
    query: '',
    followed: 0,
    go: () => undefined,
    to: (route) => ({ href: port.routes.hrefFor(route), onClick: () => undefined }),
  };
  return (
    <LinksContext value={links}>
      {course ? (
        <PublicOverview course={course} compact={compact} updatedAt={0} headingLevel={1} emit={emit} />
      ) : (
        <NotAvailable place="public" headingLevel={1} emit={emit} />
      )}
    </LinksContext>
  );
}

/** A course of the open catalog. */
export const drawCourse: DrawElement = (port, { 'objective-id': objectiveId = '' }, { brand, overviewVariant }) => {
  const course = port.cache.getQueryData(publicCourseQuery(port, objectiveId).queryKey) ?? null;
  const t = port.locale.translate(port.locale.tag(), 'player');
  return {
    about: course ? aboutOf(course, brand, port.host.apiBase) : { kind: 'noCourse' },
    sections: [course?.name ?? t('notAvailable')],
    view: <Course port={port} course={course} compact={overviewVariant === 'v2'} />,
  };
};
