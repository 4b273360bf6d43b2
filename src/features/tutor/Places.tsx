import type { TutorCitation } from '../../domain/tutor/tutor.ts';
import { useTexts } from '../../i18n/context.tsx';
import { usePort } from '../../port/context.tsx';
import { routeLink } from '../../routes/routeLink.ts';
import { placeRoute } from './placeRoute.ts';

/** The sources of an answer, as links that open them (TUTOR-8). */
export function Places({
  citations,
  named,
}: {
  readonly citations: readonly TutorCitation[];
  /** Whether to name the course of each source. */
  readonly named: boolean;
}) {
  const t = useTexts('tutor');
  const { routes } = usePort();
  if (citations.length === 0) return null;
  return (
    <ol className="tutor-places" aria-label={t('places')}>
      {citations.map((one) => (
        <li key={one.n} value={one.n}>
          <a className="link" {...routeLink(placeRoute(one), routes.hrefFor)}>
            <bdi>{one.title}</bdi>
          </a>
          {named && <span className="muted"> · {one.course}</span>}
        </li>
      ))}
    </ol>
  );
}
