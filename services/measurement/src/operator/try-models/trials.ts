import { elapsed } from '@agence/platform/process/clock';
import type { ModelTried } from '@agence/proto/measurement/v1/operator';
import type { Answer, CallKind, ModelRef } from '../../ai/port.ts';
import type { Exchange } from '../../ai/sdk.ts';
import type { Asked } from '../../cells/tasks.ts';
import { loadReader } from '../../mesures/read.ts';
import type { Needs } from '../../needs.ts';
import { askPrompt, preparedQuestions, preparePrompt } from '../../questions/prepare.ts';

/** A business that does not exist, in a town that does. */
const CLIENT = {
  entreprise: 'Plomberie Exemple',
  site: 'https://plomberie-exemple.fr',
  ville: 'Angers',
  metier: 'plombier',
};
const QUESTION = 'Quel plombier appeler à Angers pour une fuite ?';
const ANSWER = 'À Angers, appelez **Plomberie Exemple**, puis **Sos Fuite Anjou**.';
const CONTEXT = { client: CLIENT, concurrents: ['Sos Fuite Anjou'], question: QUESTION, sources: [] };
const QUESTIONS = 3;

/** One call as measurements make it, and what is odd in its answer. */
type Trial = {
  readonly step: Extract<CallKind, 'reponse' | 'lecture' | 'preparation'>;
  readonly asked: Asked;
  readonly odd: (answer: Answer, model: ModelRef) => readonly (string | false)[];
};

/** A question, a reading and a preparation, with the requests of a measurement. */
export const trials = async (): Promise<readonly Trial[]> => {
  const { readByModel } = await loadReader();
  const reading = (lecture?: string) =>
    readByModel(ANSWER, CONTEXT, 'trial', lecture === undefined ? {} : { lecture });
  const first = reading();
  if (!('ask' in first)) throw new Error('nothing is to be read');
  const { roster, ...request } = first.request;
  const { entreprise: client, ville, metier } = CLIENT;
  const hint = { seed: 'trial', client, ville, metier, concurrents: CONTEXT.concurrents };
  const lecture = { step: 'lecture', question: QUESTION, answer: ANSWER, roster } as const;
  return [
    {
      step: 'reponse',
      asked: { ...askPrompt(QUESTION), search: true, ville, hint: { ...hint, genre: 'reponse', n: 1 } },
      odd: ({ usage, sources }, { recherche_web }) => [
        recherche_web && usage.searches === 0 && 'it did not search the web',
        recherche_web && sources.length === 0 && 'it names no source',
      ],
    },
    {
      step: 'lecture',
      asked: { ...request, hint: { ...hint, genre: 'lecture', lecture } },
      odd: ({ text }) => ['ask' in reading(text) && 'its reading cannot be used'],
    },
    {
      step: 'preparation',
      asked: { ...preparePrompt(CLIENT, QUESTIONS), ville, hint: { ...hint, genre: 'preparation' } },
      odd: ({ text }) => {
        const { from_model } = preparedQuestions(text, CLIENT, QUESTIONS);
        return [from_model < QUESTIONS && `of ${QUESTIONS} questions ${from_model} can be used`];
      },
    },
  ];
};

const oddities = (
  { text, finish, model_version, usage, cost_eur }: Answer,
  step: Trial['step'],
): readonly (string | false)[] => [
  text.trim() === '' && 'it has no text',
  finish !== 'stop' && `it ended as ${finish}`,
  model_version === null && 'it names no version',
  usage.output_tokens === 0 && 'it counts no tokens',
  cost_eur === null && 'prix inconnu',
  step !== 'reponse' && usage.searches > 0 && 'it searched the web',
];

/** Makes one trial call of a model; the reply holds its outcome and its oddities. */
export const tried = async (
  { askNoting }: Pick<Needs, 'askNoting'>,
  model: ModelRef,
  { step, asked, odd }: Trial,
): Promise<ModelTried> => {
  let exchange: Exchange | undefined;
  const ask = askNoting((seen) => {
    exchange = seen;
  });
  const spent = elapsed();
  const outcome = await ask({ ...asked, model, signal: new AbortController().signal });
  const shown = {
    ...{ model: model.id, step, seconds: Math.round(spent() / 100) / 10 },
    exchange: exchange === undefined ? undefined : JSON.stringify(exchange),
  };
  if (outcome.kind !== 'answer')
    return {
      ...{ ...shown, text: '', sources: [], searches: 0, input_tokens: 0, output_tokens: 0 },
      odd: [`${outcome.kind}: ${outcome.why}`],
    };
  const { text, model_version, sources, usage, cost_eur } = outcome;
  return {
    ...{ ...shown, ...usage, text, version: model_version ?? undefined, euros: cost_eur ?? undefined },
    sources: sources.map(({ url, title }) => (title === undefined ? url : `${url} (${title})`)),
    odd: [...oddities(outcome, step), ...odd(outcome, model)].filter((oddity) => oddity !== false),
  };
};
