import { fr } from '@agence/gesture';
import { bornes } from '@agence/look/courbe';
import { html, type Vue } from '@agence/look/html';
import type { Client, Decompte } from '@agence/proto/clients/v1/clients';
import { certain, type Pair, type Share } from '@agence/words/difference';
import { etatDit } from '@agence/words/etats';
import { nombre } from '@agence/words/french';
import { isoDay, readableDay } from '@agence/words/paris';
import { tableau } from '../pages/vues.ts';
import { TENDANCES } from './lignes.ts';

const MOIS = 12;

type Suivi = Pick<Client, 'actif' | 'suivi'>;

/** The results of a client, each with its month (YYYY-MM): Paris dates are slow to compute, each is computed once. */
const courseDe = ({ actif, suivi }: Suivi) => ({
  actif,
  dates: suivi.map(({ le_ts, decompte }) => ({
    month: isoDay(new Date(le_ts * 1000)).slice(0, -3),
    decompte,
  })),
});

/** The latest result by the end of a month; none after the last measurement of a removed client. */
const parLa = ({ actif, dates }: ReturnType<typeof courseDe>, by: string) =>
  actif || by <= (dates.at(-1)?.month ?? '') ? dates.findLast(({ month }) => month <= by) : undefined;

const somme = (all: readonly ReturnType<typeof parLa>[]): Decompte => {
  const sum = (state: keyof Decompte) =>
    all.reduce((count, date) => count + (date?.decompte?.[state] ?? 0), 0);
  return { a_conquerir: sum('a_conquerir'), a_consolider: sum('a_consolider'), acquises: sum('acquises') };
};

/**
 * The last twelve months with a measurement. Each client counts with its latest result by the end of the month. Only
 * clients measured by the first month, and again since, are compared: those that join or leave are no change.
 */
export function tendance(clients: readonly Suivi[]) {
  const courses = clients.map(courseDe);
  const all = new Set(courses.flatMap(({ dates }) => dates.map(({ month }) => month)));
  const months = [...all].sort().slice(-MOIS);
  const mois = months.map((by) => ({
    mois: readableDay(by),
    ...somme(courses.map((course) => parLa(course, by))),
  }));
  const [first = '', last = ''] = [months[0], months.at(-1)];
  const pairs = courses
    .map((course) => ({ before: parLa(course, first), now: parLa(course, last) }))
    .filter(({ before, now }) => before !== undefined && now !== undefined && before !== now);
  const memes = {
    clients: pairs.length,
    avant: somme(pairs.map(({ before }) => before)),
    maintenant: somme(pairs.map(({ now }) => now)),
  };
  return { mois, memes };
}

type Tendance = ReturnType<typeof tendance>;
type Mois = Tendance['mois'][number];

const total = ({ a_conquerir, a_consolider, acquises }: Decompte): number =>
  a_conquerir + a_consolider + acquises;

/** "3 sur 10 (de 11 à 60 %)", with the month after the count where it is given. */
const part = ({ count, of }: Share, month = ''): string => {
  const [low, high] = bornes({ cite: count, reponses: of, effet: 1 });
  return fr`${nombre(count)} sur ${nombre(of)}${month} (de ${low} à ${high} %)`;
};

const sens = ({ before, now }: Pair, sure: boolean): string => {
  const verdict = now.count / now.of > before.count / before.of ? 'hausse' : 'baisse';
  return TENDANCES.get(sure ? verdict : 'marge') ?? verdict;
};

/** The change among the clients that are compared, with its intervals. */
function changement({ memes }: Tendance, first: Mois, last: Mois, seul: boolean): string {
  const { clients, avant, maintenant } = memes;
  if (clients === 0)
    return fr`Aucun client n'a été mesuré dès le premier de ces mois et de nouveau depuis : rien ne se compare.`;
  const pairOf = (state: keyof Decompte): Pair => ({
    before: { count: avant[state], of: total(avant) },
    now: { count: maintenant[state], of: total(maintenant) },
  });
  const pairs = [pairOf('acquises'), pairOf('a_conquerir')] as const;
  const [won, lost] = pairs;
  const [wonSure = false, lostSure = false] = certain(pairs);
  const compares = clients === 1 ? fr`le seul client mesuré` : fr`les ${nombre(clients)} clients mesurés`;
  const chez = fr`Chez ${compares} dès le premier de ces mois et de nouveau depuis, questions acquises`;
  return fr`${seul ? fr`Questions acquises` : chez} : ${part(won.before, ` en ${first.mois}`)}, ${part(won.now, ` en ${last.mois}`)}, ${sens(won, wonSure)}. À conquérir : ${part(lost.before)}, puis ${part(lost.now)}, ${sens(lost, lostSure)}.`;
}

/** The states month by month, and what changed. Null for a single month. `seul`: of one client's page. */
export function tendanceVue(trend: Tendance, seul = false): Vue {
  const { mois: months } = trend;
  const [first, last] = [months[0], months.at(-1)];
  if (first === undefined || last === undefined || first === last) return null;
  const lignes = months.map((month) => [month.mois, etats(month)]);
  return html`<div class="mensuel">${tableau(['Mois', 'Questions'], lignes)}</div>
<p class="note">${changement(trend, first, last, seul)}</p>`;
}

/** A width or a place in a drawing, in percent. */
const percent = (part: number): string => `${Math.round(10 * part) / 10}%`;

/** The three states of a client's questions, as a drawing and in words. */
export function etats(decompte: Decompte | undefined): Vue {
  if (decompte === undefined) return '–';
  const { a_conquerir, a_consolider, acquises } = decompte;
  const parts = [
    ['conquerir', a_conquerir],
    ['consolider', a_consolider],
    ['acquise', acquises],
  ] as const;
  const all = total(decompte);
  let x = 0;
  const bars = parts.map(([name, n]) => {
    const width = (100 * n) / all;
    const bar = html`<rect class=${name} x=${percent(x)} width=${percent(width)} />`;
    x += width;
    return bar;
  });
  const summary = parts
    .filter(([, n]) => n > 0)
    .map(([name, n]) => html`<span class=${name}>${n} ${etatDit(name, n)}</span> `);
  return html`<div class="etats">
<svg class="barre" aria-hidden="true">${bars}</svg>
<div class="compte-rendu">${summary}</div></div>`;
}
