import type { DayCount } from '@agence/words/resemblance';
import type { Ecart, QuestionMesuree, Releve, Reponse } from './releve.data.ts';

/** What an answer says about the client; names that are not followed do not count. */
export type Presence = 'premier' | 'apres' | 'autre' | 'personne' | 'ecartee';

export const PRESENCES: readonly Presence[] = ['premier', 'apres', 'autre', 'personne', 'ecartee'];

const CLIENT = 0;

/** The followed names that an answer cites, in order, as indexes in `entreprises`. */
export function nommes(q: QuestionMesuree, reponse: Reponse): number[] {
  return 'ecartee' in reponse ? [] : reponse.lu.filter((i) => i === CLIENT || q.suivis.includes(i));
}

export function presenceDe(q: QuestionMesuree, reponse: Reponse): Presence {
  if ('ecartee' in reponse) return 'ecartee';
  const order = nommes(q, reponse);
  const rank = order.indexOf(CLIENT);
  if (rank >= 0) return rank === 0 ? 'premier' : 'apres';
  return order.length > 0 ? 'autre' : 'personne';
}

/** The number of answers of each kind, among some answers of a question. */
export function compter(q: QuestionMesuree, reponses: readonly Reponse[] = q.detail) {
  const counts = { premier: 0, apres: 0, autre: 0, personne: 0, ecartee: 0 };
  for (const reponse of reponses) counts[presenceDe(q, reponse)] += 1;
  return counts;
}

/** The days on which valid answers came, in order; none in older reports. */
export const joursDe = (data: Releve): string[] =>
  [...new Set(data.questions.flatMap((q) => q.detail.flatMap((r) => ('lu' in r && r.jour) || [])))].sort();

/** Answers that cite nobody at all, followed or not. */
export const muettes = (q: QuestionMesuree): number =>
  q.detail.filter((r) => 'lu' in r && r.lu.length === 0).length;

/** The names that an answer gives before the client or without it, and that no other answer gives. */
const horsSuivi = (q: QuestionMesuree, r: Reponse): number[] => {
  if ('ecartee' in r) return [];
  const own = r.lu.indexOf(CLIENT);
  return (own < 0 ? r.lu : r.lu.slice(0, own)).filter((place) => !q.suivis.includes(place));
};

/** The names in front of the client that do not recur. */
export const isoles = (q: QuestionMesuree): Set<number> => new Set(q.detail.flatMap((r) => horsSuivi(q, r)));

/** Answers with such a name. */
export const citentSansRetour = (q: QuestionMesuree): number =>
  q.detail.filter((r) => horsSuivi(q, r).length > 0).length;

/** Answers with an uncertain citation of the client, not counted. */
export const incertaines = ({ detail }: Pick<QuestionMesuree, 'detail'>): number =>
  detail.filter((r) => 'lu' in r && r.incertaine).length;

export type Compte = { cite: number; reponses: number };

export function compteDe(q: QuestionMesuree, reponses: readonly Reponse[] = q.detail): Compte {
  const c = compter(q, reponses);
  return { cite: c.premier + c.apres, reponses: reponses.length - c.ecartee };
}

/** The valid answers of a model to a question, by day. */
export const parJour = (q: QuestionMesuree, place: number): DayCount[] => {
  const valid = q.detail.filter((r) => r.ia === place && 'lu' in r);
  return [...Map.groupBy(valid, ({ jour = '' }) => jour)].map(([jour, own]) => {
    return { jour, model: place, ...compteDe(q, own), premier: compter(q, own).premier };
  });
};

const sum = <Row>(rows: readonly Row[], count: (row: Row) => number): number =>
  rows.reduce((total, row) => total + count(row), 0);

export const somme = (comptes: readonly Compte[]): Compte => ({
  cite: sum(comptes, ({ cite }) => cite),
  reponses: sum(comptes, ({ reponses }) => reponses),
});

export const total = (data: Releve): Compte => somme(data.questions.map((q) => compteDe(q)));

export const demandees = (data: Releve): number => sum(data.questions, ({ detail }) => detail.length);

export type BilanIa = ReturnType<typeof bilanDesIas>[number];

/** The answers of each model: asked, valid, set aside by reason, citing the client. */
export function bilanDesIas(data: Releve) {
  return data.ias.map((_, place) => {
    const parts = data.questions.map((q) => ({ q, all: q.detail.filter((r) => r.ia === place) }));
    const ecartees = new Map<Ecart, number>();
    for (const r of parts.flatMap((p) => p.all))
      if ('ecartee' in r) ecartees.set(r.ecartee, (ecartees.get(r.ecartee) ?? 0) + 1);
    return {
      ...somme(parts.map((p) => compteDe(p.q, p.all))),
      place,
      demandees: sum(parts, ({ all }) => all.length),
      premier: sum(parts, ({ q, all }) => compter(q, all).premier),
      ecartees,
    };
  });
}

export type Rival = { nom: string; cite: number; devant: number };

/** The competitors followed on a question: answers that cite them, and answers without the client or with it later. */
export function rivaux(data: Releve, q: QuestionMesuree): Rival[] {
  const orders = q.detail.map((r) => nommes(q, r));
  return q.suivis
    .map((place) => {
      const citing = orders.filter((order) => order.includes(place));
      const ahead = citing.filter(
        (order) => !order.includes(CLIENT) || order.indexOf(place) < order.indexOf(CLIENT),
      );
      const { nom = '' } = data.entreprises[place] ?? {};
      return { nom, cite: citing.length, devant: ahead.length };
    })
    .filter((rival) => rival.cite > 0)
    .sort((a, b) => b.devant - a.devant || b.cite - a.cite || (a.nom < b.nom ? -1 : 1));
}

export type Voix = ReturnType<typeof voix>[number];

/** Mentions of the client and the competitors, each counted on the questions where it is followed. */
export function voix(data: Releve) {
  const orders = data.questions.flatMap((q) => q.detail.map((r) => nommes(q, r)));
  return data.entreprises
    .map((e, place) => ({
      nom: e.nom,
      client: place === CLIENT,
      declare: e.declare,
      mentions: orders.filter((order) => order.includes(place)).length,
      premier: orders.filter((order) => order[0] === place).length,
    }))
    .filter((v) => v.client || v.mentions > 0)
    .sort((a, b) => b.mentions - a.mentions || b.premier - a.premier || Number(b.client) - Number(a.client));
}

/** The competitor most often cited before the client, over some questions. */
export function premierRival(data: Releve, questions: readonly QuestionMesuree[]): Rival | null {
  const all = questions.flatMap((q) => rivaux(data, q));
  const sums = [...Map.groupBy(all, ({ nom }) => nom)].map(([nom, own]) => {
    return { nom, cite: sum(own, ({ cite }) => cite), devant: sum(own, ({ devant }) => devant) };
  });
  const sorted = sums.filter((r) => r.devant > 0).sort((a, b) => b.devant - a.devant);
  return sorted[0] ?? null;
}

/** By rank; questions without a rank come last. */
export function parRang(data: Releve): QuestionMesuree[] {
  return [...data.questions].sort((a, b) => (a.rang ?? Infinity) - (b.rang ?? Infinity) || a.n - b.n);
}
