import { type FakeAi, startFakeAi } from '@agence/testing/fakes/ai';
import type { Answering, FakeAnswer, FakeCall } from '@agence/testing/fakes/ai-script';

export type Said = FakeAnswer | string;

/** What the models answer to a town's questions; `count` is how many times this model was asked this question. */
export type Script = (question: string, model: string, count: number) => Said;

/** Ten questions that name the town, as a model that prepares them writes them. */
export const QUESTIONS = (ville: string): string[] => [
  `Quelle boulangerie choisir à ${ville} pour du pain au levain ?`,
  `Quelles sont les meilleures boulangeries à ${ville} ?`,
  `Où acheter des croissants le dimanche à ${ville} ?`,
  `Quelle boulangerie de ${ville} livre les entreprises ?`,
  `Où commander un gâteau d’anniversaire à ${ville} ?`,
  `Quelle boulangerie est ouverte tôt le matin à ${ville} ?`,
  `Où trouver du pain sans gluten à ${ville} ?`,
  `Quelle boulangerie bon marché conseillez-vous à ${ville} ?`,
  `Qui fait les meilleurs sandwichs du midi à ${ville} ?`,
  `À quelle boulangerie faire confiance à ${ville} ?`,
];

const isPreparation = ({ system }: FakeCall): boolean => system.startsWith('Tu écris les questions');

/** What asks a question as a customer does; pages and preparations say something else to the model. */
const isAnswer = ({ system }: FakeCall): boolean => system.startsWith('Réponds en français');

const townOf = ({ prompt }: FakeCall): string => (JSON.parse(prompt) as { ville: string }).ville;

/** A provider whose models `alpha` and `beta` answer by town; each test takes a town of its own. */
export type ScriptedAi = {
  readonly env: Readonly<Record<string, string>>;
  readonly answer: (ville: string, script: Script) => void;
  /** Calls about a town's questions, by question and model. */
  readonly asked: (ville: string) => ReadonlyMap<string, number>;
  /** All of these. */
  readonly total: (ville: string) => number;
  /** Calls that prepared a town's questions. */
  readonly prepared: (ville: string) => number;
  readonly stop: FakeAi['stop'];
};

export async function startScriptedAi(): Promise<ScriptedAi> {
  const scripts = new Map<string, Script>();
  const answering: Answering = (call) => {
    if (isPreparation(call)) return JSON.stringify(QUESTIONS(townOf(call)));
    const town = [...scripts.keys()].find((ville) => call.prompt.includes(ville));
    return scripts.get(town ?? '')?.(call.prompt, call.model, call.count) ?? 'Je ne sais pas.';
  };
  const fake = await startFakeAi({ answer: answering });
  const about = (ville: string) => fake.requests().filter(({ prompt }) => prompt.includes(ville));
  const answers = (ville: string) => about(ville).filter(isAnswer);
  return {
    env: {
      AI_MODELS: 'openai-compatible:alpha,openai-compatible:beta',
      OPENAI_COMPATIBLE_BASE_URL: fake.url,
      OPENAI_COMPATIBLE_API_KEY: 'test',
    },
    answer: (ville, script) => void scripts.set(ville, script),
    asked: (ville) => {
      const counts = new Map<string, number>();
      for (const call of answers(ville)) {
        const key = `${call.model}: ${call.prompt}`;
        counts.set(key, (counts.get(key) ?? 0) + 1);
      }
      return counts;
    },
    total: (ville) => answers(ville).length,
    prepared: (ville) => about(ville).filter(isPreparation).length,
    stop: fake.stop,
  };
}

/** The client that scripted answers cite, and what they say. */
export const CLIENT = {
  entreprise: 'Fournil Martel',
  metier: 'boulangerie',
  concurrents: ['Maison Brunel', 'Boulangerie Perrin'],
};
export const SEULS = 'Je vous conseille **Maison Brunel**, puis **Boulangerie Perrin**.';
export const PREMIER = 'Je vous conseille **Fournil Martel**, puis **Maison Brunel**.';
export const SECOND = 'Je vous conseille **Maison Brunel**, puis **Fournil Martel**.';
export const REFUS = 'Je suis désolé, je ne peux pas recommander d’entreprise.';
