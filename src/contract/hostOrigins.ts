import { array, fallback, nullish, string } from 'valibot';
import { readCall, type CallInput } from './wire/call.ts';
import { decode } from './wire/decode.ts';
import { object } from './wire/object.ts';

const shape = object({ hostOrigins: fallback(nullish(array(string()), []), []) });

/**
 * The tenant's list of hosts (CHAN-2) for `isListedOrigin`: origins, and `https://*.` with a host for all hosts below it. The list is in
 * the tenant's configuration file, but only pages in frames, and elements that open a frame, need it. They read it when they need it.
 */
export const hostOrigins = readCall({
  name: 'hostOrigins.get',
  base: 'root',
  path: 'config-ui/config.json',
  audience: 'public',
  read: (body) => decode('hostOrigins.get', shape, body).hostOrigins,
  _input: {} as CallInput,
});
