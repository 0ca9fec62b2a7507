import { type Account, newAccount } from '@agence/testing/accounts';
import type { OwnSystem } from '@agence/testing/system';
import { until } from '@agence/testing/until';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { livrablesOf, type Questions, questionsOf, readyClient, someEntry } from '../outside/client.ts';
import { lu, signedIn, simple } from '../outside/console.ts';
import {
  CLIENT,
  PREMIER,
  QUESTIONS,
  type ScriptedAi,
  SEULS,
  startScriptedAi,
} from '../outside/scripted-ai.ts';
import { ownServices } from '../outside/system.ts';

jest.setTimeout(240_000);

const DESCENTE =
  'La formule Agence 5 est demandée ; la formule Agence 30 reste en place jusqu’à l’arrivée du paiement. Faites le virement de la nouvelle formule, puis signalez-le. Ce jour-là, vos places occupées devront tenir dans les 5 de la nouvelle formule. Dès que la formule Agence 5 sera en place, chaque mesure lancée posera jusqu’à 10 questions par client au lieu de 20, à 3 IA au plus au lieu de 5 : 463 appels au plus par mesure, lectures et page comprises, au lieu de 925. Les questions où un client perd le plus restent posées ; les autres sont mises au repos et reviennent si la formule remonte.';
const MONTEE =
  'La formule Agence 15 est demandée ; la formule Agence 5 reste en place jusqu’à l’arrivée du paiement. Faites le virement de la nouvelle formule, puis signalez-le. Dès que la formule Agence 15 sera en place, chaque mesure lancée posera jusqu’à 15 questions par client au lieu de 10, à 4 IA au plus au lieu de 3 : 695 appels au plus par mesure, lectures et page comprises, au lieu de 463. Les questions qui manquent à un client seront préparées aussitôt, en un appel, et posées dès sa mesure suivante.';
const A_SAVOIR =
  'Chaque mesure suit la formule en place quand elle est lancée. Si elle donne moins de questions, celles où le client perd le plus restent posées et les autres sont au repos (« au_repos ») ; si elle en donne plus, celles qui manquent sont préparées aussitôt et posées dès la mesure suivante.';
const AU_REPOS = (n: number) =>
  `La question ${n} est au repos : votre formule en pose 10 par client. Choisissez une question posée.`;

type Read = Questions & {
  readonly prochaine_page: { readonly numero: number } | null;
};

let ai: ScriptedAi;
let system: OwnSystem;
beforeAll(async () => {
  ai = await startScriptedAi();
  const models = ['alpha', 'beta', 'gamma', 'delta', 'epsilon'];
  const AI_MODELS = models.map((model) => `openai-compatible:${model}`).join(',');
  system = await ownServices({ testClock: true, env: { ...ai.env, AI_MODELS } });
});
afterAll(async () => {
  await system.stop();
  await ai.stop();
});

const read = (account: Account, id: string) => questionsOf(account, id) as Promise<Read>;
const numbers = (questions: readonly { readonly n: number }[]) => questions.map(({ n }) => n);
const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => from + i);

/** Asks for a plan and has it paid; answers with the note. */
const change = async (account: Account, formule: string): Promise<string> => {
  const { body } = await account.agence.post('formule/', { formule });
  await system.operate('transfers', 'confirm', account.slug, '--until', '2099-12-31', '--plan', formule);
  expect((await account.agence.get('compte/')).body).toMatchObject({ plan: formule });
  return (body as { note: string }).note;
};

/** Waits until that many reports are written, with nothing under way. */
const measured = async (account: Account, id: string, reports: number): Promise<Read> => {
  const written = async () =>
    (await livrablesOf(account, id)).filter(({ genre }) => genre === 'rapport').length;
  await until(written, (count) => count === reports, 2);
  return until(
    () => read(account, id),
    ({ mesure }) => mesure === 'faite',
  );
};

/** A client measured once; those of its questions that the model wrote are won, ours are lost. */
const client = async (account: Account, ville: string): Promise<string> => {
  ai.answer(ville, (question) => (QUESTIONS(ville).includes(question) ? PREMIER : SEULS));
  const id = await readyClient(account, someEntry({ ...CLIENT, ville }));
  await account.agence.post(`clients/${id}/questions/`, { lancer: true });
  await measured(account, id, 1);
  return id;
};

test('each measurement follows the plan in force at its launch: down, up, and up again', async () => {
  const [down, up] = [await newAccount(system, { plan: 'agence30' }), await newAccount(system)];
  const [large, small] = await Promise.all([client(down, 'Nantes'), client(up, 'Rennes')]);
  expect([ai.total('Nantes'), ai.total('Rennes')]).toEqual([400, 210]);

  expect(await change(down, 'agence5')).toBe(DESCENTE);
  expect(await change(up, 'agence15')).toBe(MONTEE);
  const rests = await read(down, large);
  expect([numbers(rests.questions), numbers(rests.au_repos)]).toEqual([range(11, 20), range(1, 10)]);
  expect(rests.etats.map(({ rang }) => rang).sort((a, b) => a - b)).toEqual(range(1, 10));
  expect(numbers(rests.etats).sort((a, b) => a - b)).toEqual(range(11, 20));
  expect(rests.prochaine_page?.numero).toBeGreaterThan(10);
  const refused = await down.agence.post(`clients/${large}/page/`, { numero: 1 });
  expect([refused.status, refused.body]).toEqual([409, { erreur: AU_REPOS(1) }]);
  expect((await down.agence.get('aide/')).body).toMatchObject({
    vos_limites: { questions_par_client: 10, ias_par_client: 3 },
    a_savoir: expect.arrayContaining([A_SAVOIR]),
  });
  const page = lu(await (await signedIn(down, system)).get(`/console/clients/${large}/`));
  expect(page).toContain('Au repos');
  expect(page).toContain(simple(rests.au_repos[0]?.question ?? '?'));

  const more = await until(
    () => read(up, small),
    ({ questions }) => questions.length === 15,
  );
  expect([numbers(more.questions), more.au_repos]).toEqual([range(1, 15), []]);
  expect(new Set(more.questions.map(({ question }) => question)).size).toBe(15);
  expect([ai.total('Nantes'), ai.total('Rennes'), ai.prepared('Rennes')]).toEqual([400, 210, 2]);

  await monthLater();
  const [less, all] = [await measured(down, large, 2), await measured(up, small, 2)];
  expect([ai.total('Nantes'), ai.total('Rennes')]).toEqual([400 + 210, 210 + 300]);
  expect([less.etats.length, less.au_repos.length, all.etats.length]).toEqual([10, 10, 15]);

  await up.agence.post(`clients/${small}/retirer/`, { confirmer: true });
  await change(down, 'agence30');
  const back = await read(down, large);
  expect([numbers(back.questions), back.au_repos]).toEqual([range(1, 20), []]);
  await monthLater();
  const whole = await measured(down, large, 3);
  expect([ai.total('Nantes'), ai.total('Rennes')]).toEqual([400 + 210 + 400, 210 + 300]);
  expect([ai.prepared('Nantes'), ai.prepared('Rennes'), whole.etats.length]).toEqual([1, 2, 20]);
});

/** A monthly measurement is launched, and its five days pass. */
const monthLater = async (): Promise<void> => {
  await system.operate('clock', 'advance', '32d');
  await system.operate('tasks', 'run', 'mesures_mensuelles');
  await system.operate('clock', 'advance', '4d');
};
