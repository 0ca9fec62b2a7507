import { certainTogether, type Pair } from '@agence/words/difference';
import { foldedWords } from '@agence/words/folded';
import type { DayCount } from '@agence/words/resemblance';
import { comparable, paires, pairOfAll } from '../states/releve/comparaison.ts';
import type { Releve, Reponse } from '../states/releve/releve.data.ts';

/** In the order of the letter; `premier`: the client cited first. A false fact will be one more: its proof is a page. */
export const GENRES = ['ensemble', 'question', 'premier', 'concurrent', 'source'] as const;

/** A client's report of the month, and the report of the measurement before. */
export type Rapports = {
  readonly client: string;
  readonly now: Releve;
  readonly before: Releve;
  /** The competitors that were declared before. */
  readonly declares: readonly string[];
};

export type Comparee = {
  readonly client: string;
  readonly genre: (typeof GENRES)[number];
  /** The question's number; 0 for what is about all questions. */
  readonly n: number;
  /** The question, the competitor or the site. */
  readonly quoi: string;
  /** The state of the question before and now. */
  readonly etats?: readonly [avant: string | undefined, maintenant: string | null];
  readonly pair: Pair;
};

/** Fewer answers of both measurements together can hardly change with certainty. */
const ENOUGH = 12;

/** Judged like no change: it counts among the comparisons, and nothing would be told of it. */
const UNTOLD: Pair = { before: { count: 1, of: 1 }, now: { count: 1, of: 1 } };

type Lue = Extract<Reponse, { lu: unknown }>;
type Answers = readonly (readonly Lue[])[];
type Holds = (answer: Lue) => boolean;
type Both<T> = { readonly before: T; readonly now: T };

const countOf = (answers: Answers, holds: Holds): number => answers.flat().filter(holds).length;

const counted = (answers: Answers, holds: Holds): DayCount[][] =>
  answers.map((own) =>
    own.map((r) => ({ jour: r.jour ?? '', model: r.ia, reponses: 1, cite: Number(holds(r)), premier: 0 })),
  );

/** What is in one measurement alone: in the other, `absent`, no answer has it. None when too few answers have it. */
function presence(answers: Both<Answers>, holds: Both<Holds>, absent: keyof Both<unknown>): Pair[] {
  const [then, since] = [countOf(answers.before, holds.before), countOf(answers.now, holds.now)];
  if (then + since < ENOUGH || answers[absent].flat().length === 0) return [];
  if ((absent === 'now' ? since : then) > 0) return [UNTOLD];
  const pair = pairOfAll(counted(answers.before, holds.before), counted(answers.now, holds.now));
  // The measurement without it cannot show how alike the answers of a day are about it.
  const effect = Math.max(pair.before.effect ?? 1, pair.now.effect ?? 1);
  return [{ before: { ...pair.before, effect }, now: { ...pair.now, effect } }];
}

/** Whether one name says no more than the other: then a name that seems new may be the old one. */
const sameName = (one: string, other: string): boolean => {
  const [short = [], long = []] = [one, other].map(foldedWords).toSorted((a, b) => a.length - b.length);
  return short.every((word) => long.includes(word));
};

type Seen = Pick<Comparee, 'genre' | 'quoi' | 'pair'>;

/** The competitors followed now, and whether they were named before. */
const concurrents = ({ now, before, declares }: Rapports, answers: Both<Answers>): Seen[] =>
  [...new Set(now.questions.flatMap(({ suivis }) => suivis))].flatMap((place) => {
    const { nom: quoi = '', declare = false } = now.entreprises[place] ?? {};
    // Before it was declared, its name may have been in answers and nobody looked for it.
    if (declare && !declares.includes(quoi)) return [];
    const known = new Set(before.entreprises.flatMap(({ nom }, i) => (sameName(nom, quoi) ? [i] : [])));
    const named: Holds = ({ lu }) => lu.some((i) => known.has(i));
    const pairs = presence(answers, { before: named, now: ({ lu }) => lu.includes(place) }, 'before');
    return pairs.map((pair) => ({ genre: 'concurrent', quoi, pair }));
  });

