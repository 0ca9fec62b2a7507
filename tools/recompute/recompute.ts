import { interval } from '@agence/words/difference';
import { type DayCount, resemblance, shareOf } from '@agence/words/resemblance';
import { parse } from 'csv-parse/sync';

// The figures of a report from its file of answers alone: no counting code of the service is used.

/** A quote before the sign of a formula was added for spreadsheets. */
const withoutQuote = (cell: string): string => cell.replace(/^'(?='*[=+\-@\t\r\n＝＋－＠])/, '');

function answerOf(row: Readonly<Record<string, string>>) {
  const cell = (title: string): string => {
    const value = row[title];
    if (value === undefined) throw new Error(`This is no file of answers: it has no column « ${title} ».`);
    return withoutQuote(value);
  };
  const list = (title: string) => (cell(title) === '' ? [] : cell(title).split('\n'));
  const followed = list('Entreprises suivies, dans l’ordre');
  // Position and not name: another business may have the client's name.
  const place = cell('Position du client') === '' ? followed.length : Number(cell('Position du client')) - 1;
  return {
    n: Number(cell('N°')),
    question: cell('Question'),
    ia: cell('IA'),
    // Two models may have one name.
    model: `${cell('IA')} ${cell('Modèle')}`,
    jour: cell('Jour'),
    etat: cell('État de la question'),
    conserve: cell('État gardé de la mesure précédente') === 'oui',
    valid: cell('Écartée') === '',
    cited: cell('Client cité') === 'oui',
    first: cell('Position du client') === '1',
    uncertain: cell('Citation incertaine') === 'oui',
    searched: cell('Recherche web') === 'oui',
    // Followed competitors, and those before the client or instead of it.
    others: followed.filter((_, i) => i !== place),
    ahead: followed.slice(0, place),
    sources: list('Sources'),
    // Files of earlier releases have no pages.
    pages: 'Pages données en source' in row ? list('Pages données en source') : [],
    nature: cell('Nature des sources'),
    reader: cell('Lue par'),
  };
}

export type Answer = ReturnType<typeof answerOf>;

export const groups = <K>(answers: readonly Answer[], key: (answer: Answer) => K) => [
  ...Map.groupBy(answers, key).values(),
];
const how = (answers: readonly Answer[], test: (answer: Answer) => boolean): number =>
  answers.filter(test).length;

const counts = (answers: readonly Answer[]) => ({
  asked: answers.length,
  valid: how(answers, ({ valid }) => valid),
  cited: how(answers, ({ cited }) => cited),
  first: how(answers, ({ first }) => first),
  uncertain: how(answers, ({ uncertain }) => uncertain),
  searched: how(answers, ({ searched }) => searched),
});

/** The rule of docs/limits.md; too few valid answers keep the state of the previous measurement. */
function stateOf(answers: readonly Answer[]): string | null {
  const { asked, valid, cited, first } = counts(answers);
  if (answers[0]?.conserve) return answers[0].etat;
  if (valid === 0 || valid < 0.6 * asked) return null;
  if (cited === 0) return 'à conquérir';
  return 2 * first >= how(answers, (answer) => answer.cited || answer.others.length > 0)
    ? 'acquise'
    : 'à consolider';
}

export const daysOf = (answers: readonly Answer[]): DayCount[] =>
  groups(
    answers.filter(({ valid }) => valid),
    ({ model, jour }) => `${jour} ${model}`,
  ).map((own) => {
    const { valid: reponses, cited: cite, first: premier } = counts(own);
    return { jour: own[0]?.jour ?? '', model: own[0]?.model ?? '', reponses, cite, premier };
  });

/** The mean over models, so that each model counts alike. */
function meanOverModels(answers: readonly Answer[], value: (answer: Answer) => number): number {
  const means = groups(
    answers.filter(({ valid }) => valid),
    ({ model }) => model,
  ).map((own) => own.reduce((sum, answer) => sum + value(answer), 0) / own.length);
  const mean = means.reduce((sum, share) => sum + share, 0) / Math.max(1, means.length);
  return Number(mean.toFixed(9));
}

