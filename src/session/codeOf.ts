/** The code that the helper page hands over in a message (SESS-17); null in any other message. */
export function codeOf(data: unknown): string | null {
  if (typeof data !== 'object' || data === null) return null;
  const { ns, v, kind, name, body } = data as Readonly<Record<string, unknown>>;
  if (ns !== 'lectern' || v !== 1 || kind !== 'event' || name !== 'bridge.relogin' || typeof body !== 'object' || body === null) return null;
  const { code } = body as { readonly code?: unknown };
  return typeof code === 'string' && code !== '' && code.length <= 200 ? code : null;
}
