const LONGEST = 60;

/** A name as part of a file name or an address: ASCII letters, digits and hyphens, cut between words if too long. */
export const slug = (name: string): string => {
  const whole = name
    .normalize('NFD')
    .replace(/œ/gi, 'oe')
    .replace(/æ/gi, 'ae')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  const end = whole.length <= LONGEST ? LONGEST : whole.lastIndexOf('-', LONGEST);
  return whole.slice(0, end > 0 ? end : LONGEST) || 'document';
};
