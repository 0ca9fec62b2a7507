import { type Account, newAccount } from '@agence/testing/accounts';
import { beforeAll, describe, expect, jest, test } from '@jest/globals';
import { someEntry } from '../outside/client.ts';
import { shared } from '../outside/system.ts';

jest.setTimeout(60_000);

const long = (signs: number): string => 'é'.repeat(signs);

/** A field of an entry, its longest accepted value and one sign more. */
const FIELDS: readonly (readonly [string, number, (signs: number) => string])[] = [
  ['entreprise', 120, long],
  ['site_web', 200, (signs) => `https://fournil.fr/${'a'.repeat(signs - 19)}`],
  ['ville', 80, long],
  ['metier', 80, long],
  ['contexte', 1000, long],
];

const NOT_TEXTS: readonly unknown[] = [5, true, [], {}];

describe('422', () => {
  let account: Account;
  beforeAll(async () => {
    account = await newAccount(shared());
  });

  const refused = async (body: unknown, erreur: string) => {
    const answer = await account.agence.post('clients/', body);
    expect([answer.status, answer.body]).toEqual([422, { erreur }]);
  };
  const second = (entry: unknown) => ({ clients: [someEntry(), entry] });

  test.each([
    ['missing', {}, 'Le champ « clients » est obligatoire.'],
    ['empty', { clients: [] }, 'Le champ « clients » doit contenir au moins un client.'],
  ])('clients is %s', async (_, body, erreur) => refused(body, erreur));

  test.each([[{}], ['x'], [5], [null]])('clients is no list but %j', async (clients) =>
    refused({ clients }, 'Le champ « clients » doit être une liste.'),
  );

  test('51 clients', async () =>
    refused(
      { clients: Array.from({ length: 51 }, () => someEntry()) },
      'Le champ « clients » compte au plus 50 éléments.',
    ));

  test.each(['true', 1, 0, null, [], {}])('confirmer is %j', async (confirmer) =>
    refused({ clients: [someEntry()], confirmer }, 'Le champ « confirmer » doit être true ou false.'),
  );

  test.each([null, 5, 'x', []])('an entry is %j', async (entry) =>
    refused(second(entry), 'Client n° 2 : il faut un objet JSON.'),
  );

  test.each(['entreprise', 'site_web'])('%s is missing, empty or blank', async (field) => {
    const said = `Client n° 2 : le champ « ${field} » est obligatoire.`;
    for (const value of [undefined, '', '   ', '\t\n', '\u200b\u2060'])
      await refused(second({ ...someEntry(), [field]: value }), said);
  });

  test.each(FIELDS)('%s over %i signs', async (field, most, text) => {
    const said = `Client n° 2 : le champ « ${field} » compte au plus ${most} signes.`;
    await refused(second(someEntry({ [field]: text(most + 1) })), said);
    await refused(second(someEntry({ [field]: text(100_000) })), said);
  });

  test.each(['\u0000', '\u0007', '\u001b[31m', 'a\nb', '\u009f', '\u202e', '\u2066', '\ud800', '\udc00'])(
    'a name holds %j',
    async (sign) => {
      for (const field of ['entreprise', 'ville', 'metier']) {
        const said = `Client n° 2 : le champ « ${field} » contient des signes qui ne se lisent pas : retirez-les.`;
        await refused(second(someEntry({ [field]: `Four${sign}nil` })), said);
      }
    },
  );

  test('a context of several lines is taken, one with control signs is not', async () => {
    const taken = await account.agence.post('clients/', {
      clients: [someEntry({ contexte: 'Un.\r\n\tDeux.' })],
    });
    expect(taken.status).toBe(200);
    const said =
      'Client n° 2 : le champ « contexte » contient des signes qui ne se lisent pas : retirez-les.';
    await refused(second(someEntry({ contexte: 'Un.\u0000' })), said);
  });

  test.each(FIELDS)('%s is no text', async (field) => {
    const said = `Client n° 2 : le champ « ${field} » doit être un texte.`;
    for (const value of NOT_TEXTS) await refused(second({ ...someEntry(), [field]: value }), said);
  });

  test('competitors: too many, one too long, not a list of texts', async () => {
    const names = Array.from({ length: 11 }, (_, i) => `Maison ${i}`);
    const eleven = 'Client n° 2 : le champ « concurrents » compte au plus 10 éléments.';
    await refused(second(someEntry({ concurrents: names })), eleven);
    await refused(second(someEntry({ concurrents: names.join(';') })), eleven);
    const tooLong = 'Client n° 2 : le champ « concurrents », élément 2, compte au plus 120 signes.';
    await refused(second(someEntry({ concurrents: ['Un', long(121)] })), tooLong);
    for (const concurrents of [5, true, {}])
      await refused(
        second({ ...someEntry(), concurrents }),
        'Client n° 2 : le champ « concurrents » doit être une liste ou un texte.',
      );
    await refused(
      second({ ...someEntry(), concurrents: ['Un', 5] }),
      'Client n° 2 : le champ « concurrents », élément 2, doit être un texte.',
    );
  });
});

describe('null', () => {
  test('is as good as absent for what may be absent: acceptes[] can be sent back', async () => {
    const { agence } = await newAccount(shared());
    const { entreprise, site_web } = someEntry();
    const none = { ville: null, metier: null, concurrents: null, contexte: null };
    const first = await agence.post('clients/', { clients: [{ entreprise, site_web, ...none }] });
    const shown = { entreprise, site_web, ville: null, metier: null };
    expect([first.status, first.body]).toMatchObject([200, { acceptes: [shown] }]);
    const { acceptes } = first.body as { acceptes: object[] };
    expect((await agence.post('clients/', { clients: acceptes })).body).toMatchObject({ acceptes: [shown] });
  });

  test.each(['entreprise', 'site_web'])('%s is not', async (field) => {
    const { agence } = await newAccount(shared());
    const { status } = await agence.post('clients/', { clients: [{ ...someEntry(), [field]: null }] });
    expect(status).toBe(422);
  });
});

describe('200, at the limits', () => {
  test('every field as long as it may be, and 50 clients of which five pass', async () => {
    const { agence } = await newAccount(shared());
    const longest = Object.fromEntries(FIELDS.map(([field, most, text]) => [field, text(most)]));
    const concurrents = Array.from({ length: 10 }, () => long(120));
    const clients = [{ ...longest, concurrents }, ...Array.from({ length: 49 }, () => someEntry())];
    const { status, body } = await agence.post('clients/', { clients });
    expect(status).toBe(200);
    const { acceptes, refuses } = body as { acceptes: { entreprise: string }[]; refuses: unknown[] };
    expect([acceptes.length, refuses.length]).toEqual([5, 45]);
    expect(acceptes[0]?.entreprise).toBe(long(120));
  });
});
