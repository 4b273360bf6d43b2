import type { Call, CallInput } from '../contract/wire/call.ts';
import { LecternError } from '../errors.ts';
import type { AskLinkDeps } from './askLink.ts';
import type { ApiRequest } from './createExchange.ts';
import type { SendOptions } from './send.ts';
import { sendCommand, type CommandDeps } from './sendCommand.ts';

/** Sends a call that is not a plain read: a file, a whole reply, headers alone, an event stream, or a command. */
export async function sendOther<I extends CallInput, O>(
  call: Call<I, O>,
  { params }: I,
  request: ApiRequest,
  deps: AskLinkDeps & CommandDeps,
  options: SendOptions,
): Promise<O> {
  const { name, method, reply, read } = call;
  const link = params?.['link'] ?? '';
  if (reply === 'events') {
    const { askEvents } = await import('./askEvents.ts');
    return read(await askEvents(request, deps, options));
  }
  if (reply === 'whole') {
    const { askWhole } = await import('./askWhole.ts');
    return read(await askWhole({ call: name, url: link, asUser: request.asUser }, deps, options));
  }
  if (reply) {
    const { askFile } = await import('./askFile.ts');
    return read(await askFile({ call: name, url: link, asUser: request.asUser }, deps, options));
  }
  if (method === 'HEAD') {
    const { askHead } = await import('./askHead.ts');
    return read(await askHead(name, link, deps, options));
  }
  if (options.onlyIf?.() === false)
    throw new LecternError('unauthorized', `${name}: not for this person`, { call: name });
  return sendCommand(call, request, deps, { signal: deps.ended, ...options });
}
