import { fallbackQuestions } from '../../questions/fallback.ts';
import { tradeOf } from '../../questions/metier.ts';
import { coute } from '../../questions/mots.ts';
import { inTown } from '../../questions/ville.ts';
import type { Answer, AskModel, Call, Hint } from '../port.ts';
import { dires } from './dires.ts';
import { type Draws, drawsOf } from './draws.ts';
import { type OrderFaults, orderAsModel, orderFaultsOf } from './orders.ts';
import { type ReaderFaults, readAsModel, readerFaultsOf } from './reader.ts';
import { answer, type Written } from './reponse.ts';

const SENTENCES = 4;

/** The site's sentences in the prompt. */
const saidBySite = (prompt: string): readonly string[] => {
  try {
    const { texte }: { texte?: unknown } = JSON.parse(prompt);
    return String(texte ?? '')
      .split(/\n|(?<=[.!?])\s+/)
      .map((sentence) => sentence.trim())
      .filter((sentence, i, all) => /^\p{L}.{20,200}[.!?]$/u.test(sentence) && all.indexOf(sentence) === i);
  } catch {
    return [];
  }
};

const list = (sentences: readonly string[]): string => sentences.map((text) => `- ${text}`).join('\n');

/** The site's sentences if any, else invented ones. */
const offer = (prompt: string, client: string, qualities: readonly string[], draws: Draws): string => {
  const sentences = saidBySite(prompt);
  return list(
    sentences.length > 0
      ? draws.shuffled(sentences).slice(0, SENTENCES)
      : qualities.slice(1, 4).map((quality) => `${client} ${quality}.`),
  );
};

/** A page's text in Markdown, as a model would write it about a client. */
const writePage = (prompt: string, hint: Hint): string => {
  const { client, ville = '', metier, site, seed } = hint;
  const trade = tradeOf({ metier, entreprise: client, site });
  const draws = drawsOf(seed);
  const qualities = draws.shuffled(dires(trade.family, 'qualité'));
  const place = inTown(ville);
  const where = place === '' ? '' : ` ${place}`;
  return `${client} est ${trade.un}${where}. ${client} ${qualities[0]}.

## Que propose ${client} ?

${offer(prompt, client, qualities, draws)}

## ${trade.price === '' ? 'Quels sont les tarifs' : `Combien ${coute(trade.price)}`} ?

Le prix dépend de votre demande ; un devis écrit est remis avant de commencer.

## Comment prendre contact ?

Par téléphone ou par le formulaire du site.

## Bon à savoir

${draws.pick(dires(trade.family, 'conseil'))}
`;
};

/** Questions as a model would prepare them for a client. */
const proposeQuestions = (system: string, model: string, hint: Hint): string => {
  const count = Number(/(\d+) questions/.exec(system)?.[1] ?? 10);
  const trade = tradeOf({ metier: hint.metier, entreprise: hint.client, site: hint.site });
  const questions = drawsOf(`${hint.seed}|${model}`).shuffled(fallbackQuestions(trade, hint.ville ?? ''));
  return `\`\`\`json\n${JSON.stringify(questions.slice(0, count), null, 2)}\n\`\`\``;
};

/** A free model that answers at once in French, always the same for the same seed. */
export const simulate: AskModel = (call) => simulateFaulty({})(call);

type Wrong = { readonly reader?: ReaderFaults; readonly orders?: OrderFaults };

/** The same, with a reader of answers and one of orders that sometimes fail. */
export const simulateFaulty =
  ({ reader = readerFaultsOf(), orders = orderFaultsOf() }: Wrong): AskModel =>
  async (call) => {
    if (call.signal.aborted) return { kind: 'not_sent', why: 'stopped before the call was made' };
    const hint = call.hint ?? unhinted(call);
    const text = hint.commande === undefined ? undefined : orderAsModel(hint.seed, hint.commande, orders);
    if (text === null) return { kind: 'unknown', why: 'simulated: no reply came' };
    const end = { finish: 'stop', sources: [] } as const;
    return answerOf(call, text === undefined ? written(call, hint, reader) : { text, ...end, sources: [] });
  };

const unhinted = ({ prompt, ville }: Call): Hint => ({
  genre: 'reponse',
  seed: prompt,
  client: '',
  concurrents: [],
  ville,
});

const written = ({ model, system = '', prompt }: Call, hint: Hint, faults: ReaderFaults): Written => {
  if (hint.lecture !== undefined)
    return { text: readAsModel(hint, hint.lecture, faults), finish: 'stop', sources: [] };
  if (hint.genre === 'reponse') return answer(prompt, model.model, hint);
  const text =
    hint.genre === 'preparation' ? proposeQuestions(system, model.model, hint) : writePage(prompt, hint);
  return { text, finish: 'stop', sources: [] };
};

const answerOf = ({ model, system = '', prompt }: Call, { text, finish, sources }: Written): Answer => ({
  kind: 'answer',
  text,
  finish,
  model_version: `${model.model}-simulé-1`,
  sources,
  usage: {
    input_tokens: Math.ceil((system.length + prompt.length) / 4),
    output_tokens: Math.ceil(text.length / 4),
    searches: sources.length > 0 ? 1 : 0,
  },
  cost_eur: 0,
  raw: { simulated: true, ...(sources.length > 0 && { query: prompt.replace(/\s*\?$/, '') }) },
});
