import ipaddr from 'ipaddr.js';

/** Answers inside Azure although its range is public. */
const PLATFORM = new Set(['168.63.129.16']);

/** ISATAP: the last four bytes are an IPv4 address, whatever the network before them. */
const isIsatap = (bytes: readonly number[]): boolean =>
  (bytes[8] === 0 || bytes[8] === 2) && bytes[9] === 0 && bytes[10] === 0x5e && bytes[11] === 0xfe;

/**
 * Whether a resolved address belongs to the public Internet: IPv4 unicast; IPv6 only inside 2000::/3, and never one
 * that carries an IPv4 address (mapped, compatible, 6to4, Teredo, NAT64, ISATAP).
 */
export function isPublicAddress(address: string): boolean {
  if (address.includes('%') || !isCanonicalForm(address)) return false;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== 'unicast' || PLATFORM.has(parsed.toString())) return false;
  if (parsed.kind() === 'ipv4') return true;
  const bytes = parsed.toByteArray();
  return (bytes[0] ?? 0) >> 5 === 1 && !isIsatap(bytes);
}

/** Four plain decimal numbers, or IPv6: ipaddr.js reads 0x7f.1 too, and resolvers never answer that. */
const isCanonicalForm = (address: string): boolean =>
  ipaddr.IPv4.isValidFourPartDecimal(address) || ipaddr.IPv6.isValid(address);

/** Whether two texts are one address: `::1` and `0:0:0:0:0:0:0:1`, `127.0.0.1` and the form a dual socket gives it. */
export const sameAddress = (first: string, second: string): boolean =>
  ipaddr.isValid(first) &&
  ipaddr.isValid(second) &&
  ipaddr.process(first).toString() === ipaddr.process(second).toString();
