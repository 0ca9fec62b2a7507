import { type Account, newAccount } from '@agence/testing/accounts';
import { describe, expect, test } from '@jest/globals';
import { shared } from '../outside/system.ts';

const TRANSMISE =
  'Votre demande est transmise : une personne la vérifie avant toute application, et toutes les adresses du compte en sont averties.';
const AUTRE_DOMAINE =
  'Ce domaine n’est celui d’aucune adresse du compte : la vérification demandera un échange avec vous.';

type Request = {
  readonly id: string;
  readonly slug: string;
  readonly nom: string;
  readonly action: string;
  readonly adresse: string;
  readonly demande_ts: number;
};

/** What waits for a person on that account. */
const pending = async ({ slug }: Account): Promise<readonly Request[]> =>
  ((await shared().operate('addresses', 'pending')) as Request[]).filter((one) => one.slug === slug);

const agencyWith = (adresse: string) => newAccount(shared(), { adresse });

/** An account with two addresses: the second one was asked for and approved. */
async function two(): Promise<Account> {
  const account = await agencyWith('anne@clairval.fr');
  await account.agence.post('adresses/', { ajouter: 'bruno@clairval.fr' });
  const [request] = await pending(account);
  await shared().operate('addresses', 'approve', request?.id ?? '');
  return account;
}

describe('200', () => {
  test.each([
    ['of the same domain', 'bruno@courrier.clairval.fr', true, TRANSMISE],
    ['of another domain', 'bruno@ailleurs.fr', false, `${TRANSMISE} ${AUTRE_DOMAINE}`],
    ['of a neighbour under the same public suffix', 'b@autre.co.uk', false, `${TRANSMISE} ${AUTRE_DOMAINE}`],
  ])('an address %s is transmitted, and no list changes', async (_, ajouter, meme_domaine, note) => {
    const account = await agencyWith('anne@clairval.fr');
    const { status, body } = await account.agence.post('adresses/', { ajouter });
    expect([status, body]).toStrictEqual([
      200,
      {
        action: 'ajouter',
        adresse: ajouter,
        meme_domaine,
        etat: 'transmise',
        adresses: ['anne@clairval.fr'],
        note,
      },
    ]);
    const { slug, nom } = account;
    expect(await pending(account)).toMatchObject([
      { slug, nom, action: 'ajouter', adresse: ajouter, meme_domaine },
    ]);
  });

  test('a person approves or refuses: only then the list changes', async () => {
    const account = await two();
    const { slug, nom, agence } = account;
    const { body } = await agence.post('adresses/', { retirer: 'ANNE@clairval.fr' });
    expect(body).toStrictEqual({
      action: 'retirer',
      adresse: 'anne@clairval.fr',
      meme_domaine: true,
      etat: 'transmise',
      adresses: ['anne@clairval.fr', 'bruno@clairval.fr'],
      note: TRANSMISE,
    });
    const [request] = await pending(account);
    const id = request?.id ?? '';
    const told = { id, slug, nom, action: 'retirer', adresse: 'anne@clairval.fr' };
    expect(await shared().operate('addresses', 'approve', id)).toEqual({
      ...told,
      etat: 'approuvée',
      adresses: ['bruno@clairval.fr'],
    });
    expect(await pending(account)).toEqual([]);
    await expect(shared().operate('addresses', 'refuse', id)).rejects.toThrow(
      'Cette demande est déjà approuvée.',
    );
    await agence.post('adresses/', { ajouter: 'carole@clairval.fr' });
    const [other] = await pending(account);
    expect(await shared().operate('addresses', 'refuse', other?.id ?? '')).toMatchObject({
      etat: 'refusée',
      adresses: ['bruno@clairval.fr'],
    });
    const again = await agence.post('adresses/', { ajouter: 'carole@clairval.fr' });
    expect([again.status, again.body]).toMatchObject([200, { adresses: ['bruno@clairval.fr'] }]);
  });

  test('the same request on two gateways at once waits once', async () => {
    const account = await agencyWith('anne@clairval.fr');
    const { gateways } = shared();
    const calls = Array.from({ length: 10 }, (_, i) =>
      account.agence
        .through(gateways[i % gateways.length] ?? '')
        .post('adresses/', { ajouter: 'bruno@clairval.fr' }),
    );
    const statuses = (await Promise.all(calls)).map(({ status }) => status);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, ...Array.from({ length: 9 }, () => 409)]);
    expect(await pending(account)).toHaveLength(1);
  });
});
