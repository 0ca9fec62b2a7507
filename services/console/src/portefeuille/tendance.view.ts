import { fr } from '@agence/gesture';
import { nomsDesMois } from '@agence/look/courbe';
import { html, type Vue } from '@agence/look/html';
import type { Decompte, Releve } from '@agence/proto/clients/v1/clients';
import { certain, interval, type Pair, type Share } from '@agence/words/difference';
import { etats as ETATS, etatDit } from '@agence/words/etats';
import { combien, nombre } from '@agence/words/french';
import { isoDay, readableDay } from '@agence/words/paris';

/** How the questions stood at the end of a month. */
type Mois = Decompte & { readonly mois: string };

const MOIS = 12;

type Suivi = { readonly actif: boolean; readonly suivi: readonly Releve[] };

/** `month`: YYYY-MM. */
type Dated = { readonly month: string; readonly decompte: Releve['decompte'] };

/** The latest result by the end of a month; none after the last measurement of a removed client. */
const parLa = ({ actif, dates }: { actif: boolean; dates: readonly Dated[] }, by: string) =>
  actif || by <= (dates.at(-1)?.month ?? '') ? dates.findLast(({ month }) => month <= by) : undefined;

const somme = (all: readonly (Dated | undefined)[]): Decompte => {
  const sum = (state: keyof Decompte) =>
    all.reduce((count, date) => count + (date?.decompte?.[state] ?? 0), 0);
  return { a_conquerir: sum('a_conquerir'), a_consolider: sum('a_consolider'), acquises: sum('acquises') };
};

/**
 * The last twelve months with a measurement. Each client counts with its latest result by the end of the month. Only
 * clients measured from end to end are compared: those that join or leave are no change.
 */
export function tendance(clients: readonly Suivi[]) {
  // Paris dates are slow to compute: each is computed once.
  const dated = clients.map(({ actif, suivi }) => ({
    actif,
    dates: suivi.map(({ le_ts, decompte }): Dated => {
      const month = isoDay(new Date(le_ts * 1000)).slice(0, 'YYYY-MM'.length);
      return { month, decompte };
    }),
  }));
  const all = new Set(dated.flatMap(({ dates }) => dates.map(({ month }) => month)));
  const months = [...all].sort().slice(-MOIS);
  const [first, last] = [months[0], months.at(-1)];
  const mois = months.map(
    (by): Mois => ({ mois: readableDay(by), ...somme(dated.map((client) => parLa(client, by))) }),
  );
  if (first === undefined || last === undefined) return { mois, memes: null };
  const pairs = dated.flatMap((client) => {
    const [before, now] = [parLa(client, first), parLa(client, last)];
    return before === undefined || now === undefined ? [] : [{ before, now }];
  });
  const memes = {
    clients: pairs.length,
    avant: somme(pairs.map(({ before }) => before)),
    maintenant: somme(pairs.map(({ now }) => now)),
  };
  return { mois, memes: pairs.length === 0 ? null : memes };
}

/** The height of the highest column, and the width of each with its gaps where there is room, in pixels. */
const HIGH = 120;
const STEP = 60;

const px = (length: number): string => String(Math.round(10 * length) / 10);

/** The column of a month, of so many; the highest stands for `most` questions. */
const colonne = (month: Mois, i: number, { columns, most }: { columns: number; most: number }): Vue => {
  let y = HIGH;
  return [
    ['acquise', month.acquises],
    ['consolider', month.a_consolider],
    ['conquerir', month.a_conquerir],
  ].map(([name, n]) => {
    const height = (Number(n) / most) * HIGH;
    y -= height;
    return html`<rect class=${name} x=${`${px((100 * (i + 0.1)) / columns)}%`} y=${px(y)}
  width=${`${px(80 / columns)}%`} height=${px(height)} />`;
  });
};

const moisDit = ({ mois, acquises, a_consolider, a_conquerir }: Mois): string =>
  fr`${mois} : ${combien(acquises, 'acquise', 'acquises')}, ${a_consolider} à consolider, ${a_conquerir} à conquérir`;

