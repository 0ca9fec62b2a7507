import { randomUUID } from 'node:crypto';
import { signer } from '@agence/platform/process/signer';
import { type TestParts, testParts } from '@agence/testing/parts';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { accounts } from '../accounts.rpcs.ts';
import { unCompte } from '../compte.fixture.ts';
import type { CompteRule } from '../compte.ts';
import { accountsNeeds } from '../needs.fixture.ts';
import type { Needs } from '../needs.ts';

let parts: TestParts;
let needs: Needs;
beforeAll(async () => {
  parts = await testParts();
  needs = accountsNeeds(parts);
});
afterAll(() => parts.stop());

const SANS =
  'Nous ne vous écrivons plus ce qui a changé dans le mois. Les autres messages du compte ne changent pas.';
const AVEC = 'Nous vous écrivons de nouveau, au plus une fois par mois, ce qui a changé avec certitude.';

const account = async (slug: string, more: Parameters<typeof unCompte>[0] = {}) => {
  const create: CompteRule<object> = () => ({
    proposal: {},
    facts: [{ type: 'compte_cree', compte: unCompte(more), operator: 'o' }],
  });
  await needs.comptes.carryOut(slug, create, { command_id: `create:${slug}`, confirmer: true });
};
const acces = async (compte: string) => {
  const { result } = await accounts(needs).lireAcces({ compte });
  return result?.$case === 'acces' ? result.value : undefined;
};
const regle = async (sans_lettre: boolean, { jeton = '', compte = '' }) => {
  const ordre = { compte, command_id: randomUUID(), confirmer: true };
  const { result } = await accounts(needs).reglerLettre({ ordre, sans_lettre, jeton });
  return result?.$case === 'reglee' ? result.value.note : result?.value.refus;
};

it('an account gets the letter until it says otherwise, by the link or by its order', async () => {
  await account('clairval-nord');
  const { lettre = '', sans_lettre } = (await acces('clairval-nord')) ?? {};
  expect(sans_lettre).toBeUndefined();
  expect(await regle(true, { jeton: lettre })).toBe(SANS);
  expect(await regle(true, { jeton: lettre })).toBe(SANS);
  expect(await acces('clairval-nord')).toMatchObject({ sans_lettre: true, lettre });
  expect(await regle(false, { compte: 'clairval-nord' })).toBe(AVEC);
  expect((await acces('clairval-nord'))?.sans_lettre).toBe(false);
});

it('a link that is not ours, of another account, or of an erased one changes nothing', async () => {
  await account('ouest');
  await account('efface', { efface: new Date(0) });
  const { lettre = '' } = (await acces('ouest')) ?? {};
  const erased = (await acces('efface'))?.lettre ?? '';
  const of = (purpose: string, key = 'k1:0123456789abcdef') => signer(key, purpose).sign('ouest');
  const wrong = ['x', lettre.replace('ouest', 'oues'), `${lettre}a`, of('formulaire'), erased];
  const refusal = { $case: 'not_found', value: 'Aucun compte ne porte cet identifiant.' };
  for (const jeton of [...wrong, of('lettre', 'k1:fedcba9876543210')])
    expect([jeton, await regle(true, { jeton, compte: 'ouest' })]).toEqual([jeton, refusal]);
  expect((await acces('ouest'))?.sans_lettre).toBeUndefined();
});
