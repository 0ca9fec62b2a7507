import { isIPv6 } from 'node:net';
import type { Request } from 'express';

/** The first four groups of an IPv6 address: one subscriber usually holds a whole /64. */
const subnet = (address: string): string => {
  const [head = '', tail = ''] = address.split('%')[0]?.split('::') ?? [];
  const left = head.split(':').filter((group) => group !== '');
  const right = tail.split(':').filter((group) => group !== '');
  const zeros = Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0');
  return [...left, ...zeros, ...right].slice(0, 4).join(':');
};

/** Whom a limit per address counts: the IPv4 address, or the IPv6 /64. */
export const callerAddress = (req: Request): string => {
  const address = (req.ip ?? '').replace(/^::ffff:(?=\d+\.)/, '');
  return isIPv6(address) ? subnet(address) : address;
};
