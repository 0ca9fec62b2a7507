/** How often a simulated model goes wrong in each of these ways, as parts of 1. */
export type Faults<Way extends string> = Readonly<Record<Way, number>>;

/** `forgets=0.05,json=0.1`; a way that is not named never happens. Anything else throws one sentence that says what to set. */
export const faultsOf = <Way extends string>(
  variable: string,
  ways: readonly Way[],
  text: string,
): Faults<Way> => {
  const pairs = text.split(',').filter((pair) => pair.trim() !== '');
  const rates = new Map(
    pairs.map((pair) => {
      const [way = '', rate = ''] = pair.split('=').map((part) => part.trim());
      const known = (ways as readonly string[]).includes(way);
      if (!known || rate === '' || !(Number(rate) >= 0 && Number(rate) <= 1))
        throw new Error(`${variable}: "${pair}" is not one of ${ways.join(', ')} with a rate from 0 to 1.`);
      return [way, Number(rate)];
    }),
  );
  return Object.fromEntries(ways.map((way) => [way, rates.get(way) ?? 0])) as Faults<Way>;
};
