/**
 * The origin of an address by http or https whose host is a plain name or an IP address; null for any other address. A URL allows `;`, `,`,
 * `*` and quotes in the name of a host: in a content policy they would be a rule, or a word, of their own.
 */
export function plainOrigin(address: string): string | null {
  if (!URL.canParse(address)) return null;
  const { protocol, hostname, origin } = new URL(address);
  return /^https?:$/.test(protocol) && /^([\w.-]+|\[[\da-f:.]+\])$/.test(hostname) ? origin : null;
}
