import { isProctored } from '../../domain/proctoring/isProctored.ts';
import { currentUser } from '../../contract/currentUser.ts';
import { objectiveAccessOf } from '../../contract/courses/objectiveAccesses.ts';
import { activityContent, activityTree, rootContent } from '../../contract/parts/activities.ts';
import { answerOf } from '../../contract/parts/answers.ts';
import { bookmarksOf } from '../../contract/parts/bookmarks.ts';
import { address } from '../../contract/wire/address.ts';
import type { Call, CallInput } from '../../contract/wire/call.ts';
import type { ObjectiveAccess } from '../../domain/course/course.ts';
import type { ObjectiveWorkflow } from '../../domain/course/workflow.ts';
import { whyNotKept, type NotKept } from '../../domain/offline/whyNotKept.ts';
import { isTimed } from '../../domain/time/isTimed.ts';
import type { Moment } from '../../domain/time/moment.ts';
import type { Activity, ActivityPart } from '../../domain/tree/activity.ts';
import { flattenTree } from '../../domain/tree/flattenTree.ts';
import { asksAnswer, type PartContent } from '../../domain/tree/partContent.ts';
import type { RuntimePort } from '../../port/port.ts';
import { total } from '../../plain/total.ts';
import { keptAddress } from '../../web/keptAddress.ts';
import { webAddress } from '../../web/webAddress.ts';
import { attachmentSizeQuery } from '../player/attachmentSize.ts';
import { textSum } from '../player/answer/textSum.ts';
import { contentQuery, treeQuery } from '../player/queries.ts';
import type { KeepPlan, PlannedPart } from './KeepPlan.ts';

/** A part with its place in the course. */
interface Place {
  readonly activityPathId: string;
  readonly child: Activity;
  readonly opens: boolean;
  readonly timed: boolean;
}

/** Number of parts that are looked at in parallel. */
const atOnce = 4;

/** Pictures that an author has put into a text. */
const picturesIn = (html: string) => [...html.matchAll(/<img\b[^>]*?\ssrc="([^"]+)"/gi)].map(([, src]) => src ?? '');

/** Addresses of all files of a part, as its author wrote them. */
const filesOf = (content: PartContent): readonly string[] => [
  ...('file' in content ? [content.file.url] : []),
  ...(content.kind === 'video' ? [...content.captions.map(({ url }) => url), content.poster ?? ''] : []),
  ...content.attachments.map(({ url }) => url),
  ...picturesIn(content.html),
];

const isPdf = (content: PartContent) => content.kind === 'file' && content.file.mediaType === 'application/pdf';

/** Why a part cannot be kept, as far as the tree tells it; then its content is not requested. */
function whyByTree({ child, opens, timed }: Place): NotKept | null {
  if (timed || child.proctored) return 'timed';
  if (child.type === 'lti') return child.resourceKind === 'scorm' ? 'scorm' : 'tool';
  return opens ? null : 'closed';
}

function placesOf(root: Activity, run: ObjectiveWorkflow, moment: Moment): readonly Place[] {
  const rows = flattenTree(root, { ...moment, course: run.state });
  if (rows.length === 0) return [{ activityPathId: root.id, child: root, opens: true, timed: false }];
  const placeOf = (part: ActivityPart, opens: boolean) => ({
    activityPathId: part.activityPathId,
    child: part.child,
    opens,
    timed: isTimed(part),
  });
  return rows.filter(({ leaf }) => leaf).map(({ part, verdict }) => placeOf(part, verdict.opens));
}

/**
 * Looks through a course for parts that can be kept (OFF-6): parts that open now, and need nothing but data that is only read.
 * @throws LecternError where the tree or a part of it cannot be fetched now
 */
export async function planCourse(
  port: RuntimePort,
  access: ObjectiveAccess,
  run: ObjectiveWorkflow,
  signal: AbortSignal,
): Promise<KeepPlan> {
  const { apiBase } = port.host;
  const { extensions, storageHost } = await port.host.configuration();
  const moment = { now: port.clock.now(), doubt: port.clock.doubt() };
  const { objective } = access;
  const at = <I extends CallInput>(call: Pick<Call<I>, 'base' | 'path'>, input: I) => apiBase + address(call, input);
  const storage = storageHost ? `https://${storageHost}` : null;
  const fileAddress = (url: string) => {
    const found = url ? webAddress(url, apiBase) : null;
    return found && keptAddress(found.url.href, apiBase, storage) !== null ? [found.url.href] : [];
  };
  const whole = isProctored(objective);
  const root = await port.cache.fetchQuery(treeQuery(port, run.id));
  let reads = false;

  const plan = async (place: Place): Promise<PlannedPart> => {
    const { activityPathId, child } = place;
    const part = { activityPathId, name: child.name, bytes: 0, sum: '', calls: [], files: [] };
    const byTree = whole ? 'timed' : whyByTree(place);
    if (byTree) return { ...part, why: byTree };
    const query = contentQuery(port, run.id, activityPathId, child === root ? 'course' : 'part');
    const content = await port.cache.fetchQuery({ ...query, staleTime: 0 });
    const why = whyNotKept(content);
    if (why) return { ...part, why };
    reads ||= isPdf(content);
    const files = [...new Set(filesOf(content).flatMap(fileAddress))];
    const sizes = await Promise.all(
      files.map((file) => port.cache.fetchQuery({ ...attachmentSizeQuery(port, file), staleTime: 0 })),
    );
    const params = { id: run.id, activityPathId };
    return {
      ...part,
      why: null,
      bytes: total(sizes.map((size) => size ?? 0)) + content.html.length,
      sum: textSum([content.html, ...files, ...sizes].join('\n')),
      calls: [
        child === root ? at(rootContent, { params: { id: run.id } }) : at(activityContent, { params }),
        ...(asksAnswer(content) && extensions.includes('answers') ? [at(answerOf, { params })] : []),
      ],
      files,
    };
  };

  const places = placesOf(root, run, moment);
  const parts: PlannedPart[] = [];
  for (let first = 0; first < places.length; first += atOnce) {
    signal.throwIfAborted();
    parts.push(...(await Promise.all(places.slice(first, first + atOnce).map(plan))));
  }
  return {
    parts,
    bytes: total(parts.map(({ bytes }) => bytes)),
    count: parts.filter(({ why }) => why === null).length,
    reads,
    calls: [
      at(currentUser, {}),
      at(objectiveAccessOf, { params: { objectiveId: objective.id } }),
      at(activityTree, { params: { id: run.id } }),
      ...(extensions.includes('bookmarks') ? [at(bookmarksOf, { params: { id: run.id } })] : []),
    ],
  };
}
