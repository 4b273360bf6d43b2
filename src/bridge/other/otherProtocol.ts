/**
 * The protocol of a host that does not know ours: `lectern.host=lti` or `lectern.host=plugin` in the address of its frame (CHAN-10); null
 * where the address names neither.
 */
export function otherProtocol(search: string): 'lti' | 'plugin' | null {
  const asked = new URLSearchParams(search).get('lectern.host');
  return asked === 'lti' || asked === 'plugin' ? asked : null;
}
