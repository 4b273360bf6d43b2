import { randomUUID } from 'node:crypto';
import { readerCookie } from '../readers/addReaders.ts';

type Body = Readonly<Record<string, unknown>>;
interface Access {
  readonly objective: { readonly code: string };
  readonly objectiveWorkflowAggregate: {
    readonly id: string;
    readonly lastObjectiveWorkflow: { readonly id: string; readonly state: number } | null;
  };
}
const lms = '/api/lms/v1';

/** One of the readers, who works in what was made elsewhere. */
export function asReader(portal: string, number: number) {
  const send = async (method: string, path: string, body?: Body): Promise<Body> => {
    const reply = await fetch(`${portal}${lms}${path}`, {
      method,
      headers: {
        'accept': 'application/json',
        'origin': portal,
        'x-requested-with': 'XMLHttpRequest',
        'cookie': readerCookie(number),
        'prefer': 'respond-sync',
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await reply.text();
    if (reply.status !== 200) throw new Error(`${path}: ${reply.status} ${text.slice(0, 300)}`);
    return JSON.parse(text || '{}') as Body;
  };
  const link = async (run: string, parts: readonly string[], begun: unknown) =>
    String(
      (
        await send('POST', `/objective-workflows/${run}/resource-link`, {
          activityWorkflowIds: begun,
          activityPartIds: parts,
        })
      )['targetLinkUri'],
    );

  return {
    /** Begins a course, where it is not going on, and gives its run. */
    async begin(code: string): Promise<string> {
      const filter = encodeURIComponent(JSON.stringify(['objective.code', '=', code]));
      const page = await send('GET', `/users/me/objective-accesses/query?filter=${filter}`);
      const [access] = page['data'] as readonly Access[];
      if (!access) throw new Error(`There is no course ${code}.`);
      const { id, lastObjectiveWorkflow: last } = access.objectiveWorkflowAggregate;
      if (last?.state === 1) return last.id;
      const begun = { objectiveWorkflowAggregateId: id, id: randomUUID() };
      return String((await send('POST', '/start-objective-workflows', begun))['id']);
    },
    /** Begins a part, and gives the address of a launch of it. */
    async launchPart(run: string, place: number): Promise<string> {
      const tree = await send('GET', `/users/me/objective-workflows/${run}/activity-with-aggregates`);
      const part = (tree['children'] as readonly { readonly id: string }[])[place]?.id ?? '';
      const begun = await send('POST', '/start-activity-workflows', {
        objectiveWorkflowId: run,
        activityPartIds: [part],
      });
      return link(run, [part], begun['activityWorkflowIds']);
    },
    /** What a part of a run was graded with. */
    async record(run: string, place: number): Promise<unknown> {
      const tree = await send('GET', `/users/me/objective-workflows/${run}/activity-with-aggregates`);
      const parts = tree['children'] as readonly {
        readonly childActivity: { readonly activityWorkflowAggregate: Readonly<Record<string, unknown>> };
      }[];
      return parts[place]?.childActivity.activityWorkflowAggregate['bestActivityRecord'];
    },
    /** The address of a launch of a course that is one part. */
    launch: (run: string): Promise<string> => link(run, [], []),
  };
}
