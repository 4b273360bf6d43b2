/**
 * The protocol of a host that does not know ours, as the address of its frame names it by `lectern.host=lti` or `lectern.host=plugin`
 * (CHAN-10); null where it names neither.
 */
export function otherProtocol(search: string): 'lti' | 'plugin' | null {
  const asked = new URLSearchParams(search).get('lectern.host');
  return asked === 'lti' || asked === 'plugin' ? asked : null;
}
