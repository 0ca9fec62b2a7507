import { keptMails } from '@agence/testing/fakes/mail';
import { afterEach, expect, it } from '@jest/globals';
import { type Wired, wire, world } from '../mail.fixture.ts';

let mail: Wired;
afterEach(() => mail.close());

const kept = async () => {
  await mail.send();
  return (await keptMails(mail.data)).map((one) => ({
    to: (one.mail.to ?? []).map(({ address }) => address),
    replyTo: one.mail.replyTo?.[0]?.address,
    text: (one.mail.text ?? '').replaceAll('\u00a0', ' '),
  }));
};

/** The letter to the account; an alert to us may stand beside it. */
const toAccount = async () => (await kept()).find(({ to }) => to.includes('ada@horizon.test'));

const CHANGES = ['cles_revoquees', 'badge_change', 'marque_changee', 'compte_resilie'] as const;

it.each(CHANGES)('%s says who did it, when and by which door', async (name) => {
  mail = await wire();
  await mail.hear(name, 'e1');
  const letter = await toAccount();
  expect(letter?.text).toContain('Quand : le 21/11/2026 à 09 h 14');
  expect(letter?.text).toContain('Par : bob@horizon.test, dans la console');
});

it('a change of the release before, whose history says nothing of it, is told all the same', async () => {
  mail = await wire({ of: world({ geste: null }) });
  await mail.hear('badge_change', 'e1');
  const letter = await toAccount();
  expect(letter?.text).toContain('Compte : Agence Horizon');
  expect(letter?.text).not.toContain('Par :');
});

it('a key is told by its last signs, never by itself', async () => {
  mail = await wire({ of: world({ badge: 'commandes+k7@service.test' }) });
  await mail.hear('cle_remise', 'e1');
  const [one] = await kept();
  expect(one?.text).toContain('elle finit par ab12 et sert à la porte « agence »');
  expect(one?.text).toContain('Par : une personne de notre service');
  expect(one?.replyTo).toBe('commandes+k7@service.test');
});

it('a sign-in that is forgotten is told to nobody', async () => {
  mail = await wire({ of: world({ connexion: false }) });
  await mail.hear('connexion_nouvelle', 'e1');
  expect(await kept()).toEqual([]);
});

const RETRAIT = { action: 'retirer', adresse: 'eve@ailleurs.test', meme_domaine: false, etat: 'approuvée' };

it('a removed address is told apart from the others, and cannot answer with an order', async () => {
  mail = await wire({ of: world({ demande: RETRAIT, badge: 'commandes+k7@service.test', direct: true }) });
  await mail.hear('adresse_tranchee', 'e1');
  const [alone, ...others] = (await kept()).toSorted((a, b) => a.to.length - b.to.length);
  expect(alone).toMatchObject({ to: ['eve@ailleurs.test'], replyTo: undefined });
  expect(alone?.text).toContain('ce message est le dernier qu’elle en reçoit');
  expect(others.map(({ to }) => to)).toEqual([['ada@horizon.test', 'bob@horizon.test']]);
});

it.each([
  { ...RETRAIT, etat: 'refusée' },
  { ...RETRAIT, action: 'ajouter' },
])('an address that stays or comes is told nothing of its own: %j', async (demande) => {
  mail = await wire({ of: world({ demande }) });
  await mail.hear('adresse_tranchee', 'e1');
  expect((await kept()).map(({ to }) => to)).toEqual([['ada@horizon.test', 'bob@horizon.test']]);
});
