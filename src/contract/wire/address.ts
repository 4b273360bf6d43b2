import { bases, type Call, type CallInput } from './call.ts';
import { toJson } from '../../plain/toJson.ts';

/**
 * The address of a call below the LMS's origin. Equal inputs give the same text, so that the reply to an early request can be found by it.
 */
export function address<I extends CallInput>(call: Pick<Call<I>, 'base' | 'path'>, input: I): string {
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(input.params?.[name] ?? ''));
  const query = Object.entries(input.query ?? {})
    .filter(([, value]) => value !== undefined)
    // Encodes only characters that would end or change the value. The browser encodes the rest, and addresses stay short.
    .map(
      ([key, value]) =>
        `${key}=${(typeof value === 'string' ? value : toJson(value)).replace(/[%&+#\s]/g, encodeURIComponent)}`,
    );
  return bases[call.base] + path + (query.length > 0 ? `?${query.join('&')}` : '');
}
