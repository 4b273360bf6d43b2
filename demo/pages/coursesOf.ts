/** A course as a host's own server knows it. */
export interface KnownCourse {
  readonly id: string;
  readonly name: string;
}

interface Answer {
  readonly data: readonly { readonly objective: KnownCourse }[];
}

const run = 'objectiveWorkflowAggregate.lastObjectiveWorkflow';
const asked = {
  select: ['objective.id', 'objective.name'],
  sort: [{ selector: 'objective.name' }],
  filter: [[`${run}.id`, '<>', null], 'and', [`${run}.submitted`, '=', null], 'and', [`${run}.finished`, '=', null]],
  take: 50,
} as const;

/**
 * Courses that the person of the token has begun, for a page that wants to name some. None where the academy does not answer: the page
 * works without them.
 */
export async function coursesOf(token: string, portalOrigin: string): Promise<readonly KnownCourse[]> {
  const query = new URLSearchParams(Object.entries(asked).map(([name, value]) => [name, JSON.stringify(value)]));
  const address = `${portalOrigin}/api/lms/v1/users/me/objective-accesses/query?${query}`;
  const answer = await fetch(address, { headers: { accept: 'application/json', authorization: `Bearer ${token}` } })
    .then(async (reply) => (reply.ok ? ((await reply.json()) as Answer) : null))
    .catch(() => null);
  return answer?.data.map(({ objective: { id, name } }) => ({ id, name })) ?? [];
}
