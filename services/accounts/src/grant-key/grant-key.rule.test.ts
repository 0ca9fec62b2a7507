import { fr } from '@agence/gesture';
import { describe, expect, it } from '@jest/globals';
import { unCompte } from '../compte.fixture.ts';
import type { Cle } from '../compte.ts';
import { grantKey } from './grant-key.rule.ts';

const granted = new Date('2026-11-21T23:30:00Z');
const cle: Cle = { id: 'k', hash: 'h', door: 'agence', end: 'abcd', granted, cut: null };
const grant = (expires?: string) =>
  grantKey(unCompte(), { cle: expires === undefined ? cle : { ...cle, expires }, operator: 'anne' });

describe('a key', () => {
  it.each([undefined, '2026-11-22', '2027-12-31'])('may be granted up to %s', (expires) => {
    expect(grant(expires)).toMatchObject({ facts: [{ type: 'key_granted', operator: 'anne' }] });
  });

  // In Paris the day has begun.
  it.each(['2026-11-21', '2027-02-30', '31/12/2027', ''])('not up to %j', (expires) => {
    expect(grant(expires)).toEqual({
      refusal: {
        kind: 'invalid',
        sentence: fr`L'échéance d'une clé est un jour à venir, écrit AAAA-MM-JJ.`,
      },
    });
  });
});
