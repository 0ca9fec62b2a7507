import { type Account, newAccount } from '@agence/testing/accounts';
import type { Reply } from '@agence/testing/http';
import { until } from '@agence/testing/until';
import { expect, jest, test } from '@jest/globals';
import { measuredClient, questionsOf, readyClient, someEntry } from '../outside/client.ts';
import { CONTRACT, nameOf } from '../outside/contract.ts';
import { someProspect } from '../outside/prospect.ts';
import { CLE_REFUSEE } from '../outside/sentences.ts';
import { shared } from '../outside/system.ts';

jest.setTimeout(120_000);

const AUTRE_CORPS = 'Cette Idempotency-Key a déjà servi pour un autre appel\u00a0: donnez-en une nouvelle.';

type Call = { readonly path: string; readonly body: object };
type Prepare = (account: Account) => Promise<Call>;

const on =
  (make: (account: Account) => Promise<string>, gesture: string, body: object): Prepare =>
  async (account) => ({ path: `clients/${await make(account)}/${gesture}/`, body });
const plain =
  (path: string, body: object): Prepare =>
  async () => ({ path, body });
const confirmer = true;

type Following = {
  readonly etats: readonly { readonly page: string | null }[];
  readonly prochaine_page: { readonly numero: number } | null;
};

/** One gesture for each route, which done twice would be refused or would do something else. */
const GESTURES: Readonly<Record<string, Prepare>> = {
  'POST clients/': plain('clients/', { clients: [someEntry()], confirmer }),
  'POST clients/{id}/retirer/': on(readyClient, 'retirer', { confirmer }),
  'POST clients/{id}/corriger/': on(readyClient, 'corriger', { ville: 'Nantes', confirmer }),
  'POST clients/{id}/questions/': on(readyClient, 'questions', { retirer: [1] }),
  'POST clients/{id}/audit/': on(measuredClient, 'audit', {}),
  'POST clients/{id}/page/': async (account) => {
    const id = await readyClient(account);
    const { questions } = await questionsOf(account, id);
    const retirer = questions.slice(2).map(({ n }) => n);
    await account.agence.post(`clients/${id}/questions/`, { retirer, lancer: true });
    return { path: `clients/${id}/page/`, body: { numero: await numeroOf(account, id) } };
  },
  'POST diagnostics/': async (account) => {
    await readyClient(account);
    return { path: 'diagnostics/', body: { ...someProspect(), confirmer } };
  },
  'POST marque/': plain('marque/', { nom: 'Autre', confirmer }),
  'POST resilier/': plain('resilier/', { confirmer }),
  'POST badge/': plain('badge/', { confirmer }),
  'POST adresses/': plain('adresses/', { ajouter: 'eve@ailleurs.example' }),
  'POST formule/': plain('formule/', { formule: 'agence15' }),
  'POST virement/': plain('virement/', {}),
  'POST cles/revoquer/': plain('cles/revoquer/', {}),
};

/** The question that the next page could be about, once the client is measured. */
async function numeroOf(account: Account, id: string): Promise<number> {
  const { prochaine_page } = await until(
    async () => (await account.agence.get(`clients/${id}/questions/`)).body as Following,
    (answer) => answer.prochaine_page !== null && answer.etats.some(({ page }) => page !== null),
  );
  return prochaine_page?.numero ?? 0;
}

test('every POST of an agency has its gesture here', () => {
  const posts = CONTRACT.filter(({ method, door }) => method === 'POST' && door === 'agence');
  expect(new Set(Object.keys(GESTURES))).toEqual(new Set(posts.map(nameOf)));
});

test.each(Object.entries(GESTURES))(
  '%s sent twice with one key is done once and answered alike',
  async (route, prepare) => {
    const account = await newAccount(shared());
    const { path, body } = await prepare(account);
    const key = `key of ${account.slug}`;
    const post = (sent: object, gateway = 0): Promise<Reply> =>
      account.agence.through(shared().gateways[gateway] ?? '').send({
        method: 'POST',
        path,
        headers: { 'content-type': 'application/json', 'idempotency-key': key },
        body: JSON.stringify(sent),
      });
    const first = await post(body);
    expect(first.status).toBe(200);
    const again = await post(body, 1);
    if (route === 'POST cles/revoquer/') {
      // The key that would be answered is cut: it opens nothing any more, its own answers included.
      expect([again.status, again.body]).toEqual([403, { erreur: CLE_REFUSEE }]);
      return;
    }
    expect([again.status, again.text]).toEqual([200, first.text]);
    const other = await post({ ...body, autre: 'chose' }, 1);
    expect([other.status, other.body]).toEqual([422, { erreur: AUTRE_CORPS }]);
  },
);
