import { describe, expect, it } from '@jest/globals';
import { finish, giveBack, take } from './audit.rule.ts';
import { AUDITS, type AuditFact, type AuditState } from './audit.store.ts';

const audit = { compte: 'agence', client: 'c_1', jour: '2026-11-21', document: 'd_1' };
const order = (at: number, jeton = 'j1', document = 'd_1') => ({
  audit: { ...audit, document },
  prise: { jeton, jusqu_a: at + 30 },
  at,
});
const after = (
  state: AuditState,
  decision: { readonly facts: readonly AuditFact[] } | { readonly refusal: unknown },
): AuditState => {
  if ('refusal' in decision) throw new Error('refused');
  return decision.facts.reduce(AUDITS.evolve, state);
};
const conflict = (sentence: string) => ({ refusal: { kind: 'conflict', sentence } });
const EN_COURS = conflict('Un audit de ce client est en cours\u00a0: il figurera dans ses documents.');
const DEJA = conflict(
  'L’audit de ce client a déjà été refait aujourd’hui\u00a0: il figure dans ses documents. Il pourra l’être à nouveau demain.',
);
const taken = after(null, take(null, order(100)));

describe('the audit of the day', () => {
  it('is taken once, then written once', () => {
    expect(take(taken, order(110, 'j2'))).toEqual(EN_COURS);
    const written = after(taken, finish(taken));
    expect(written).toEqual({ ...audit, prise: null, ecrit: true });
    expect(take(written, order(1000, 'j2'))).toEqual(DEJA);
    expect(finish(written)).toEqual({ proposal: {}, facts: [] });
  });

  it('is to be had again once given back, under the same document', () => {
    const back = after(taken, giveBack(taken, { jeton: 'j1' }));
    expect(take(back, order(110, 'j2', 'd_2'))).toMatchObject({ proposal: { document: 'd_1' } });
  });

  it('is to be had again when whoever took it died', () => {
    expect(take(taken, order(129, 'j2'))).toEqual(EN_COURS);
    const again = after(taken, take(taken, order(130, 'j2', 'd_2')));
    expect(again).toMatchObject({ document: 'd_1', prise: { jeton: 'j2' } });
    expect(giveBack(again, { jeton: 'j1' })).toEqual({ proposal: {}, facts: [] });
  });

  it('is told once, with ids only', () => {
    const written = after(taken, finish(taken));
    expect(AUDITS.announce({ type: 'audit_ecrit' }, { id: 'x', version: 2, state: written })).toEqual([
      { name: 'audit_ecrit', data: { compte: 'agence', client: 'c_1', document: 'd_1' } },
    ]);
  });
});
