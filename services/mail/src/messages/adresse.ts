/** Each address once, its domain in lower case: as a relay says it back. */
export const adressesDe = (list: readonly string[]): readonly string[] => {
  const once = new Map(
    list.map((one) => [one.toLowerCase(), one.replace(/@[^@]*$/, (d) => d.toLowerCase())]),
  );
  return [...once.values()];
};
