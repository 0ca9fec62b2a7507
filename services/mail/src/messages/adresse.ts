/** Each address once, ignoring case. Domains are in lower case, to equal the addresses that the relay reports. */
export const adressesDe = (list: readonly string[]): readonly string[] => {
  const once = new Map(
    list.map((address) => [address.toLowerCase(), address.replace(/@[^@]*$/, (d) => d.toLowerCase())]),
  );
  return [...once.values()];
};
