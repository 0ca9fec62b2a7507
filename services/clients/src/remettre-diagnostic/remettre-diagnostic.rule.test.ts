import { describe, expect, it } from '@jest/globals';
import { asked, given } from '../demander-diagnostic/demande.fixture.ts';
import { leads } from '../prospection/leads.ts';
import { PROSPECTIONS } from '../prospection/prospection.ts';
import { remettreDiagnostic } from './remettre-diagnostic.rule.ts';

describe('what came of a request', () => {
  const state = given(asked('x.fr', { etat: 'en cours', document: null }));
  const failed = { demande: 'dp_x.fr', etat: 'en échec', document: null } as const;
  const ready = { demande: 'dp_x.fr', etat: 'prêt', document: 'd_1' } as const;

  it('is taken in once: the first outcome stands', () => {
    const decision = remettreDiagnostic(state, failed);
    if ('refusal' in decision) throw new Error(decision.refusal.sentence);
    const after = decision.facts.reduce(PROSPECTIONS.evolve, state);
    expect(after.demandes).toMatchObject([{ etat: 'en échec', document: null }]);
    expect(leads(after, 3, '11/2026', '')).toMatchObject({ utilises: 0, restants: 3 });
    expect(remettreDiagnostic(after, failed)).toEqual({ proposal: { retenu: true }, facts: [] });
    expect(remettreDiagnostic(after, ready)).toEqual({ proposal: { retenu: false }, facts: [] });
  });

  it('is dropped when the request is not known any more', () => {
    expect(remettreDiagnostic(given(), ready)).toEqual({ proposal: { retenu: false }, facts: [] });
  });
});
