import { newAccount, someSlug } from '@agence/testing/accounts';
import { keptMails } from '@agence/testing/fakes/mail';
import { until } from '@agence/testing/until';
import { expect, jest, test } from '@jest/globals';
import { linkOf, simple, visitor } from '../outside/console.ts';
import { shared } from '../outside/system.ts';

jest.setTimeout(60_000);

/** What an address is told, once there are so many messages. */
const toldTo = (adresse: string, count: number) =>
  until(
    async () =>
      (await keptMails(shared().data))
        .filter(({ mail }) => mail.to?.[0]?.address === adresse)
        .map(({ mail }) => ({ sujet: simple(mail.subject ?? ''), texte: simple(mail.text ?? '') })),
    ({ length }) => length >= count,
  );

const subjects = (told: readonly { readonly sujet: string }[]) => told.map(({ sujet }) => sujet).toSorted();

test('what opens, changes or ends an account is told to its addresses, once, with who did it', async () => {
  const adresse = `anne@${someSlug()}.example`;
  const account = await newAccount(shared(), { adresse });
  const fin = account.key.slice(-4);
  const one = visitor();
  for (const _ of [1, 2]) await one.post(await linkOf(account));
  await account.agence.post('marque/', { couleur: '#0b5caa', confirmer: true });
  await account.agence.post('badge/', { confirmer: true });
  await account.agence.post('resilier/', { confirmer: true });
  await account.agence.post('cles/revoquer/');
  await visitor().post(await linkOf(account));
  const told = await toldTo(adresse, 8);
  expect(subjects(told)).toEqual(
    [
      'Bienvenue : votre compte est ouvert',
      `Nouvelle clé : …${fin}`,
      ...['Nouvelle connexion à la console', 'Nouvelle connexion à la console'],
      `Marque changée : ${account.nom}`,
      'Nouvelle adresse de commande',
      'Résiliation enregistrée : fin le 31/12/2099',
      'Clés coupées',
    ].toSorted(),
  );
  const byKey = told.filter(({ texte }) => texte.includes(`Par : la clé …${fin}, par l’API`));
  expect(subjects(byKey)).toEqual(
    [
      `Marque changée : ${account.nom}`,
      'Nouvelle adresse de commande',
      'Résiliation enregistrée : fin le 31/12/2099',
      'Clés coupées',
    ].toSorted(),
  );
});

test('a removed address opens nothing any more; it and the others are told', async () => {
  const [adresse, autre] = [`a@${someSlug()}.example`, `b@${someSlug()}.example`];
  const account = await newAccount(shared(), { adresse });
  const settle = async (what: object) => {
    await account.agence.post('adresses/', what);
    const pending = (await shared().operate('addresses', 'pending')) as { id: string; slug: string }[];
    await shared().operate(
      'addresses',
      'approve',
      pending.find(({ slug }) => slug === account.slug)?.id ?? '',
    );
  };
  await settle({ ajouter: autre });
  const one = visitor();
  await one.post(await linkOf(account, autre));
  expect((await one.get('/console/')).status).toBe(200);
  await settle({ retirer: autre });
  expect((await one.get('/console/')).status).toBe(303);
  const told = await until(
    () => toldTo(autre, 1),
    (found) => found.some(({ sujet }) => sujet.startsWith('Votre adresse est retirée')),
  );
  expect(subjects(told)).toContain(`Votre adresse est retirée du compte ${account.nom}`);
  expect(subjects(await toldTo(adresse, 5))).toContain(`Adresse retirée : ${autre}`);
});
