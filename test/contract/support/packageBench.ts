import { randomUUID } from 'node:crypto';
import { zipSync, type Zippable } from 'fflate';
import { createContentApp } from '../../../demo/server/scorm/content/createContentApp.ts';
import type { startAcademy } from './startAcademy.ts';
import type { Learner } from './academy.ts';

type Academy = Awaited<ReturnType<typeof startAcademy>>;

/** A manifest with one content; parts of it can be replaced. */
export const manifestOf = ({
  version = '1.2',
  items = '<item identifier="one" identifierref="r"><title>One</title></item>',
  resources = '<resource identifier="r" type="webcontent" adlcp:scormtype="sco" href="index.html"/>',
  head = '<?xml version="1.0" encoding="UTF-8"?>',
} = {}) => `${head}
<manifest xmlns="http://www.imsproject.org/xsd/imscp_rootv1p1p2" xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_rootv1p2" identifier="m">
  <metadata><schema>ADL SCORM</schema><schemaversion>${version}</schemaversion></metadata>
  <organizations default="o"><organization identifier="o"><title>A package</title>${items}</organization></organizations>
  <resources>${resources}</resources>
</manifest>`;

const bytes = (text: string) => new TextEncoder().encode(text);

/** A zip file of texts and bytes; it contains a manifest and a page unless others are given. Null leaves one out. */
export function packageOf(
  files: Readonly<Record<string, string | Uint8Array | null>> = {},
  more: Zippable = {},
): Uint8Array {
  const all = { 'imsmanifest.xml': manifestOf(), 'index.html': '<!doctype html><title>One</title>', ...files };
  const entries = Object.entries(all).flatMap(([name, content]) =>
    content === null ? [] : [[name, typeof content === 'string' ? bytes(content) : content] as const],
  );
  return zipSync({ ...Object.fromEntries(entries), ...more }, { level: 6 });
}

/** A course of the seed with packages, and the origin from which they play. */
export async function packageBench(academy: Academy) {
  const content = await createContentApp({ db: academy.db, clock: academy.clock(), config: academy.config });
  const own = { 'origin': academy.config.contentOrigin ?? '', 'sec-fetch-site': 'same-origin' };
  const lms = '/api/lms/v1';

  return {
    content,
    /** Starts the course and a part of it; returns the data for a launch of that part. */
    async begin(learner: Learner, code: string, place: number) {
      const course = await learner.course(code);
      const started = await learner.send(
        'POST',
        `${lms}/start-objective-workflows`,
        { objectiveWorkflowAggregateId: course.aggregate.id, id: randomUUID() },
        'respond-sync',
      );
      const run = String(started.body['id']);
      const tree = await learner.send('GET', `${lms}/users/me/objective-workflows/${run}/activity-with-aggregates`);
      const parts = tree.body['children'] as readonly { readonly id: string; readonly activityPathId: string }[];
      const part = parts[place];
      if (!part) throw new Error(`no part ${place} in ${JSON.stringify(tree.body).slice(0, 300)}`);
      const begun = await learner.send(
        'POST',
        `${lms}/start-activity-workflows`,
        { objectiveWorkflowId: run, activityPartIds: [part.id] },
        'respond-sync',
      );
      return {
        run,
        part: part.id,
        activityPathId: part.activityPathId,
        activityWorkflowIds: begun.body['activityWorkflowIds'] as readonly string[],
      };
    },
    /** Asks for a launch. */
    link: (
      learner: Learner,
      { run, part, activityWorkflowIds }: { run: string; part: string; activityWorkflowIds: readonly string[] },
    ) =>
      learner.send('POST', `${lms}/objective-workflows/${run}/resource-link`, {
        activityWorkflowIds,
        activityPartIds: [part],
      }),
    /** Fetches an address of the content's origin. */
    get: (path: string, headers: Readonly<Record<string, string>> = {}) =>
      content.inject({ method: 'GET', url: path, headers }),
    /** The facts of a launch page. */
    factsOf: (body: string) =>
      JSON.parse(/type="application\/json">\s*(\{.*?\})\s*<\/script>/s.exec(body)?.[1] ?? 'null') as Record<
        string,
        unknown
      > & {
        readonly states: Readonly<
          Record<string, { readonly values: Readonly<Record<string, string>>; readonly ended: boolean }>
        >;
      },
    commit: (path: string, body: unknown, headers: Readonly<Record<string, string | undefined>> = {}) =>
      content.inject({
        method: 'POST',
        url: `${path}commit`,
        headers: Object.fromEntries(
          Object.entries({ 'content-type': 'application/json', ...own, ...headers }).filter(
            ([, value]) => value !== undefined,
          ),
        ),
        payload: typeof body === 'string' ? body : JSON.stringify(body),
      }),
    pathOf: (link: unknown) => new URL(String(link)).pathname,
  };
}