const loss = ({ ahead, cited }: Answer): number => (ahead.length === 0 ? 0 : cited ? 0.5 : 1);

const tally = (answers: readonly Answer[]) =>
  [...new Set(answers.flatMap(({ others }) => others))].map((name) => ({
    name,
    mentions: how(answers, ({ others }) => others.includes(name)),
    ahead: how(answers, ({ ahead }) => ahead.includes(name)),
    first: how(answers, ({ others, first }) => !first && others[0] === name),
  }));

function questionOf(answers: readonly Answer[], ofDays: number) {
  const { n = 0, question = '' } = answers[0] ?? {};
  const days = daysOf(answers);
  return {
    ...{ n, question, state: stateOf(answers), ...counts(answers) },
    interval: days.length === 0 ? [0, 1] : interval(shareOf(days, 'cite', ofDays)),
    loss: meanOverModels(answers, loss),
    rate: meanOverModels(answers, ({ cited }) => Number(cited)),
    competitors: tally(answers),
    models: groups(answers, ({ model }) => model).map((own) => ({ ia: own[0]?.ia ?? '', ...counts(own) })),
  };
}
type Question = ReturnType<typeof questionOf>;

const byLoss = (a: Question, b: Question): number =>
  b.loss - a.loss || a.rate - b.rate || b.competitors.length - a.competitors.length || a.n - b.n;

function sourcesOf(answers: readonly Answer[]) {
  const nature = (own: readonly Answer[]) => ({
    cited: how(own, (answer) => answer.nature === 'citées'),
    read: how(own, (answer) => answer.nature === 'lues'),
  });
  const given = answers.filter(({ sources }) => sources.length > 0);
  const sites = [...new Set(given.flatMap(({ sources }) => sources))];
  const pages = [...new Set(given.flatMap((answer) => answer.pages))].map((page) => {
    const own = given.filter((answer) => answer.pages.includes(page));
    const without = how(own, ({ cited, others }) => !cited && others.length > 0);
    return { page, without, with: how(own, ({ cited }) => cited) };
  });
  return {
    answers: nature(given),
    pages,
    sites: sites.map((site) => ({ site, ...nature(given.filter(({ sources }) => sources.includes(site))) })),
  };
}

export const answersOf = (file: string): readonly Answer[] =>
  parse<Record<string, string>>(file, { bom: true, delimiter: ';', columns: true }).map(answerOf);

/** The figures of the report whose file of answers this is. */
export function recompute(file: string) {
  const answers = answersOf(file);
  const byQuestion = groups(answers, ({ n }) => n);
  const known = byQuestion.filter((own) => stateOf(own) !== null);
  const ofDays = resemblance(known.map(daysOf)) ?? 0;
  const questions = byQuestion.map((own) => questionOf(own, ofDays));
  const ranked = questions.filter(({ state }) => state !== null).toSorted(byLoss);
  const all = counts(answers);
  const others = tally(answers);
  const mentions = others.reduce((sum, other) => sum + other.mentions, all.cited);
  return {
    ...all,
    states: ['à conquérir', 'à consolider', 'acquise'].map((wanted) => ({
      state: wanted,
      questions: ranked.filter(({ state }) => state === wanted).length,
    })),
    questions: questions.map((question) => ({ ...question, rank: ranked.indexOf(question) + 1 || null })),
    models: groups(answers, ({ model }) => model).map((own) => ({ ia: own[0]?.ia ?? '', ...counts(own) })),
    voice: {
      mentions,
      client: { mentions: all.cited, first: all.first, share: all.cited / mentions },
      others: others.map((other) => ({ ...other, share: other.mentions / mentions })),
    },
    sources: sourcesOf(answers),
  };
}
