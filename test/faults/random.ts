/** Numbers in [0, 1) that a seed decides (mulberry32). */
export function numbers(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export const below = (draw: () => number, end: number): number => Math.floor(draw() * end);

export const oneOf = <T>(draw: () => number, list: readonly [T, ...T[]]): T =>
  list[below(draw, list.length)] ?? list[0];
