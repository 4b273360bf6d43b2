/** The protocol that a host speaks which does not know ours, as the address of its frame says by `lectern.host=lti` or `lectern.host=plugin` (CHAN-10); null where it says neither. */
export function otherProtocol(search: string): 'lti' | 'plugin' | null {
  const asked = new URLSearchParams(search).get('lectern.host');
  return asked === 'lti' || asked === 'plugin' ? asked : null;
}
