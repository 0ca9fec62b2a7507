import { randomUUID } from 'node:crypto';
import { signer } from '@agence/platform/process/signer';
import { partsFor } from '@agence/testing/parts';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { accounts } from '../accounts.rpcs.ts';
import { accountsNeeds, created } from '../needs.fixture.ts';
import type { Needs } from '../needs.ts';

const parts = partsFor(beforeAll, afterAll);
let needs: Needs;
beforeAll(() => {
  needs = accountsNeeds(parts);
});

const SANS =
  'Nous ne vous écrivons plus ce qui a changé dans le mois. Les autres messages du compte ne changent pas.';
const AVEC = 'Nous vous écrivons de nouveau, au plus une fois par mois, ce qui a changé avec certitude.';

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
  await created(needs, 'clairval-nord');
  const { lettre = '', sans_lettre } = (await acces('clairval-nord')) ?? {};
  expect(sans_lettre).toBeUndefined();
  expect(await regle(true, { jeton: lettre })).toBe(SANS);
  expect(await regle(true, { jeton: lettre })).toBe(SANS);
  expect(await acces('clairval-nord')).toMatchObject({ sans_lettre: true, lettre });
  expect(await regle(false, { compte: 'clairval-nord' })).toBe(AVEC);
  expect((await acces('clairval-nord'))?.sans_lettre).toBe(false);
});

it('a link that is not ours, of another account, or of an erased one changes nothing', async () => {
  await created(needs, 'ouest');
  await created(needs, 'efface', { efface: new Date(0) });
  const { lettre = '' } = (await acces('ouest')) ?? {};
  const erased = (await acces('efface'))?.lettre ?? '';
  const of = (purpose: string, key = 'k1:0123456789abcdef') => signer(key, purpose).sign('ouest');
  const wrong = ['x', lettre.replace('ouest', 'oues'), `${lettre}a`, of('formulaire'), erased];
  const refusal = { $case: 'not_found', value: 'Aucun compte ne porte cet identifiant.' };
  for (const jeton of [...wrong, of('lettre', 'k1:fedcba9876543210')])
    expect([jeton, await regle(true, { jeton, compte: 'ouest' })]).toEqual([jeton, refusal]);
  expect((await acces('ouest'))?.sans_lettre).toBeUndefined();
});
