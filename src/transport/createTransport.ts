import { address } from '../contract/address.ts';
import { LecternError } from '../errors.ts';
import type { StoragePort } from '../storage/storagePort.ts';
import { createExchange, type ExchangeDeps } from './createExchange.ts';
import type { sendCommand } from './sendCommand.ts';
import type { Send } from './send.ts';

export interface TransportDeps extends ExchangeDeps {
  /** Origin of the LMS with its path, without a slash at its end. */
  readonly apiBase: string;
  readonly storage: () => StoragePort;
  readonly wall: () => number;
  readonly random: () => number;
}

/** Makes `send` of one runtime. The code of commands, and of asking for headers alone, is loaded with the first of them. */
export function createTransport(deps: TransportDeps): { readonly send: Send } {
  const exchange = createExchange(deps);
  let commands: { readonly sendCommand: typeof sendCommand } | undefined;
  return {
    send: async (call, input, options = {}) => {
      const { name, method, prefer, idempotency, large, read } = call;
      const request = {
        call: name,
        method,
        url: deps.apiBase + address(call, input),
        prefer,
        asUser: call.audience === 'user',
        repeatable: idempotency !== 'none',
        large,
        body: input.body,
      };
      if (call.reply) return read(await (await import('./askFile.ts')).askFile({ call: name, url: input.params!['link']!, asUser: request.asUser }, deps, options));
      if (method === 'GET') return read((await exchange(request, options)).body);
      if (method === 'HEAD') return read(await (await import('./askHead.ts')).askHead(name, input.params?.['link'] ?? '', { ...deps, exchange }, options));
      // Once it is there no import is waited for, which a page that is being left would not live to see.
      commands ??= await import('./sendCommand.ts').catch((cause: unknown) => {
        throw new LecternError('network', `${name}: no code to send it`, { call: name, cause });
      });
      return commands.sendCommand(call, request, { ...deps, exchange }, { signal: deps.ended, ...options });
    },
  };
}
