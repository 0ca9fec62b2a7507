/** The days of a week, Monday first, on which a business says that it is open or closed, and minutes of a day that it names. */
export type Days = {
  readonly open: readonly number[];
  readonly closed: readonly number[];
  readonly times: readonly number[];
};

const NAMES = ['lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi', 'dimanche'] as const;
const DAY =
  '(?:lun(?:di)?|mar(?:di)?|mer(?:credi)?|jeu(?:di)?|ven(?:dredi)?|sam(?:edi)?|dim(?:anche)?)s?\\.?(?![a-z])';
const BETWEEN = '\\s*(?:-|–|/|,|&|au|a|et)\\s*(?:l[ea]s? |du )?\\s*';
const SET = `(?:(?:l[ea]s?|du|tous les|chaque)\\s+)?${DAY}(?:${BETWEEN}${DAY})*`;
const CLOSED = new RegExp(
  `ferme(?:e|ture)?s?\\s*:?\\s*(?:hebdomadaire\\s*:?\\s*)?(${SET})|(${SET})\\s*:?\\s*(?:est |sont )?ferme`,
  'g',
);
const OPEN = new RegExp(
  `ouvert(?:e|ure)?s?\\s*:?\\s*(${SET})|horaires?[^.;]{0,20}?:\\s*(${SET})|(${SET})\\s*:?\\s*(?:de |ouvert\\w* )?\\s*(?:de )?\\d{1,2}\\s?[h:]`,
  'g',
);
const EVERY = /\b7\s?j(?:ours)?\s?(?:\/|sur)\s?7|\b7\/7\b|tous les jours|toute la semaine/;
/** A part of a day, or a service apart: the days are not those of the house. */
const PART =
  /\b(?:rendez|rdv|livraison|commandes?|standard|telephon\w*|matin\w*|apres[ -]midi|soirs?|midi|disponible)\b/;
/** Exceptions, seasons and emergencies: no day is sure. */
const EXCEPTION =
  /\b(?:sauf|except\w*|hors|selon|saison\w*|ete|hiver|vacances|urgences?|depannage|astreinte|garde|premier|dernier|mois|variable\w*|parfois|seulement|uniquement|souvent|interv\w*|24\s?h\w*)\b/;
const OPENING = /ouvert|ferme|horaire|\d\s?h/;
const ALL = [0, 1, 2, 3, 4, 5, 6];

const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/week[- ]?ends?/g, 'samedi et dimanche');

/** « du lundi au vendredi et le dimanche » → 0 to 4, 6. */
function daysIn(set: string): number[] {
  const days: number[] = [];
  let last = -1;
  for (const [word, range] of set.matchAll(
    /(?:(-|–|\bau|\ba)\s*(?:le )?)?(?:lun|mar|mer|jeu|ven|sam|dim)[a-z]*/g,
  )) {
    const day = NAMES.findIndex((name) =>
      name.startsWith(word.replace(/^(?:-|–|au?)\s*(?:le )?/, '').slice(0, 3)),
    );
    for (let next = last; range !== undefined && last >= 0 && next !== day; next = (next + 1) % 7)
      days.push(next);
    days.push(day);
    last = day;
  }
  return days;
}

const found = (text: string, grammar: RegExp): number[] =>
  [...text.matchAll(grammar)].flatMap((match) =>
    daysIn(match.slice(1).find((set) => set !== undefined) ?? ''),
  );

/** Each day once, in the order of the week. */
export const sorted = (days: readonly number[]): number[] => [...new Set(days)].toSorted((a, b) => a - b);

const named = (line: string): number[] => ALL.filter((day) => line.includes(NAMES[day] ?? ''));

/** The days that a line leaves in doubt. */
export function doubtIn(text: string): readonly number[] {
  const line = folded(text);
  if (EXCEPTION.test(line) && OPENING.test(line)) return ALL;
  return PART.test(line) || EXCEPTION.test(line) ? named(line) : [];
}

/** Whether a line tells when a house is open. */
export const tellsHours = (text: string): boolean =>
  named(folded(text)).length > 0 && OPENING.test(folded(text));

/** The days that a sentence or a line states; none when it speaks of a part of a day, a season or a service apart. */
export function daysOf(text: string): Days {
  const line = folded(text);
  if (PART.test(line) || EXCEPTION.test(line)) return { open: [], closed: [], times: [] };
  const closed = found(line, CLOSED);
  const open = EVERY.test(line) && closed.length === 0 ? ALL : found(line, OPEN);
  const times = [...line.matchAll(/(?<!\d)(\d{1,2})\s?[h:]\s?(\d\d)?/g)];
  return {
    open: sorted(open.filter((day) => !closed.includes(day))),
    closed: sorted(closed),
    times: times.map(([, hour, minute]) => 60 * Number(hour) + Number(minute ?? 0)),
  };
}

/** « ouvert lundi, mardi ; fermé dimanche » */
export const daysSaid = ({ open, closed }: Pick<Days, 'open' | 'closed'>): string =>
  [['ouvert', open] as const, ['fermé', closed] as const]
    .filter(([, days]) => days.length > 0)
    .map(
      ([what, days]) =>
        `${what} ${days.length === 7 ? 'tous les jours' : days.map((day) => NAMES[day]).join(', ')}`,
    )
    .join(' ; ');
