import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { certifiedLaunch, type CertifiedLaunch } from './certifiedLaunch.ts';
import type { startAcademy } from '../../support/startAcademy.ts';
import { toolBench, type BenchTool } from '../../support/toolBench.ts';

/** Whom a tool is launched for. */
export type Who = 'student' | 'instructor';

/** What certification of a platform is done with: launches of people of the seed, and the services with tokens. */
export function certifiedBench(academy: Awaited<ReturnType<typeof startAcademy>>) {
  const { origin } = academy;
  const bench = toolBench(academy);
  const launchAt = (tool: BenchTool, address: string) => certifiedLaunch(bench, tool, { address, origin });

  async function formPost(who: 'leila' | 'tomas', path: string, fields: Readonly<Record<string, string>>) {
    const browser = await academy.browser(who);
    const token = /name="token" value="([^"]+)"/.exec((await browser.send(path.replace(/\/\w+$/, ''))).text)?.[1] ?? '';
    const body = new URLSearchParams({ token, ...fields });
    return (await browser.send(path, { method: 'POST', headers: { origin }, body })).headers.get('location') ?? '';
  }

  /** A launch of a course that is the tool alone; a student has begun it, once more where it was over. */
  async function launchOf(
    tool: BenchTool,
    who: Who,
    { code, id }: { readonly code: string; readonly id: string },
  ): Promise<CertifiedLaunch> {
    if (who === 'instructor') {
      const address = await formPost('leila', `/teach/tools/${id}/open`, { axis: '' });
      return launchAt(tool, address);
    }
    const learner = await academy.as('pavel');
    const { aggregate } = await learner.course(code);
    if (aggregate.lastObjectiveWorkflow?.state !== 'inProgress') {
      const again = { objectiveWorkflowAggregateId: aggregate.id, id: randomUUID() };
      await learner.send('POST', '/api/lms/v1/start-objective-workflows', again, 'respond-sync');
    }
    const run = (await learner.course(code)).aggregate.lastObjectiveWorkflow?.id ?? '';
    const body = { activityWorkflowIds: [], activityPartIds: [] };
    const reply = await learner.send('POST', `/api/lms/v1/objective-workflows/${run}/resource-link`, body);
    return launchAt(tool, String(reply.body['targetLinkUri']));
  }

  /** Asks a service with a token; gives status, media type, header `Link` and what came. */
  async function ask(token: string, address: string, init: RequestInit = {}) {
    const headers = { 'authorization': `Bearer ${token}`, 'content-type': 'application/json' };
    const reply = await fetch(address, { ...init, headers });
    const text = await reply.text();
    return {
      status: reply.status,
      type: reply.headers.get('content-type') ?? '',
      link: reply.headers.get('link') ?? '',
      body: (text ? JSON.parse(text) : null) as unknown,
    };
  }
  /** A token, and the scopes that it was given. */
  async function bearer(tool: BenchTool, scope: string) {
    const { status, body } = await bench.token(tool, scope);
    expect([status, body]).toMatchObject([200, { token_type: 'Bearer', scope, expires_in: expect.any(Number) }]);
    return String(body['access_token']);
  }

  return { formPost, launchAt, launchOf, ask, bearer };
}
