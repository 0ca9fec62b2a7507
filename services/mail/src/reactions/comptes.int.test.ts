import { keptMails } from '@agence/testing/fakes/mail';
import { afterEach, expect, it } from '@jest/globals';
import { type Wired, wire, world } from '../mail.fixture.ts';

let mail: Wired;
afterEach(() => mail.close());

const subjects = async () => {
  await mail.send();
  return (await keptMails(mail.data)).map((one) => one.mail.subject);
};
const DUE = ['paiement_bientot_du', 'paiement_en_retard', 'compte_echu'] as const;

it.each<[string, string | undefined, number, string?]>([
  ['as the event says', '30/11/2026', 3],
  ['not known yet, the copy lags', '31/10/2026', 3],
  ['never known', undefined, 3],
  ['paid meanwhile', '31/12/2026', 0],
  ['of an account that ended', '30/11/2026', 0, 'résilié'],
])('a paid-up-to date %s: %s writes %i letters', async (_what, paye_jusqu_au, count, statut = 'actif') => {
  mail = await wire({ of: world({ paye_jusqu_au, statut }) });
  for (const name of DUE) await mail.hear(name, 'e1');
  expect(await subjects()).toHaveLength(count);
});

it('the letter about a late payment says from which day calls are refused', async () => {
  mail = await wire();
  await mail.hear('paiement_en_retard', 'e1');
  await mail.send();
  const [one] = await keptMails(mail.data);
  expect(one?.mail.text).toContain('seront refusés à partir du 08/12/2026.');
});

it('a request that is not decided has no decision to tell', async () => {
  mail = await wire();
  await expect(mail.hear('adresse_tranchee', 'e1')).rejects.toThrow('the address request is not decided');
  expect(await subjects()).toEqual([]);
});

it('an audit sent at once and told by the bus is one message', async () => {
  mail = await wire();
  await mail.hear('audit_ecrit', 'e1');
  await mail.hear('audit_ecrit', 'e2');
  expect(await subjects()).toEqual(['Audit technique\u00a0: Maison Lagrange']);
  const [row] = (await mail.needs.messages.list({ compte: 'horizon' })).rows;
  expect(row?._id).toBe('audit:d_1');
});

it.each([
  [false, 'Le site lagrange.test a été relu.'],
  [true, 'Le site lagrange.test n’a pas pu être lu\u00a0: le document dit pourquoi et que faire.'],
])('an audit told by the bus alone says whether the site was read (%j)', async (non_lu, said) => {
  mail = await wire({ of: world({ non_lu }) });
  await mail.hear('audit_ecrit', 'e1');
  await mail.send();
  expect((await keptMails(mail.data))[0]?.mail.text).toContain(said);
});

it.each([
  [false, 1],
  [true, 0],
])('an account that ended, by a person of ours: %j, alerts us: %i', async (par_operateur, alerts) => {
  mail = await wire();
  await mail.hear('compte_resilie', 'e1', { par_operateur });
  const alert = 'Alerte\u00a0: résiliation, compte horizon';
  expect((await subjects()).filter((one) => one === alert)).toHaveLength(alerts);
});

it('a plan is called as people call it', async () => {
  mail = await wire();
  await mail.hear('formule_refusee', 'e1');
  expect(await subjects()).toEqual(['Changement de formule en attente\u00a0: Agence 5']);
});

it.each([
  ['read by a model', { modele: 'mistral:small' }, true],
  ['read by no model', {}, false],
  ['of an account without a model', { modele: 'mistral:small', sans_modele: true }, false],
  ['that have no address', { modele: 'mistral:small', badge: undefined }, false],
])('the welcome says who sees the text of orders %s: %j', async (_what, change, says) => {
  mail = await wire({ of: world({ badge: 'commandes+k7@mesure.test', ...change }) });
  await mail.hear('compte_cree', 'e1');
  await mail.send();
  const [welcome] = await keptMails(mail.data);
  const sentence =
    'Un ordre par e-mail écrit avec vos mots est envoyé, sans signature ni coordonnées, à mistral:small, une IA qui dit ce qu’elle y lit\u202f; rien n’est fait sans votre OUI. Demandez-nous de ne pas y recourir pour votre compte.';
  expect(welcome?.mail.text?.includes(sentence)).toBe(says);
  expect(welcome?.mail.text).not.toContain('aucune IA');
});

it('nobody is written to for a link of an address that is no account’s, or that a newer one replaced', async () => {
  mail = await wire({ of: world({ lien: null }) });
  await mail.hear('lien_demande', 'e1');
  expect(await subjects()).toEqual([]);
});