/** The sources given before, among the answers that give any, and whether they still are. */
const sources = ({ now, before }: Rapports, answers: Both<Answers>): Seen[] => {
  const giving = (all: Answers) => all.map((own) => own.filter((answer) => answer.sources?.length));
  const given = { before: giving(answers.before), now: giving(answers.now) };
  return before.domaines.flatMap(({ domaine: quoi }, place) => {
    const since = now.domaines.findIndex(({ domaine }) => domaine === quoi);
    const gives = (site: number) => (answer: Lue) => answer.sources?.includes(site) === true;
    const pairs = presence(given, { before: gives(place), now: gives(since) }, 'now');
    return pairs.map((pair) => ({ genre: 'source', quoi, pair }));
  });
};

/** The answers that may be compared by name: of the same models, to the same questions, read by the same reader. */
function answersOf({ now, before }: Rapports, asked: ReadonlySet<number>): Both<Answers> {
  const same = (['modele', 'version'] as const).every((what) => before.lecture[what] === now.lecture[what]);
  const models = now.ias.flatMap((ia, place) => {
    const then = before.ias.findIndex((known) => known.ia === ia.ia && known.modele === ia.modele);
    return same && comparable(now, place) && then >= 0 ? [{ now: place, before: then }] : [];
  });
  const of = (data: Releve, which: keyof Both<unknown>): Answers => {
    const places = new Set(models.map((model) => model[which]));
    const questions = data.questions.filter(({ n }) => asked.has(n));
    return questions.map(({ detail }) => detail.flatMap((r) => ('lu' in r && places.has(r.ia) ? [r] : [])));
  };
  return { before: of(before, 'before'), now: of(now, 'now') };
}

/** Everything that a client's two reports compare. */
export function comparees(rapports: Rapports): Comparee[] {
  const { client, now } = rapports;
  const own = paires(now);
  if (own === null) return [];
  const questions = own.questions.flatMap(({ n, cite, premier }) => {
    const { question: quoi = '', etat = null, avant } = now.questions.find((q) => q.n === n) ?? {};
    const asked = { client, n, quoi, etats: [avant?.etat, etat] as const };
    return [
      { ...asked, genre: 'question' as const, pair: cite },
      { ...asked, genre: 'premier' as const, pair: premier },
    ];
  });
  const answers = answersOf(rapports, new Set(own.questions.map(({ n }) => n)));
  const whole: Seen = { genre: 'ensemble', quoi: '', pair: own.whole };
  const others = [whole, ...concurrents(rapports, answers), ...sources(rapports, answers)];
  return [...questions, ...others.map((seen) => ({ client, n: 0, ...seen }))];
}

/** Won and lost are said of a question that reached or left the best state, or fell to the worst. */
export const issueDe = ({
  pair: { before, now },
  etats: [was, is] = [undefined, null],
}: Comparee): string => {
  if (now.count * before.of > before.count * now.of)
    return was !== is && is === 'acquise' ? 'gagnée' : 'en hausse';
  return was !== is && (was === 'acquise' || is === 'conquerir') ? 'perdue' : 'en baisse';
};

const size = ({ pair: { before, now } }: Comparee): number =>
  Math.abs(now.count / now.of - before.count / before.of);

/**
 * The changes that a letter tells, all comparisons of the account judged together (how well: `certains.bench.ts`), the
 * most important first. A question whose citations changed says only that.
 */
export function certains<C extends Comparee>(all: readonly C[]): C[] {
  const verdicts = certainTogether(all.map(({ pair }) => pair));
  const sure = all.filter((_, i) => verdicts[i]);
  const cited = new Set(
    sure.flatMap(({ client, genre, n }) => (genre === 'question' ? [`${client} ${n}`] : [])),
  );
  return sure
    .filter(({ client, genre, n }) => genre !== 'premier' || !cited.has(`${client} ${n}`))
    .toSorted((a, b) => GENRES.indexOf(a.genre) - GENRES.indexOf(b.genre) || size(b) - size(a));
}
