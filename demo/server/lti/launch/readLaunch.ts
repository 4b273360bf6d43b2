import type { JWTPayload } from 'jose';
import { LecternError } from '../../../../src/errors.ts';
import { unreadable } from '../../calls/mayRead.ts';
import { loadRun } from '../../calls/parts/tree.ts';
import type { Db } from '../../db/openDb.ts';
import { findPerson, type Person } from '../../oidc/people.ts';
import type { Hints } from '../hints.ts';
import { lineItemsOf } from '../lineItems.ts';
import type { LtiTool } from '../ltiTool.ts';
import { toolCourse, type ToolCourse, type ToolPlace } from '../toolPlaces.ts';
import type { Launch } from './launchHints.ts';
import { chooseMessage, playMessage, type Platform } from './launchMessage.ts';

/** Whether a person may launch tools as an instructor. */
const teaches = ({ roles }: Person) => roles.some((role) => ['Instructor', 'Author', 'Administrator'].includes(role));

/** The data that a choice of content brings back (LTI-40). */
export interface ChoiceData {
  readonly toolId: string;
  readonly userId: string;
  readonly objectiveId: string;
}

interface Means {
  readonly db: Db;
  readonly now: number;
  readonly platform: Platform;
  readonly choices: Hints<ChoiceData>;
}

/** Course and place of a launch; null where it is not allowed (any more). */
async function whereTo(
  { db, now }: Pick<Means, 'db' | 'now'>,
  { userId, purpose }: Launch,
): Promise<{ readonly course: ToolCourse; readonly place: ToolPlace | null } | null> {
  if (purpose.kind !== 'play') {
    const course = await toolCourse(db, purpose.objectiveId);
    if (!course) return null;
    const place = purpose.kind === 'teach' ? course.places.find(({ axis }) => axis === purpose.axis) : null;
    return place === undefined ? null : { course, place };
  }
  const run = await loadRun(db, userId, purpose.workflowId, now).catch((error: unknown) => {
    if (error instanceof LecternError && error.code === 'not_found') return null;
    throw error;
  });
  const row = run?.rows.find(({ part }) => part.axis === purpose.axis) ?? null;
  const begun = run?.activityWorkflows.some(({ axis }) => axis === purpose.axis);
  if (!run || !begun || (!row && purpose.axis !== '')) return null;
  if ((await unreadable(db, run, row, now)) !== null) return null;
  const course = await toolCourse(db, run.objectiveId);
  const place = course?.places.find(({ axis }) => axis === purpose.axis);
  return course && place ? { course, place } : null;
}

/**
 * The message of a launch, checked again at the moment when the tool gets it (LTI-9): in the meantime the run may have ended, the part may
 * have been locked, or the tool replaced. Null where the launch is not allowed.
 */
export async function readLaunch(means: Means, tool: LtiTool, launch: Launch): Promise<JWTPayload | null> {
  const { db, now, platform, choices } = means;
  const person = await findPerson(db, launch.userId);
  if (!person || launch.toolId !== tool.id) return null;
  const { purpose } = launch;
  if (purpose.kind !== 'play' && !teaches(person)) return null;
  const found = await whereTo(means, launch);
  if (!found) return null;
  const { course, place } = found;
  const role = purpose.kind === 'play' ? 'learner' : 'instructor';
  const about = { platform, tool, person, role, course, launch } as const;
  if (!place) {
    if (tool.deepLinkUrl === null) return null;
    return chooseMessage(about, choices.of({ toolId: tool.id, userId: person.id, objectiveId: course.id }));
  }
  if (place.tool.id !== tool.id) return null;
  const items = await lineItemsOf(db, course, tool.id, now);
  return playMessage(about, place, items.find(({ axis, own }) => own && axis === place.axis) ?? null);
}
