import ipaddr from 'ipaddr.js';

/** Whom a limit counts: an IPv4 address, or the /64 of an IPv6 one, which one subscriber usually holds whole. */
export const callerOf = (ip: string): string => {
  if (!ipaddr.IPv6.isValid(ip)) return ip;
  const address = ipaddr.process(ip);
  if (address instanceof ipaddr.IPv4) return address.toString();
  return address.parts
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':');
};
