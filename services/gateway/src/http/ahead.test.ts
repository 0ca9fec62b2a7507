import type { Peers } from '@agence/calls/peers';
import { agencyRoute } from '@agence/calls/route';
import { nothing } from '@agence/calls/shape/shape';
import type { Compte } from '@agence/proto/accounts/v1/accounts';
import { expect, it } from '@jest/globals';
import { z } from 'zod';
import { readingAhead } from './ahead.ts';

const compte = (more: Partial<Compte> = {}): Compte => ({
  ...{ slug: 'agence', nom: 'Agence', statut: 'actif', servi: true, adresses: ['a@example.com'] },
  ...{ marque: undefined, paiement: undefined, ...more },
});

const route = (
  method: 'GET' | 'POST',
  handle = async (of: Compte): Promise<{ ok: { of: string } }> => ({ ok: { of: of.slug } }),
) =>
  agencyRoute({
    ...(method === 'GET' ? { method } : { method, example: {}, history: {} }),
    path: 'compte/',
    phrase: '',
    body: nothing,
    reply: z.object({ of: z.string() }),
    handle: (call) => handle(call.compte),
  });

const ahead = () => readingAhead({} as Peers);

it('reads for the account that a key was let in for, and only when it proves to be the same to the letter', async () => {
  const { begin, note } = ahead();
  expect(begin('key', route('GET'), '')(compte())).toBeUndefined();
  note('key', compte());
  expect(await begin('key', route('GET'), '')(compte())).toEqual({ ok: { of: 'agence' } });
  expect(begin('key', route('GET'), '')(compte({ statut: 'en pause' }))).toBeUndefined();
  expect(begin('key', route('GET'), '')(compte({ adresses: ['b@example.com'] }))).toBeUndefined();
  expect(begin('another key', route('GET'), '')(compte())).toBeUndefined();
});

it('reads nothing ahead for a key that was refused last', () => {
  const { begin, note } = ahead();
  note('key', compte());
  note('key', undefined);
  expect(begin('key', route('GET'), '')(compte())).toBeUndefined();
});

it('never begins a gesture', () => {
  const begun: Compte[] = [];
  const { begin, note } = ahead();
  note('key', compte());
  const gesture = route('POST', async (of) => ({ ok: { of: String(begun.push(of)) } }));
  expect(begin('key', gesture, '')(compte())).toBeUndefined();
  expect(begun).toEqual([]);
});

it('a fault of what was read ahead is that of the call that uses it, and of no other', async () => {
  const { begin, note } = ahead();
  note('key', compte());
  const broken = route('GET', async () => {
    throw new Error('away');
  });
  expect(begin('key', broken, '')(compte({ nom: 'B' }))).toBeUndefined();
  await expect(begin('key', broken, '')(compte())).rejects.toThrow('away');
});
