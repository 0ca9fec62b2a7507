import { type Account, newAccount } from '@agence/testing/accounts';
import { beforeAll, describe, expect, jest, test } from '@jest/globals';
import { place, someEntry } from '../outside/client.ts';
import { iso } from '../outside/days.ts';
import { closedDoor } from '../outside/door.ts';
import { diagnosticsOf, someProspect } from '../outside/prospect.ts';
import { shared } from '../outside/system.ts';

jest.setTimeout(60_000);

describe('409', () => {
  let account: Account;
  beforeAll(async () => {
    account = await newAccount(shared());
    await place(account, someEntry());
  });

  const SANS_NOM = 'Il manque le nom du prospect («\u00a0entreprise\u00a0»).';
  const SANS_SITE = 'Il manque le site du prospect («\u00a0site_web\u00a0»).';
  test.each([
    [{}, SANS_NOM],
    [{ site_web: 'https://exemple.fr' }, SANS_NOM],
    [{ entreprise: '  ', site_web: 'https://exemple.fr' }, SANS_NOM],
    [{ entreprise: null, site_web: 'https://exemple.fr', ville: null }, SANS_NOM],
    [{ entreprise: 'Garage' }, SANS_SITE],
    [{ entreprise: 'Garage', site_web: null }, SANS_SITE],
    [{ entreprise: 'Garage', site_web: '' }, SANS_SITE],
    [{ entreprise: 'Garage', site_web: 'pas une adresse' }, 'L’adresse du site n’est pas une adresse web.'],
    [
      { entreprise: 'Garage', site_web: 'ftp://exemple.fr' },
      'L’adresse du site doit commencer par http ou https.',
    ],
    [
      { entreprise: 'Garage', site_web: 'http://10.0.0.1' },
      'L’adresse du site n’est pas une adresse publique.',
    ],
  ])('%j', async (body, erreur) => {
    for (const confirmer of [false, true]) {
      const answer = await account.agence.post('diagnostics/', { ...body, confirmer });
      expect([answer.status, answer.body]).toEqual([409, { erreur }]);
    }
    expect((await diagnosticsOf(account)).leads.utilises).toBe(0);
  });

  test('an account that is not served', async () => {
    const unpaid = await newAccount(shared(), { paye_jusqu_au: iso(-1) });
    const { status, body } = await unpaid.agence.post('diagnostics/', { ...someProspect(), confirmer: true });
    expect([status, body]).toEqual([
      409,
      {
        erreur: 'Votre compte n’est pas servi\u00a0: réglez votre abonnement, puis demandez vos diagnostics.',
      },
    ]);
  });
});

describe('422', () => {
  test.each([
    [{ entreprise: 3 }, 'Le champ «\u00a0entreprise\u00a0» doit être un texte.'],
    [{ site_web: ['exemple.fr'] }, 'Le champ «\u00a0site_web\u00a0» doit être un texte.'],
    [{ confirmer: 'oui' }, 'Le champ «\u00a0confirmer\u00a0» doit être true ou false.'],
    [{ entreprise: 'é'.repeat(121) }, 'Le champ «\u00a0entreprise\u00a0» compte au plus 120 signes.'],
    [{ site_web: 'e'.repeat(201) }, 'Le champ «\u00a0site_web\u00a0» compte au plus 200 signes.'],
    [{ ville: 'é'.repeat(81) }, 'Le champ «\u00a0ville\u00a0» compte au plus 80 signes.'],
    [{ metier: 'é'.repeat(81) }, 'Le champ «\u00a0metier\u00a0» compte au plus 80 signes.'],
  ])('%j', async (part, erreur) => {
    const { agence } = await newAccount(shared());
    const { status, body } = await agence.post('diagnostics/', { ...someProspect(), ...part });
    expect([status, body]).toEqual([422, { erreur }]);
  });
});

closedDoor('POST', 'diagnostics/');
