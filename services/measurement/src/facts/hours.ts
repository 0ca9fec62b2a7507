/** The days of a week, Monday first, on which a business says that it is open or closed. */
export type Days = {
  readonly open: readonly number[];
  readonly closed: readonly number[];
  /** « de 9h à 12h et de 14h à 18h » for each day; empty when no time is stated, null when one is not understood. */
  readonly times: readonly string[] | null;
};

const NAMES = ['lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi', 'dimanche'] as const;
const SCHEMA = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'] as const;
const ALL = [0, 1, 2, 3, 4, 5, 6];
const NONE: Days = { open: [], closed: [], times: [] };
const DAY =
  /(?:(-|–|\bau?)\s*(?:le )?)?\b(?:lun(?:di)?|mar(?:di)?|mer(?:credi)?|jeu(?:di)?|ven(?:dredi)?|sam(?:edi)?|dim(?:anche)?)s?\b/g;
const EVERY = /\b7\s?j(?:ours)?\s?(?:\/|sur)\s?7|\b7\/7\b|tous les jours/;
const OPENING = /ouvert|ferme|horaire|\d\s?h|\d:\d/;
const CLOCK = /(\d{1,2})\s?[h:](?:\s?(\d\d))?/g;
const RANGE =
  /(?<!\d)\d{1,2}\s?[h:](?:\s?\d\d)?\s?(?:-|–|—|a|jusqu.a)\s?\d{1,2}\s?[h:](?:\s?\d\d)?(?![\d\p{L}])/gu;
/** « fermé de » before a range. */
const CLOSED_BEFORE = /ferme\w*(?: de)? $/;
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

/** The open and closed days that a folded line states. */
function statedDays(line: string): Omit<Days, 'times'> {
  if (EVERY.test(line) && !line.includes('ferme')) return { open: ALL, closed: [] };
  const days = { open: [] as number[], closed: [] as number[] };
  let state: keyof typeof days = 'open';
  for (const clause of line.split(/[,;.()|]| [—–-] |\bet (?=ferme|ouvert)/)) {
    const bare = clause.replace(DAY, '').replace(/\b(?:et|les?|du)\b|[\s:]/g, '') === '';
    if (!bare && !OPENING.test(clause)) continue;
    if (!bare) state = clause.includes('ferme') ? 'closed' : 'open';
    days[state].push(...daysIn(clause));
  }
  return { open: sorted(days.open.filter((day) => !days.closed.includes(day))), closed: sorted(days.closed) };
}

/** « 08:30–12h » → « de 8h30 à 12h » */
const rangeSaid = (range: string): string => {
  const [from = '', to = ''] = [...range.matchAll(CLOCK)].map(
    ([, hour, minutes = '00']) => `${Number(hour)}h${minutes === '00' ? '' : minutes}`,
  );
  return `de ${from} à ${to}`;
};

/** The times of each day that a folded line states: those after the names of days; without names, of every day. */
function timesIn(line: string, open: readonly number[]): readonly string[] | null {
  const [ranges, between] = [line.match(RANGE) ?? [], line.split(RANGE)];
  if (between.some((text) => text.search(CLOCK) >= 0 || CLOSED_BEFORE.test(text))) return null;
  if (ranges.length === 0) return [];
  const named = between.slice(0, -1).map((text) => sorted(daysIn(text).filter((day) => open.includes(day))));
  const namesFirst = named[0]?.length !== 0;
  const namesLater = named.some((days) => days.length > 0);
  if (!namesFirst && (namesLater || (open.length === 0 && !/ouvert|horaire/.test(line)))) return null;
  const times = NAMES.map((): string[] => []);
  let days: readonly number[] = open.length > 0 ? open : ALL;
  for (const [i, range] of ranges.entries()) {
    const after = named[i] ?? [];
    if (after.length > 0) days = after;
    for (const day of days) times[day]?.push(rangeSaid(range));
  }
  // In « tous les jours, dimanche compris, de 9h à 12h » the times are those of other days too.
  const untimed = open.some((day) => times[day]?.length === 0);
  return untimed ? null : times.map((all) => all.join(' et '));
}

/** The days that a sentence or a line states, and their times. */
export function daysOf(text: string): Days {
  const line = folded(text);
  if (EXCEPTION.test(line)) return NONE;
  const days = EVERY.test(line) || OPENING.test(line) ? statedDays(line) : NONE;
  return { ...days, times: timesIn(line, days.open) };
}

/** « du lundi au vendredi », « lundi, jeudi » */
const namesOf = (days: readonly number[]): string => {
  if (days.length === 7) return 'tous les jours';
  const [first = 0, last = first] = [days[0], days.at(-1)];
  const inRow = days.length > 2 && last - first === days.length - 1;
  return inRow ? `du ${NAMES[first]} au ${NAMES[last]}` : days.map((day) => NAMES[day]).join(', ');
};

/** The open days by their times, which are empty when they are not known. */
const byTimes = ({ open, times }: Days) => [...Map.groupBy(open, (day) => times?.[day] ?? '')];

/** As schema.org writes them: « Mo,Tu 09:00-12:00 »; none when the times of an open day are not known. */
export function openingHours(days: Days): string[] {
  const groups = byTimes(days);
  if (groups.some(([hours]) => hours === '')) return [];
  const clocks = (range: string) =>
    [...range.matchAll(CLOCK)].map(([, hour = '', minutes = '00']) => `${hour.padStart(2, '0')}:${minutes}`);
  return groups.flatMap(([hours, open]) =>
    hours
      .split(' et ')
      .map((range) => `${open.map((day) => SCHEMA[day]).join(',')} ${clocks(range).join('-')}`),
  );
}

/** « ouvert du lundi au vendredi de 9h à 18h ; samedi de 9h à 12h ; fermé dimanche » */
export const daysSaid = (days: Days): string => {
  const { open, closed, times } = days;
  const opened =
    open.length === 0
      ? (times?.[0] ?? '')
      : byTimes(days)
          .map(([hours, named]) => `${namesOf(named)} ${hours}`.trim())
          .join(' ; ');
  const parts = [
    opened === '' ? '' : `ouvert ${opened}`,
    closed.length === 0 ? '' : `fermé ${namesOf(closed)}`,
  ];
  return parts.filter((part) => part !== '').join(' ; ');
};
