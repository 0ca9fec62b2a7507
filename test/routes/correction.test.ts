import { type Account, newAccount } from '@agence/testing/accounts';
import { until } from '@agence/testing/until';
import { expect, test } from '@jest/globals';
import {
  type Livrable,
  livrablesOf,
  measuredClient,
  questionsOf,
  shown,
  siteOf,
  someEntry,
  untilMesure,
} from '../outside/client.ts';
import { shared } from '../outside/system.ts';

const APRES_MESURE =
  'De nouvelles questions, mesurées aussitôt, remplacent les actuelles, même celles que vous avez changées, et la page choisie est oubliée ; le nouveau rapport remplace l’ancien, qui reste lisible. Un client ne se corrige qu’une fois.';
const DEJA_CORRIGE = 'Ce client est déjà corrigé : un client ne se corrige qu’une fois.';
const A_REMESURER =
  'Ce client a été corrigé et sa nouvelle mesure n’est pas faite : la page se choisit ensuite.';

type Report = Livrable & { readonly etat: string };
type Measurement = { readonly cellules: Readonly<Record<string, number>> };

const correct = (id: string, body: object, by: Account) => by.agence.post(`clients/${id}/corriger/`, body);
const said = async (id: string, body: object, by: Account) => {
  const answer = await correct(id, body, by);
  return [answer.status, answer.body];
};

test('after a measurement: measured again at once, the report replaced and still readable', async () => {
  const one = await newAccount(shared());
  const entry = someEntry();
  const id = await measuredClient(one, entry);
  const before = await questionsOf(one, id);
  const old = (await livrablesOf(one, id)).find(({ genre }) => genre === 'rapport');
  const other = someEntry();
  const avant = shown(entry);
  const { entreprise } = entry;
  const apres = { ...avant, entreprise: other.entreprise, site_web: other.site_web };
  const asked = { entreprise: other.entreprise, site_web: other.site_web };
  const answer = {
    client: id,
    entreprise,
    avant,
    apres,
    note: APRES_MESURE,
    appels_prevus: expect.any(Number),
  };
  const proposed = await correct(id, asked, one);
  expect([proposed.status, proposed.body]).toStrictEqual([200, { ...answer, confirme: false }]);
  expect(await questionsOf(one, id)).toEqual(before);

  const confirmed = await correct(id, { ...asked, confirmer: true }, one);
  expect([confirmed.status, confirmed.body]).toStrictEqual([200, { ...answer, confirme: true }]);
  const emptied = await questionsOf(one, id);
  expect(emptied).toMatchObject({ entreprise: other.entreprise, etats: [], prochaine_page: null });
  expect(await one.agence.post(`clients/${id}/page/`, { numero: 1 })).toMatchObject({
    status: 409,
    body: { erreur: A_REMESURER },
  });
  const again = await untilMesure(one, id, 'faite');
  const highest = Math.max(...before.questions.map(({ n }) => n), 10);
  expect(Math.min(...again.questions.map(({ n }) => n))).toBe(highest + 1);
  expect(again.etats.map(({ n }) => n).toSorted((a, b) => a - b)).toEqual(again.questions.map(({ n }) => n));
  const reports = await until(
    async () => (await livrablesOf(one, id)).filter(({ genre }) => genre === 'rapport') as Report[],
    (list) => list.some(({ etat }) => etat === 'remplacé'),
  );
  expect(reports).toMatchObject([{ etat: 'prêt' }, { id: old?.id, etat: 'remplacé' }]);
  const { pathname } = new URL(reports[1]?.lien ?? '');
  expect((await fetch(`${shared().base_url}${pathname}`)).status).toBe(200);
  expect((await one.agence.get('clients/')).body).toMatchObject({
    clients: [{ id, entreprise: other.entreprise, site: siteOf(other), mesure: 'faite' }],
  });
  const { appels_prevus } = confirmed.body as { appels_prevus: number };
  const [made] = (await shared().operate('measurements', 'show', one.slug)) as Measurement[];
  const answers = Object.values(made?.cellules ?? {}).reduce((sum, count) => sum + count, 0);
  // One call prepares the questions, one writes the page; each answer is read, one in ten twice more at most.
  expect(1 + 2 * (answers + Math.ceil(answers / 10)) + 1).toBe(appels_prevus);
  expect(await said(id, { ville: 'Nantes' }, one)).toEqual([409, { erreur: DEJA_CORRIGE }]);
});
