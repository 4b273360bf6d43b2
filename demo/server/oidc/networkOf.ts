/** The network of an address. An IPv6 address stands for its whole network: its holder has the other 2^64 addresses too. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped || !address.includes(':')) return mapped ?? address;
  const [first = '', last] = (address.split('%')[0] ?? '').split('::').map((part) => (part ? part.split(':') : []));
  const groups = [
    ...first,
    ...(last ? [...Array.from({ length: Math.max(0, 8 - first.length - last.length) }, () => '0'), ...last] : []),
  ];
  return `${groups
    .slice(0, 4)
    .map((group) => parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}
