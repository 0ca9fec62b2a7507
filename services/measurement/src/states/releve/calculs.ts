import type { DayCount } from '@agence/words/resemblance';
import type { Depouille, ParModele, QuestionJugee, QuestionPosee, Releve, Reponse } from './releve.data.ts';

type Reponses = Pick<QuestionPosee, 'suivis' | 'detail'>;

/** What an answer says about the client; names that are not followed do not count. */
export type Presence = 'premier' | 'apres' | 'autre' | 'personne' | 'ecartee';

export const PRESENCES: readonly Presence[] = ['premier', 'apres', 'autre', 'personne', 'ecartee'];

const CLIENT = 0;

/** The followed names that an answer cites, in order, as indexes in `entreprises`. */
export function nommes(q: Reponses, reponse: Reponse): number[] {
  return 'ecartee' in reponse ? [] : reponse.lu.filter((i) => i === CLIENT || q.suivis.includes(i));
}

export function presenceDe(q: Reponses, reponse: Reponse): Presence {
  if ('ecartee' in reponse) return 'ecartee';
  const order = nommes(q, reponse);
  const rank = order.indexOf(CLIENT);
  if (rank >= 0) return rank === 0 ? 'premier' : 'apres';
  return order.length > 0 ? 'autre' : 'personne';
}

/** The number of answers of each kind, among some answers of a question. */
export function compter(q: Reponses, reponses: readonly Reponse[] = q.detail) {
  const counts = { premier: 0, apres: 0, autre: 0, personne: 0, ecartee: 0 };
  for (const reponse of reponses) counts[presenceDe(q, reponse)] += 1;
  return counts;
}

/** The days on which valid answers came, in order; none in older reports. */
export const joursDe = (data: Releve): string[] =>
  [...new Set(data.questions.flatMap((q) => q.detail.flatMap((r) => ('lu' in r && r.jour) || [])))].sort();

/** Answers that cite nobody at all, followed or not. */
export const muettes = (q: Reponses): number => q.detail.filter((r) => 'lu' in r && r.lu.length === 0).length;

/** The names that an answer gives before the client or without it, and that no other answer gives. */
const horsSuivi = (q: Reponses, r: Reponse): number[] => {
  if ('ecartee' in r) return [];
  const own = r.lu.indexOf(CLIENT);
  return (own < 0 ? r.lu : r.lu.slice(0, own)).filter((place) => !q.suivis.includes(place));
};

/** The names in front of the client that do not recur. */
export const isoles = (q: Reponses): Set<number> => new Set(q.detail.flatMap((r) => horsSuivi(q, r)));

/** Answers with such a name. */
export const citentSansRetour = (q: Reponses): number =>
  q.detail.filter((r) => horsSuivi(q, r).length > 0).length;

/** Answers with an uncertain citation of the client, not counted. */
export const incertaines = ({ detail }: Reponses): number =>
  detail.filter((r) => 'lu' in r && r.incertaine).length;

export type Compte = { cite: number; reponses: number };

export function compteDe(q: Reponses, reponses: readonly Reponse[] = q.detail): Compte {
  const c = compter(q, reponses);
  return { cite: c.premier + c.apres, reponses: reponses.length - c.ecartee };
}

/** The valid answers to a question, by model and day. */
export const parJour = (q: Reponses): DayCount[] => {
  const valid = q.detail.filter((r) => 'lu' in r);
  return [...Map.groupBy(valid, ({ ia, jour = '' }) => `${jour} ${ia}`)]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, own]) => {
      const { ia: model = 0, jour = '' } = own[0] ?? {};
      return { jour, model, ...compteDe(q, own), premier: compter(q, own).premier };
    });
};

export const parModele = (q: Reponses, place: number): ParModele => {
  const jours = parJour(q).flatMap(({ model, ...day }) => (model === place ? [day] : []));
  const reponses = q.detail.filter(({ ia }) => ia === place);
  const counts = { ...compteDe(q, reponses), premier: compter(q, reponses).premier };
  return jours.length > 1 ? { ...counts, jours } : counts;
};

export const daysOf = ({ jours, ...whole }: ParModele, model: DayCount['model']): DayCount[] =>
  (jours ?? [{ jour: '', ...whole }]).map((day) => ({ ...day, model }));

const sum = <Row>(rows: readonly Row[], count: (row: Row) => number): number =>
  rows.reduce((total, row) => total + count(row), 0);

export const somme = (comptes: readonly Compte[]): Compte => ({
  cite: sum(comptes, ({ cite }) => cite),
  reponses: sum(comptes, ({ reponses }) => reponses),
});

export const total = ({ questions }: { questions: readonly Reponses[] }): Compte =>
  somme(questions.map((q) => compteDe(q)));

export const demandees = (data: Releve): number => sum(data.questions, ({ detail }) => detail.length);

export type BilanIa = ReturnType<typeof bilanDesIas>[number];

/** The answers of each model: asked, valid, set aside by reason, citing the client. */
export function bilanDesIas({ ias, questions }: Releve) {
  return ias.map((_, place) => {
    const asked = questions.map((q) => ({ ...q, detail: q.detail.filter((r) => r.ia === place) }));
    const all = asked.flatMap(({ detail }) => detail);
    const aside = all.flatMap((r) => ('ecartee' in r ? [r.ecartee] : []));
    const ecartees = [...Map.groupBy(aside, (why) => why)].map(([why, own]) => [why, own.length] as const);
    return { ...total({ questions: asked }), place, demandees: all.length, ecartees };
  });
}

export type Rival = ReturnType<typeof rivaux>[number];

/** The competitors followed on a question: answers that cite them, and answers without the client or with it later. */
export function rivaux(data: Pick<Depouille, 'entreprises'>, q: Reponses) {
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
export function voix(data: Depouille) {
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

/** The competitors cited before the client or without it on some questions, most often first. */
export function devantDe(data: Pick<Depouille, 'entreprises'>, questions: readonly Reponses[]): Rival[] {
  const all = questions.flatMap((q) => rivaux(data, q));
  return [...Map.groupBy(all, ({ nom }) => nom)]
    .map(([nom, own]) => {
      return { nom, cite: sum(own, ({ cite }) => cite), devant: sum(own, (rival) => rival.devant) };
    })
    .filter((rival) => rival.devant > 0)
    .sort((a, b) => b.devant - a.devant);
}

/** By rank; questions without a rank come last. */
export const parRang = <Q extends QuestionJugee>({ questions }: { questions: readonly Q[] }): Q[] =>
  questions.toSorted((a, b) => (a.rang ?? Infinity) - (b.rang ?? Infinity) || a.n - b.n);
