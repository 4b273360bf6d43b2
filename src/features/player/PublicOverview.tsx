import Info from 'lucide/dist/esm/icons/info.mjs';
import LogIn from 'lucide/dist/esm/icons/log-in.mjs';
import Play from 'lucide/dist/esm/icons/play.mjs';
import type { PublicObjective } from '../../domain/publicObjective.ts';
import { usePort } from '../../runtime/context.tsx';
import { isFramed } from '../../ui/isFramed.ts';
import { Button } from '../../ui/Button.tsx';
import type { HeadingLevel } from '../../ui/Heading.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { CoursePage } from './CoursePage.tsx';
import { FactsBox } from './FactsBox.tsx';
import { useLinks } from './links.ts';
import { publicModel } from './publicModel.ts';
import { ShareButton } from './ShareButton.tsx';
import { signInAddress } from './signInAddress.ts';
import { useMoment } from './useMoment.ts';
import { useWords } from './useWords.ts';
import { windowTurn } from './windowTurn.ts';

export interface PublicOverviewProps {
  readonly course: PublicObjective;
  readonly compact: boolean;
  readonly updatedAt: number;
  readonly headingLevel: HeadingLevel;
  readonly emit: (name: `lectern-${string}`, detail?: unknown) => boolean;
}

/** The page of a course for a visitor (ROUTE-22, DATA-24): no user is asked for, and what can be done leads through sign-in (TEXT-57). */
export function PublicOverview({ course, compact, updatedAt, headingLevel, emit }: PublicOverviewProps) {
  const { clock, routes, host } = usePort();
  const objectiveId = course.id;
  const moment = useMoment(clock, (now) => windowTurn(course, now), updatedAt);
  const words = useWords(moment.now);
  const { t } = words;
  const { cover, description, hindrance, facts, flows } = publicModel(course, moment, words);
  const links = useLinks();
  const signIn = (occflow: string) => {
    const route = { name: 'courses', query: `occflow=${occflow}&objectiveId=${encodeURIComponent(objectiveId)}` } as const;
    // A frame never leaves for the sign-in page (SESS-16): the place itself, on whosever page it is, asks for whom it needs.
    return isFramed() ? links.to(route) : { href: signInAddress(routes.hrefFor(route), host.apiBase, location) };
  };
  return (
    <CoursePage
      course={course}
      place="public"
      compact={compact}
      cover={cover}
      description={description}
      actions={
        <>
          {hindrance && <Notice tone={hindrance.tone} icon={Info} title={hindrance.text} />}
          <div className="buttons">
            {flows.map((flow) =>
              flow === 'addToMyCourses' ? (
                <Button key={flow} look="filled" icon={LogIn} flip {...signIn(flow)}>{t('signInToEnrol')}</Button>
              ) : (
                <Button key={flow} icon={Play} {...signIn(flow)}>{t('signInToStart')}</Button>
              ),
            )}
            <ShareButton route={{ name: 'openCatalogCourse', objectiveId }} />
          </div>
        </>
      }
      facts={facts.length > 0 && <FactsBox facts={facts} />}
      headingLevel={headingLevel}
      emit={emit}
    />
  );
}
