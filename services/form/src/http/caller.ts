import { isIPv6 } from 'node:net';

const groups = (half: string): readonly string[] => half.split(':').filter((group) => group !== '');

/** Whom the limit counts: an IPv4 address, or the /64 of an IPv6 one, which one subscriber usually holds whole. */
export const callerOf = (ip: string): string => {
  const address = ip.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  if (!isIPv6(address)) return address;
  const [head = '', tail = ''] = address.split('::');
  const [left, right] = [groups(head), groups(tail)];
  const zeros = Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0');
  return [...left, ...zeros, ...right]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
};
