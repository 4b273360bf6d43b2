import type { LecternError } from '../errors.ts';

/** Codes with which the server gives a reason. */
const reasoned: ReadonlySet<LecternError['code']> = new Set(['command_failed', 'bad_request', 'conflict']);

/** The server's first real message about its refusal (ENROL-6); null where it gave none. */
export function refusalOf({ code, detail }: Pick<LecternError, 'code' | 'detail'>): string | null {
  if (!reasoned.has(code)) return null;
  return (
    Object.values(detail.messages ?? {})
      .flat()
      .find((message) => message.trim()) ?? null
  );
}
