import { randomBytes } from 'node:crypto';
import type { Reply } from '@agence/calls/route';
import type { clientsLivrablesGet } from '@agence/calls/routes/clients.livrables.get';
import type { clientsQuestionsGet } from '@agence/calls/routes/clients.questions.get';
import type { Account } from '@agence/testing/accounts';
import type { RunningSystem } from '@agence/testing/system';
import { until } from '@agence/testing/until';

export type Entry = {
  readonly entreprise: string;
  readonly site_web: string;
  readonly ville?: string;
  readonly metier?: string;
  readonly concurrents?: readonly string[] | string;
  readonly contexte?: string;
};

export type Questions = Reply<typeof clientsQuestionsGet>;
export type Question = Questions['questions'][number];
export type Livrable = Reply<typeof clientsLivrablesGet>['livrables'][number];

/** A business with a site that no other test has. */
export const someEntry = (more: Partial<Entry> = {}): Entry => {
  const name = randomBytes(5).toString('hex');
  return {
    entreprise: `Fournil ${name}`,
    site_web: `https://www.fournil-${name}.fr/accueil`,
    ville: 'Lyon',
    metier: 'boulangerie',
    ...more,
  };
};

export const entries = (count: number): Entry[] => Array.from({ length: count }, () => someEntry());

/** An entry as `acceptes[]` and `poses[]` repeat it. */
export const shown = (entry: Entry) => {
  const { entreprise, site_web, ville = null, metier = null } = entry;
  return { entreprise, site_web, ville, metier };
};

/** What a site becomes: the host alone. */
export const siteOf = ({ site_web }: Entry): string => new URL(site_web).hostname.replace(/^www\./, '');

export const questionsOf = async ({ agence }: Account, id: string): Promise<Questions> =>
  (await agence.get(`clients/${id}/questions/`)).body as Questions;

export const livrablesOf = async ({ agence }: Account, id: string): Promise<readonly Livrable[]> =>
  ((await agence.get(`clients/${id}/livrables/`)).body as { livrables: Livrable[] }).livrables;

/** Waits until the client's measurement stands there. */
export const untilMesure = (account: Account, id: string, mesure: string): Promise<Questions> =>
  until(
    () => questionsOf(account, id),
    (answer) => answer.mesure === mesure,
  );

/** Waits until the client has that many documents: a report comes a moment after its states, a page after the report. */
export const untilWritten = (account: Account, id: string, count: number): Promise<readonly Livrable[]> =>
  until(
    () => livrablesOf(account, id),
    ({ length }) => length >= count,
  );

/** Waits until a question names the page written about it: it learns of the page a moment after the client's documents. */
export const untilPage = (account: Account, id: string): Promise<Questions> =>
  until(
    () => questionsOf(account, id),
    ({ etats }) => etats.some(({ page }) => page !== null),
  );

/** Places clients and answers with their ids, in order; their questions may still be in preparation. */
export async function place({ agence }: Account, ...clients: readonly Entry[]): Promise<string[]> {
  const { body } = await agence.post('clients/', { clients, confirmer: true });
  return (body as { poses: { id: string }[] }).poses.map(({ id }) => id);
}

/** A client whose questions wait for validation. */
export async function readyClient(account: Account, entry: Entry = someEntry()): Promise<string> {
  const [id = ''] = await place(account, entry);
  await untilMesure(account, id, 'à valider');
  return id;
}

/** Keeps the first questions only and launches: a measurement as short as can be. */
export async function launch(account: Account, id: string, kept = 1): Promise<void> {
  const { questions } = await questionsOf(account, id);
  const retirer = questions.slice(kept).map(({ n }) => n);
  await account.agence.post(`clients/${id}/questions/`, { retirer, lancer: true });
}

/** A client measured once, on one question, with its report and the page that follows it, which its question names. */
export async function measuredClient(account: Account, entry: Entry = someEntry()): Promise<string> {
  const id = await readyClient(account, entry);
  await launch(account, id);
  await untilMesure(account, id, 'faite');
  await untilPage(account, id);
  return id;
}

/** How many calls of each measurement of an account stand where, the newest measurement first. */
export async function cellsOf(system: RunningSystem, { slug }: Account): Promise<Record<string, number>[]> {
  const shown = (await system.operate('measurements', 'show', slug)) as {
    cellules: Record<string, number>;
  }[];
  return shown.map(({ cellules }) => cellules);
}
