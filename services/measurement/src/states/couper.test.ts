import { describe, expect, test } from '@jest/globals';
import { couper } from './extraits.ts';
import type { Marque } from './releve/releve.data.ts';

const COUPE = { avant: false, apres: false };
const long =
  'Pour du pain au levain, plusieurs adresses reviennent souvent dans les avis : le Fournil Tesseau, puis Maison Ferrandin, connue pour ses quatre pains de garde et sa fermentation longue.';
const marque = (nom: string, qui: Marque['qui']): Marque => {
  const debut = long.indexOf(nom);
  return { debut, fin: debut + nom.length, qui };
};
const entier = {
  texte: long,
  marques: [marque('Fournil Tesseau', 'autre'), marque('Maison Ferrandin', 'client')],
  coupe: COUPE,
};

describe('cutting an answer', () => {
  test('a short one stays whole', () => expect(couper(entier, 400)).toBe(entier));

  test('the client’s name is kept, the cut falls between words, the marks follow', () => {
    const cut = couper(entier, 80);
    expect(cut.texte.length).toBeLessThanOrEqual(80);
    expect(long).toContain(cut.texte);
    expect(cut.coupe).toEqual({ avant: true, apres: true });
    expect(cut.marques.map((m) => cut.texte.slice(m.debut, m.fin))).toContain('Maison Ferrandin');
    for (const m of cut.marques)
      expect(['Fournil Tesseau', 'Maison Ferrandin']).toContain(cut.texte.slice(m.debut, m.fin));
    expect(cut.texte).toBe(cut.texte.trim());
  });

  test('a name near the beginning leaves the beginning in place', () => {
    const early = {
      texte: `Tesseau ${'pain '.repeat(80)}`,
      marques: [{ debut: 0, fin: 7, qui: 'autre' as const }],
      coupe: COUPE,
    };
    expect(couper(early, 50)).toEqual({
      ...early,
      texte: 'Tesseau pain pain pain pain pain pain pain pain',
      marques: early.marques,
      coupe: { avant: false, apres: true },
    });
  });

  test('an endless word is cut, never in the middle of a sign', () => {
    const bread = { texte: '🥖'.repeat(100), marques: [], coupe: COUPE };
    expect(couper(bread, 51).texte).toBe('🥖'.repeat(25));
  });
});
