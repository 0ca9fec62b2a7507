export type Draws = ReturnType<typeof drawsOf>;

/** Seeded randomness: the same seed gives the same draws in the same order. */
export const drawsOf = (seed: string) => {
  let state = hash(seed);
  /** In [0, 1). */
  const unit = (): number => {
    // mulberry32: small, and uniform enough for prose.
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
  const int = (below: number): number => Math.floor(unit() * below);
  return {
    unit,
    int,
    chance: (p: number): boolean => unit() < p,
    pick: <T>(list: readonly T[]): T => {
      const drawn = list[int(list.length)];
      if (drawn === undefined) throw new Error('nothing to draw from');
      return drawn;
    },
    shuffled: <T>(list: readonly T[]): T[] =>
      list
        .map((item) => ({ item, at: unit() }))
        .sort((a, b) => a.at - b.at)
        .map(({ item }) => item),
  };
};

/** In [0, 1), the same for the same words, so independent of the order of draws. */
export const share = (...words: (string | number)[]): number => hash(words.join('\u0000')) / 4_294_967_296;

const hash = (text: string): number => {
  let h = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  return (h ^ (h >>> 13)) >>> 0;
};
