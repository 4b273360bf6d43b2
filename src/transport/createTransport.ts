import { address } from '../contract/wire/address.ts';
import { rebased, type Rebased } from '../contract/wire/rebased.ts';
import { LecternError } from '../errors.ts';
import type { StoragePort } from '../storage/storagePort.ts';
import { createClient, type ClientDeps } from './createClient.ts';
import { createExchange, type ExchangeDeps } from './createExchange.ts';
import type { sendOther } from './sendOther.ts';
import type { Send } from './send.ts';

export interface TransportDeps extends ClientDeps, Omit<ExchangeDeps, 'client' | 'clock'> {
  readonly bases?: Rebased | undefined;
  readonly storage: () => StoragePort;
  readonly wall: () => number;
  readonly random: () => number;
}

/** Makes `send` of one runtime. The code of all calls but those that read JSON is loaded with the first of them. */
export function createTransport(given: TransportDeps): { readonly send: Send } {
  const deps = { ...given, client: createClient(given) };
  const exchange = createExchange(deps);
  let others: { readonly sendOther: typeof sendOther } | undefined;
  return {
    send: async (call, input, options = {}) => {
      const { name, method, prefer, idempotency, large, read, reply } = call;
      const request = {
        call: name,
        method,
        url: rebased(address(call, input), deps.bases),
        prefer,
        asUser: call.audience === 'user',
        repeatable: idempotency !== 'none',
        large,
        body: input.body,
      };
      if (method === 'GET' && !reply) return read((await exchange(request, options)).body);
      // Once the code is loaded there is no wait for an import, since a page that is being left may end before it.
      others ??= await import('./sendOther.ts').catch((cause: unknown) => {
        throw new LecternError('network', `${name}: no code`, { call: name, cause });
      });
      return others.sendOther(call, input, request, { ...deps, exchange }, options);
    },
  };
}
