/** Steps from letters to sound, in this order: written as one hears it, a name keeps its sound. */
const SOUNDS: [RegExp, string][] = [
  [/ph/g, 'f'],
  [/(?<!c)h/g, ''],
  [/qu?|ck/g, 'k'],
  [/c(?=[eiy])/g, 's'],
  [/c(?!h)/g, 'k'],
  [/gu(?=[eiy])/g, 'g'],
  [/w/g, 'v'],
  [/y/g, 'i'],
  [/e?au/g, 'o'],
  [/[ae]in/g, 'in'],
  [/[ae]m(?=[bp])|en(?=[bcdfgklpqstvz])/g, 'an'],
  [/z/g, 's'],
  [/(.)\1/g, '$1'],
  [/(?:er|et|ai|ait|ee)$/, 'e'],
  [/(?<=..)[dtsxp]$/, ''],
  [/(?<=...)e$/, ''],
];

const kept = new Map<string, string>();

/** How a French word sounds, near enough to compare two spellings of a name; the words met last are kept. */
export function soundOf(word: string): string {
  const known = kept.get(word);
  if (known !== undefined) return known;
  const sound = SOUNDS.reduce((spelled, [letters, as]) => spelled.replace(letters, as), word);
  if (kept.size >= 20_000) kept.clear();
  kept.set(word, sound);
  return sound;
}
