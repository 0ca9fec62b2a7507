import type { Client } from '@agence/proto/clients/v1/clients';
import { expect, test } from '@jest/globals';
import { attend } from './attend.ts';
import { trouves } from './lignes.ts';

const now = new Date('2026-11-25T12:00:00Z');
const now_ts = now.getTime() / 1000;
const DAY_S = 86_400;
const NONE = { a_conquerir: 0, a_consolider: 0, acquises: 0 };

const client = (id: string, more: Partial<Client>): Client => ({
  ...{ id, entreprise: id, site: `${id}.fr`, mesure: 'faite', livrables: 0, actif: true, suivi: [] },
  ...more,
});
const measured = (id: string, days: number) =>
  client(id, { a_remettre: `d_${id}`, suivi: [{ le_ts: now_ts - days * DAY_S, decompte: NONE }] });

test('what failed comes first, then what waits, reports to hand over and what runs; each leads where it is seen', () => {
  const clients = [
    client('a', { mesure: 'à valider', demarre_ts: now_ts + 7200 }),
    client('b', { mesure: 'à valider', demarre_ts: now_ts + 3600 }),
    client('c', { mesure: 'en cours' }),
    client('d', { mesure: 'en échec', mesure_detail: 'Pourquoi.' }),
    client('e', { mesure: 'en échec', actif: false }),
    measured('f', 30),
    measured('g', 32),
    { ...measured('h', 1), a_remettre: undefined },
  ];
  expect(attend(clients, now)).toEqual([
    { dit: 'd\u00a0: Pourquoi.', vers: '/console/clients/d/' },
    {
      dit: '2 clients à valider\u00a0: la première mesure démarre d’elle-même dans 1 h.',
      vers: '/console/valider/',
    },
    { dit: '1 rapport prêt, à remettre.', vers: '/console/clients/f/' },
    {
      dit: '1 mesure en cours\u00a0: un e-mail annoncera le rapport.',
      vers: '/console/clients/c/',
    },
  ]);
  const found = (q: string) => trouves(clients, { q, tri: 'nom' }).map(({ id }) => id);
  expect([found('à valider'), found('retire')]).toEqual([['a', 'b'], ['e']]);
  expect(found('').at(-1)).toBe('e');
});

test('several reports lead to their list', () => {
  expect(attend([measured('a', 1), measured('b', 2)], now)).toEqual([
    { dit: '2 rapports prêts, à remettre.', vers: '/console/remettre/' },
  ]);
});

test('nothing waits', () => expect(attend([measured('a', 40)], now)).toEqual([]));
