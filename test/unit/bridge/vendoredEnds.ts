import { browserTools } from '../../../src/bridge/channel/browserTools.ts';
import type { FrameEndDeps } from '../../../src/bridge/channel/frameEnd.ts';
import { guards } from '../../../src/bridge/messages/guards.ts';
import type { HostEndDeps } from '../../../src/bridge/channel/hostEnd.ts';
import type { Tools } from '../../../src/bridge/channel/tools.ts';
import { LecternError } from '../../../src/errors.ts';
import * as frame from '../../vendored/v1/frame.js';
import * as host from '../../vendored/v1/host.js';

type Shipped = Pick<typeof host, 'guards' | 'LecternError'>;

/** The tools of a test, with the guards that were shipped where the test brings none of its own. */
const toolsOf = (shipped: Shipped, tools: Tools): Tools =>
  tools.guards === guards ? { ...tools, guards: shipped.guards } : tools;

/** A shipped end takes errors of its own alone, as a page that was built with it throws them. */
function withErrors<E extends { readonly answer: unknown }>(end: E, shipped: Shipped): E {
  const answer = end.answer as (name: string, handler: (body: unknown) => unknown) => () => void;
  const own = (name: string, handler: (body: unknown) => unknown) =>
    answer(name, async (body) => {
      try {
        return await handler(body);
      } catch (cause) {
        throw cause instanceof LecternError ? new shipped.LecternError(cause.code, cause.message, cause.detail) : cause;
      }
    });
  return { ...end, answer: own };
}

/** The host's end as it was shipped with version 1 of the protocol. */
export const connectHost = (deps: HostEndDeps, tools = browserTools(deps.view)) =>
  withErrors(host.connectHost(deps, toolsOf(host, tools)), host);

/** The framed page's end as it was shipped with version 1 of the protocol. */
export const connectFrame = (deps: FrameEndDeps, tools = browserTools(deps.view)) =>
  withErrors(frame.connectFrame(deps, toolsOf(frame, tools)), frame);
