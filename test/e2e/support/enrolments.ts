import type { Page } from 'playwright-core';
import { portal } from './harness.ts';

/** A person's access to one course. */
export interface Access {
  readonly objectiveId: string;
  readonly code: string;
  readonly name: string;
  readonly selfEnrolled: boolean;
  /** State of the last run; null before the first. */
  readonly state: number | null;
}

/** All accesses of the person who is signed in on a page, as the server returns them, including archived ones. */
export async function accessesOf(page: Page, origin: string = portal): Promise<readonly Access[]> {
  const reply = await page.request.get(`${origin}/api/lms/v1/users/me/objective-accesses/query`, {
    params: { take: '100' },
  });
  if (!reply.ok()) throw new Error(`accesses: ${reply.status()} ${await reply.text()}`);
  const { data } = (await reply.json()) as {
    data: {
      objective: { id: string; code: string; name: string };
      objectiveWorkflowAggregate: { isSelfEnrolled: boolean; lastObjectiveWorkflow: { state: number } | null };
    }[];
  };
  return data.map(({ objective, objectiveWorkflowAggregate: { isSelfEnrolled, lastObjectiveWorkflow } }) => ({
    objectiveId: objective.id,
    code: objective.code,
    name: objective.name,
    selfEnrolled: isSelfEnrolled,
    state: lastObjectiveWorkflow?.state ?? null,
  }));
}

/** Names of the calls for enrolling and starting that a page sends from now on, in order. */
export function enrolRequests(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    const call = /\/(create-[a-z-]+|start-[a-z-]+|objective-workflow-aggregates\/query)$/.exec(pathname)?.[1];
    if (call) sent.push(call);
  });
  return sent;
}
