import ipaddr from 'ipaddr.js';

/** The caller that a limit counts: an IPv4 address, or the /64 of an IPv6 one, which one subscriber usually has. */
export const callerOf = (ip: string): string => {
  if (!ipaddr.IPv6.isValid(ip)) return ip;
  const address = ipaddr.process(ip);
  if (address instanceof ipaddr.IPv4) return address.toString();
  return address.parts
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':');
};

/** The network of such a caller: the /24 of an IPv4 address, the /48 of an IPv6 one. */
export const networkOf = (caller: string): string => caller.split(/[.:]/).slice(0, 3).join('.');
