import Info from 'lucide/dist/esm/icons/info.mjs';
import LogIn from 'lucide/dist/esm/icons/log-in.mjs';
import Play from 'lucide/dist/esm/icons/play.mjs';
import { usePlaceInList } from '../../../data/courses/usePlaceInList.ts';
import type { PublicObjective } from '../../../domain/course/publicObjective.ts';
import { usePort } from '../../../port/context.tsx';
import { isFramed } from '../../../web/isFramed.ts';
import { Button } from '../../../ui/button/Button.tsx';
import type { HeadingLevel } from '../../../ui/text/Heading.tsx';
import { Notice } from '../../../ui/notice/Notice.tsx';
import { CoursePage } from './CoursePage.tsx';
import { FactsBox } from './FactsBox.tsx';
import { useLinks } from '../base/links.ts';
import { publicModel } from './publicModel.ts';
import { ShareButton } from './ShareButton.tsx';
import { signInAddress } from './signInAddress.ts';
import { useMoment } from '../base/useMoment.ts';
import { useWords } from '../base/useWords.ts';
import { windowTurn } from '../base/windowTurn.ts';
import type { PlayerEmit } from '../manifest.ts';

export interface PublicOverviewProps {
  readonly course: PublicObjective;
  readonly compact: boolean;
  readonly updatedAt: number;
  readonly headingLevel: HeadingLevel;
  readonly emit: PlayerEmit;
}

/**
 * The page of a course for a visitor (ROUTE-22, DATA-24). It requests no user, and its actions lead through sign-in
 * (TEXT-57).
 */
export function PublicOverview({ course, compact, updatedAt, headingLevel, emit }: PublicOverviewProps) {
  const port = usePort();
  const { clock, routes, host, session } = port;
  const objectiveId = course.id;
  const moment = useMoment(clock, (now) => windowTurn(course, now), updatedAt);
  const words = useWords(moment.now);
  const { t } = words;
  const { cover, description, blockReason, facts, flows } = publicModel(
    course,
    moment,
    words,
    usePlaceInList(port, objectiveId),
  );
  const links = useLinks();
  // The server draws this page too (PUB-7), on its own origin.
  const here = globalThis.location ?? new URL(host.apiBase);
  const signIn = (occflow: string) => {
    const route = {
      name: 'courses',
      query: `occflow=${occflow}&objectiveId=${encodeURIComponent(objectiveId)}`,
    } as const;
    // A frame never navigates to the sign-in page (SESS-16): the target itself, on the portal's or a host's page, asks
    // the learner to sign in if needed.
    return isFramed() ? links.to(route) : { href: signInAddress(routes.hrefFor(route), host.apiBase, here, session) };
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
          {blockReason && <Notice tone={blockReason.tone} icon={Info} title={blockReason.text} />}
          <div className="buttons">
            {flows.map((flow) =>
              flow === 'addToMyCourses' ? (
                <Button key={flow} look="filled" icon={LogIn} flip {...signIn(flow)}>
                  {t('signInToEnrol')}
                </Button>
              ) : (
                <Button key={flow} icon={Play} {...signIn(flow)}>
                  {t('signInToStart')}
                </Button>
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