const total = ({ a_conquerir, a_consolider, acquises }: Decompte): number =>
  a_conquerir + a_consolider + acquises;

/** "3 sur 10 (de 11 à 60 %)", with the month after the count where it is given. */
const part = (share: Share, month = ''): string => {
  const [low, high] = interval(share).map((x) => nombre(Math.round(100 * x)));
  return fr`${nombre(share.count)} sur ${nombre(share.of)}${month} (de ${low ?? ''} à ${high ?? ''} %)`;
};

const sens = ({ before, now }: Pair, sure: boolean): string => {
  if (!sure) return fr`dans la marge`;
  return now.count / now.of > before.count / before.of ? fr`en hausse` : fr`en baisse`;
};

/** The change among the clients measured from end to end, with its intervals. */
function changement({ memes }: ReturnType<typeof tendance>, first: Mois, last: Mois, seul: boolean): string {
  if (memes === null) return fr`Aucun client n'a été mesuré d'un bout à l'autre : rien ne se compare.`;
  const { clients, avant, maintenant } = memes;
  const pairOf = (count: (decompte: Decompte) => number): Pair => ({
    before: { count: count(avant), of: total(avant) },
    now: { count: count(maintenant), of: total(maintenant) },
  });
  const pairs = [pairOf(({ acquises }) => acquises), pairOf(({ a_conquerir }) => a_conquerir)] as const;
  const [won, lost] = pairs;
  const [wonSure = false, lostSure = false] = certain(pairs);
  const chez =
    clients === 1
      ? fr`Chez le seul client mesuré d'un bout à l'autre, questions acquises`
      : fr`Chez les ${nombre(clients)} clients mesurés d'un bout à l'autre, questions acquises`;
  return fr`${seul ? fr`Questions acquises` : chez} : ${part(won.before, ` en ${first.mois}`)}, ${part(won.now, ` en ${last.mois}`)}, ${sens(won, wonSure)}. À conquérir : ${part(lost.before)}, puis ${part(lost.now)}, ${sens(lost, lostSure)}.`;
}

const NAMES = ETATS.toReversed().map((etat, i) => [
  i > 0 && ', ',
  html`<span class=${etat}>${etatDit(etat, 2)}</span>`,
]);
const LEGENDE = html`<span class="compte-rendu">${NAMES}.</span>`;

/**
 * Months side by side, won questions at the foot, each in words for screen readers. Null for a single month. `seul`: of
 * one client's page.
 */
export function tendanceVue(trend: ReturnType<typeof tendance>, seul = false): Vue {
  const { mois: months } = trend;
  const [first, last] = [months[0], months.at(-1)];
  if (first === undefined || last === undefined || first === last) return null;
  const drawing = { columns: months.length, most: Math.max(...months.map(total), 1) };
  const names = months.map(({ mois }) => mois);
  return html`<figure class="tendance"><div><svg width=${months.length * STEP} height=${HIGH} role="img"
  aria-label=${months.map(moisDit).join(fr` ; `)}>${months.map((month, i) => colonne(month, i, drawing))}</svg>
${nomsDesMois(names)}</div>
<figcaption class="note">${LEGENDE} ${changement(trend, first, last, seul)}</figcaption></figure>`;
}

/** The three states of a client's questions, as a drawing and in words. */
export function etats(decompte: Decompte | undefined): Vue {
  if (decompte === undefined) return '–';
  const { a_conquerir, a_consolider, acquises } = decompte;
  const parts = [
    ['conquerir', a_conquerir],
    ['consolider', a_consolider],
    ['acquise', acquises],
  ] as const;
  const all = a_conquerir + a_consolider + acquises;
  let x = 0;
  const bars = parts.map(([name, n]) => {
    const width = (100 * n) / all;
    const bar = html`<rect class=${name} x=${`${px(x)}%`} width=${`${px(width)}%`} />`;
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
