import { setTimeout as pause } from 'node:timers/promises';
import { type Account, newAccount } from '@agence/testing/accounts';
import { startFakeAi } from '@agence/testing/fakes/ai';
import { loopProbe } from '@agence/testing/fuzz';
import { startSystem } from '@agence/testing/system';
import { MongoClient } from 'mongodb';
import { entries, launch, place, untilMesure } from '../outside/client.ts';
import { QUESTIONS } from '../outside/scripted-ai.ts';
import { cpuOf } from './load.ts';

/** What a provider needs for an answer and for a reading of it, and how many questions of a client are asked: 200 calls. */
const ANSWER_MS = 200;
const READING_MS = 100;
const ASKED = 10;
const CALLS_A_CLIENT = 200;

/** As long as such answers are, with names to be read. */
const ANSWER = `Voici quelques adresses sûres à Lyon, selon ce que vous cherchez :

1. **Maison Brunel** – une maison connue pour son pain au levain, ouverte tôt le matin, dans la Presqu’île.
2. **Boulangerie Perrin** – ses croissants sont souvent cités parmi les meilleurs de la ville.
3. **Le Fournil des Halles** – livre les entreprises et prend les commandes de gâteaux.
4. **Atelier Vasseur** – une petite adresse, farines anciennes, fermée le lundi.

Je vous conseille de vérifier les horaires avant de vous déplacer : certaines maisons ferment l’après-midi, et les avis
récents disent mieux que moi ce que vaut le service. Si vous avez besoin de pain sans gluten, demandez d’abord par
téléphone, car peu de boulangeries ont un atelier séparé. Pour un gâteau d’anniversaire, comptez deux jours de délai.`;

/** What one run of paid calls took: beside the ideal, over all processes, and until everything was written. */
export type Paid = {
  /** From the first call to the last answer kept, beside calls / calls at once × 200 ms. */
  readonly ideal: number;
  /** Processor milliseconds a call, from the launch to the last answer kept. */
  readonly cpu_ms: number;
  readonly report_s: number;
  /** 99 of 100 turns of measurement's event loop took no more of the processor, the writing of reports included. */
  readonly turn_ms: number;
  readonly rss_mb: number;
};

type Cell = { readonly genre: string; readonly etat: string; readonly pour: string; readonly ended: number };

/** A system whose provider answers after 200 ms; `at_once` is how many answers it is asked for at the same time. */
export async function paidCalls(at_once: number, env: Readonly<Record<string, string>> = {}) {
  let first: number | undefined;
  const answer = ({ system, prompt, reading }: { system: string; prompt: string; reading: boolean }) => {
    if (system.startsWith('Tu écris les questions'))
      return JSON.stringify(QUESTIONS(String(JSON.parse(prompt).ville)));
    if (system.startsWith('Réponds en français')) first ??= Date.now();
    return { text: ANSWER, delay_ms: reading ? READING_MS : ANSWER_MS };
  };
  const [ai, probe] = await Promise.all([startFakeAi({ answer }), loopProbe()]);
  const system = await startSystem({
    env: {
      AI_MODELS: 'openai-compatible:alpha,openai-compatible:beta',
      OPENAI_COMPATIBLE_BASE_URL: ai.url,
      OPENAI_COMPATIBLE_API_KEY: 'bench',
      CALLS_PER_DAY: '1000000',
      ...probe.env,
      ...env,
    },
  });
  const { mongodb, nats, services, gateways } = system.run();
  const pids = [...Object.values(services), ...gateways, mongodb, nats].map(({ pid }) => pid ?? 0);
  const measurement = services['measurement']?.pid ?? 0;
  const mongo = await new MongoClient(mongodb.url).connect();
  const cells = mongo.db('agence_measurement').collection<Cell>('cells');

  const genre = 'reponse';
  const fewer = (calls: number) => async () => (await cells.countDocuments({ genre })) < calls;
  // Found by an index, at once: to count thousands of them ten times a second would be a part of what is measured.
  const live = { genre, etat: { $in: ['todo', 'claimed', 'calling'] } };
  const open = async () => (await cells.findOne(live, { projection: { _id: 1 } })) !== null;
  const whilst = async (still: () => Promise<boolean>, every_ms: number) => {
    while (await still()) await pause(every_ms);
  };

  return {
    /** So many clients are measured at once. */
    run: async (clients: number): Promise<Paid> => {
      await cells.deleteMany({});
      const accounts: [Account, string][] = [];
      while (accounts.length < clients) {
        const account = await newAccount(system, { plan: 'agence30' });
        const ids = await place(account, ...entries(Math.min(30, clients - accounts.length)));
        for (const id of ids) {
          await untilMesure(account, id, 'à valider');
          accounts.push([account, id]);
        }
      }
      first = undefined;
      const calls = clients * CALLS_A_CLIENT;
      await probe.probed(measurement);
      const cpu = cpuOf(pids);
      for (const [account, id] of accounts) await launch(account, id, ASKED);
      await whilst(fewer(calls), 100);
      await whilst(open, 100);
      const cpu_ms = ((cpuOf(pids) - cpu) * 1000) / calls;
      const done = await cells.countDocuments({ genre, etat: 'done' });
      if (done !== calls) throw new Error(`${done} of ${calls} calls were answered`);
      const [last] = await cells.find({ genre }).sort({ ended: -1 }).limit(1).toArray();
      const took = (last?.ended ?? 0) - (first ?? 0);
      const mesures = mongo.db('agence_measurement').collection('mesures');
      await whilst(async () => (await mesures.countDocuments({ 'state.etat': 'en cours' })) > 0, 50);
      const report_s = (Date.now() - (last?.ended ?? 0)) / 1000;
      const { p99_ms: turn_ms, rss } = await probe.probed(measurement);
      const ideal = took / ((calls / at_once) * ANSWER_MS);
      return { ideal, cpu_ms, report_s, turn_ms, rss_mb: rss / 2 ** 20 };
    },
    stop: async () => {
      await mongo.close();
      await system.stop();
      await Promise.all([ai.stop(), probe.remove()]);
    },
  };
}
