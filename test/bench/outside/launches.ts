import { randomUUID } from 'node:crypto';
import { median } from '../median.ts';
import { asReader } from './asReader.ts';

/** What the platform takes for launches of a tool: from the portal’s address to the signed message, without the tool’s own time. */
export interface LaunchFigures {
  readonly learners: number;
  readonly aloneMs: number;
  readonly perSecond: number;
  readonly medianMs: number;
}

/** The tool, as far as the platform knows it. */
export interface LaunchedTool {
  readonly id: string;
  /** Of its redirect address; its origin is that at which it runs today. */
  readonly redirectPath: string;
}

/** The requests that a browser sends to the platform: the launch, which leads to the tool, and the tool’s request for its message. */
async function launch(portal: string, address: string, tool: LaunchedTool): Promise<number> {
  const began = performance.now();
  const reply = await fetch(address, { redirect: 'manual' });
  const login = new URL(reply.headers.get('location') ?? '');
  const of = (name: string) => login.searchParams.get(name) ?? '';
  const wanted = new URLSearchParams({
    scope: 'openid',
    response_type: 'id_token',
    response_mode: 'form_post',
    prompt: 'none',
    client_id: tool.id,
    redirect_uri: login.origin + tool.redirectPath,
    login_hint: of('login_hint'),
    lti_message_hint: of('lti_message_hint'),
    state: 'state',
    nonce: randomUUID(),
  });
  const page = await (await fetch(`${portal}/lti/authorize?${wanted}`)).text();
  if (!page.includes('name="id_token"')) throw new Error(`There is no message: ${page.slice(0, 300)}`);
  return performance.now() - began;
}

/** One learner alone, some times, and then all at once. */
export async function launches(portal: string, learners: number, tool: LaunchedTool): Promise<LaunchFigures> {
  const all = Array.from({ length: learners }, (_, index) => asReader(portal, index + 1));
  const runs: string[] = [];
  for (const learner of all) runs.push(await learner.begin('LAB 230'));
  const [first] = all;
  if (!first) throw new Error('There are no learners.');
  const alone: number[] = [];
  for (let time = 0; time < 20; time += 1) alone.push(await launch(portal, await first.launch(runs[0] ?? ''), tool));
  const addresses = await Promise.all(all.map((learner, at) => learner.launch(runs[at] ?? '')));
  const began = performance.now();
  const times = await Promise.all(addresses.map((address) => launch(portal, address, tool)));
  return {
    learners,
    aloneMs: median(alone),
    perSecond: (learners * 1000) / (performance.now() - began),
    medianMs: median(times),
  };
}
