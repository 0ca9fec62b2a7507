import { propose, refuse } from '@agence/gesture';
import { describe, expect, it } from '@jest/globals';
import { unClient, unPortefeuille } from '../portefeuille/client.fixture.ts';
import { PORTEFEUILLES, type PortefeuilleFact } from '../portefeuille/portefeuille.ts';
import { avecClos, closDe } from './avec-clos.ts';
import { aCloturer, cloturer } from './cloturer.rule.ts';

const today = '2026-11-21';
const removed = (id: string, more = {}) => unClient({ id, site: `${id}.fr`, actif: false, ...more });
const sixty = Array.from({ length: 60 }, (_, n) => removed(`c_${n}`));

describe('what a portfolio needs no more', () => {
  it('is all but the last fifty removed clients whose place is free', () => {
    const held = removed('tenu', { place_libre_le: '2026-11-22' });
    const freed = removed('libre', { place_libre_le: today });
    const all = unPortefeuille([unClient({ id: 'actif' }), held, freed, ...sixty]);
    expect(aCloturer(all, today).map(({ id }) => id)).toEqual([
      'libre',
      ...sixty.slice(0, 10).map(({ id }) => id),
    ]);
    expect(aCloturer(unPortefeuille(sixty.slice(10)), today)).toEqual([]);
  });

  it('leaves it as it was copied; who came back, or left again since, stays', () => {
    const copies = [removed('a'), removed('b'), removed('c'), removed('d')];
    const back = [removed('a'), unClient({ id: 'b', revision: 2 }), removed('c', { revision: 2 })];
    const decision = cloturer(unPortefeuille(back), { copies, today });
    expect(decision).toEqual({ proposal: {}, facts: [{ type: 'clients_clos', ids: ['a'] }] });
    expect(cloturer(unPortefeuille(back.slice(1)), { copies, today })).toEqual({ proposal: {}, facts: [] });
  });
});

describe('a gesture over clients kept apart', () => {
  const rename = avecClos((state, { id }: { readonly id: string }) =>
    state.clients.some((one) => one.id === id)
      ? propose({}, [{ type: 'client_repris', id, revision: 2 } satisfies PortefeuilleFact])
      : refuse('not_found', ''),
  );
  const clos = closDe([unClient({ id: 'a' }), unClient({ id: 'b' })]);

  it('puts back the one that it changes, and no other', () => {
    const state = unPortefeuille([]);
    const decision = rename(state, { id: 'a', clos });
    const facts = 'facts' in decision ? decision.facts : [];
    expect(facts.map(({ type }) => type)).toEqual(['client_rappele', 'client_repris']);
    expect(facts.reduce(PORTEFEUILLES.evolve, state).clients).toMatchObject([
      { id: 'a', actif: true, revision: 2 },
    ]);
  });

  it('goes by the portfolio where it holds the client', () => {
    const state = unPortefeuille([removed('a', { revision: 7 })]);
    const decision = rename(state, { id: 'a', clos });
    expect('facts' in decision ? decision.facts : []).toEqual([
      { type: 'client_repris', id: 'a', revision: 2 },
    ]);
  });

  it('is refused as the rule refuses', () => {
    expect(rename(unPortefeuille([]), { id: 'z', clos })).toEqual(refuse('not_found', ''));
  });
});
