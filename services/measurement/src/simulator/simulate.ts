import type { Answer, AskModel, Call, Hint } from '../ai/port.ts';
import { type ReaderFaults, readAsModel, readerFaultsOf } from './lecture.ts';
import { type OrderFaults, orderAsModel, orderFaultsOf } from './ordre.ts';
import { writePage } from './page.ts';
import { proposeQuestions } from './preparation.ts';
import { answer, type Written } from './reponse.ts';

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
  raw: { simulated: true },
});
