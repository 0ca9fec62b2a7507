const LONGEST = 60;

/** A name as part of a file name: ASCII letters, digits and hyphens. */
export const slug = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/œ/gi, 'oe')
    .replace(/æ/gi, 'ae')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST)
    .replace(/^-+|-+$/g, '') || 'document';
