import { BlockList, isIP } from 'node:net';

const inside = new BlockList();
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  inside.addSubnet(net, bits, 'ipv4');
for (const [net, bits] of [
  ['::', 96],
  ['64:ff9b:1::', 48],
  ['100::', 64],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['fc00::', 7],
  ['fe80::', 10],
  ['fec0::', 10],
  ['ff00::', 8],
] as const)
  inside.addSubnet(net, bits, 'ipv6');

const mapped = /^(?:::ffff:|64:ff9b::)(\d+\.\d+\.\d+\.\d+)$/i;
const hexMapped = /^(?:::ffff:|64:ff9b::)([\da-f]{1,4}):([\da-f]{1,4})$/i;

/** The IPv4 address that an IPv6 address maps; any other address unchanged. */
function withoutMapping(address: string): string {
  const dotted = mapped.exec(address)?.[1];
  if (dotted) return dotted;
  const [, high, low] = hexMapped.exec(address) ?? [];
  if (high === undefined || low === undefined) return address;
  const [a, b] = [parseInt(high, 16), parseInt(low, 16)];
  return [a >> 8, a & 255, b >> 8, b & 255].join('.');
}

/** Whether an IP address belongs to the public network, and not to this machine or to a private network (LTI-14). */
export function isPublicAddress(address: string): boolean {
  const own = withoutMapping(address);
  const kind = isIP(own);
  if (kind === 0) return false;
  return !inside.check(own, kind === 4 ? 'ipv4' : 'ipv6');
}

/** Whether an IP address is that of this machine. */
export const isLoopback = (address: string): boolean =>
  /^127\./.test(withoutMapping(address)) || withoutMapping(address) === '::1';
