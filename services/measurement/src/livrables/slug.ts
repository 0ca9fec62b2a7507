const LONGEST = 60;

/** At most `LONGEST` characters, cut between words; inside a word only when it is longer than that. */
const short = (slug: string): string => {
  if (slug.length <= LONGEST) return slug;
  const end = slug.lastIndexOf('-', LONGEST);
  return slug.slice(0, end > 0 ? end : LONGEST);
};

/** A name as part of a file name or an address: ASCII letters, digits and hyphens. */
export const slug = (name: string): string =>
  short(
    name
      .normalize('NFD')
      .replace(/œ/gi, 'oe')
      .replace(/æ/gi, 'ae')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-+|-+$/g, ''),
  ) || 'document';
