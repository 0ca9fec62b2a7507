/** The days of a week, Monday first, on which a business says that it is open or closed. */
export type Days = { readonly open: readonly number[]; readonly closed: readonly number[] };

const NAMES = ['lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi', 'dimanche'] as const;
const ALL = [0, 1, 2, 3, 4, 5, 6];
const NONE: Days = { open: [], closed: [] };
const DAY =
  /(?:(-|–|\bau?)\s*(?:le )?)?\b(?:lun(?:di)?|mar(?:di)?|mer(?:credi)?|jeu(?:di)?|ven(?:dredi)?|sam(?:edi)?|dim(?:anche)?)s?\b/g;
const EVERY = /\b7\s?j(?:ours)?\s?(?:\/|sur)\s?7|\b7\/7\b|tous les jours/;
const OPENING = /ouvert|ferme|horaire|\d\s?h/;
/** A part of a day, a season, an emergency, a service apart: no day of such a line is sure. */
const EXCEPTION =
  /\b(?:rendez|rdv|livraison|commandes?|standard|telephon\w*|matin\w*|apres[ -]midi|soirs?|midi|disponible|sauf|except\w*|hors|selon|saison\w*|ete|hiver|vacances|urgences?|depannage|astreinte|garde|premier|dernier|mois|variable\w*|parfois|souvent|inutile|seulement|interv\w*|24\s?h\w*)\b/;

const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/week[- ]?ends?/g, 'samedi et dimanche');

/** « du lundi au vendredi et le dimanche » → 0 to 4, 6. */
function daysIn(text: string): number[] {
  const days: number[] = [];
  for (const [match, range] of text.matchAll(DAY)) {
    const name = match.slice(range?.length ?? 0).replace(/^\s*(?:le )?/, '');
    const day = NAMES.findIndex((full) => full.startsWith(name.slice(0, 3)));
    for (let next = days.at(-1) ?? day; range !== undefined && next !== day; next = (next + 1) % 7)
      days.push(next);
    days.push(day);
  }
  return days;
}

/** Each day once, in the order of the week. */
export const sorted = (days: readonly number[]): number[] => [...new Set(days)].toSorted((a, b) => a - b);

/** Whether a line tells when a house is open. */
export const tellsHours = (text: string): boolean =>
  daysIn(folded(text)).length > 0 && OPENING.test(folded(text));

/** The days that a sentence or a line states. */
export function daysOf(text: string): Days {
  const line = folded(text);
  if (EXCEPTION.test(line)) return NONE;
  if (EVERY.test(line) && !line.includes('ferme')) return { open: ALL, closed: [] };
  if (!OPENING.test(line)) return NONE;
  const days = { open: [] as number[], closed: [] as number[] };
  let state: keyof Days = 'open';
  for (const clause of line.split(/[,;.()|]| [—–-] |\bet (?=ferme|ouvert)/)) {
    const bare = clause.replace(DAY, '').replace(/\b(?:et|les?|du)\b|[\s:]/g, '') === '';
    if (!bare && !OPENING.test(clause)) continue;
    if (!bare) state = clause.includes('ferme') ? 'closed' : 'open';
    days[state].push(...daysIn(clause));
  }
  return { open: sorted(days.open.filter((day) => !days.closed.includes(day))), closed: sorted(days.closed) };
}

/** « ouvert lundi, mardi ; fermé dimanche » */
export const daysSaid = (days: Days): string =>
  (['open', 'closed'] as const)
    .filter((state) => days[state].length > 0)
    .map((state) => {
      const names =
        days[state].length === 7 ? 'tous les jours' : days[state].map((day) => NAMES[day]).join(', ');
      return `${state === 'open' ? 'ouvert' : 'fermé'} ${names}`;
    })
    .join(' ; ');
