import { readAnswer, typesetAnswer } from '@agence/reading';
import { expect, test } from '@jest/globals';
import { contextOf } from '../mesures/read.ts';
import { couper, extraits } from './extraits.ts';
import type { LectureLue } from './lecture.ts';

const FICHE = {
  ...{ entreprise: 'Plomberie Martin', site_web: 'https://plomberie-martin.example/' },
  ...{ ville: 'Rennes', metier: 'plombier', concurrents: ['Dupont Sanitaire'] },
};

const cite = (text: string) => {
  const cell = { _id: 'm:1:0:1', n: 1, model: 'openai:a', repeat: 1 } as LectureLue['cell'];
  const answer = { text, sources: [], at: new Date('2026-11-12T09:00:00Z') } as unknown as NonNullable<
    LectureLue['answer']
  >;
  const reading = readAnswer(text, contextOf({ fiche: FICHE }, 'Quel plombier à Rennes ?', answer));
  const [extrait] = extraits([{ cell, answer, reading }], ['openai:a'], typesetAnswer);
  if (extrait === undefined) throw new Error('a name is cited');
  const { texte, marques, coupe } = extrait;
  return { texte, noms: marques.map(({ debut, fin }) => texte.slice(debut, fin)), coupe };
};
const LONG = 'Comparez toujours deux devis avant de choisir, et lisez les avis récents. '.repeat(6);

test('a quotation begins at the sentence that names the client, and ends with one', () => {
  const said = 'Pour une fuite, je vous conseille **Plomberie Martin** (M. Martin), joignable le soir.';
  const { texte, noms, coupe } = cite(`${LONG}${said} ${LONG}`);
  expect(texte).toMatch(
    /^Pour une fuite, je vous conseille Plomberie Martin \(M\. Martin\), joignable le soir\. .+\.$/,
  );
  expect(noms).toEqual(['Plomberie Martin']);
  expect(coupe).toEqual({ avant: true, apres: true });
  expect(texte.length).toBeLessThanOrEqual(280);
});

test('no name is cut, whatever stands around it', () => {
  for (let n = 0; n < 60; n += 1) {
    const { texte, noms } = cite(
      `Je recommande Plomberie Martin${' et ses artisans'.repeat(14)}${'a'.repeat(n)} puis Dupont Sanitaire à Rennes, ${LONG}`,
    );
    expect(texte).toMatch(/^Je recommande /);
    expect(texte).not.toMatch(/Dup(?!ont Sanitaire)|Dupont Sanit(?!aire)/);
    expect(['Plomberie Martin', 'Dupont Sanitaire']).toEqual(expect.arrayContaining(noms));
  }
});

test('a row of a table stands on one line, without the signs of Markdown and without links', () => {
  const { texte } = cite(
    `${LONG}\n\n| Nom | Prix | Avis |\n|---|---|---|\n| **Dupont Sanitaire** | 40 € | [4,5](https://avis.example/?utm_source=openai) |\n| **Plomberie Martin** | 30 € | 4,8 |\n\n${LONG}`,
  );
  expect(texte).toMatch(/^Plomberie Martin \| 30 € \| 4,8\nComparez/);
});

test('a list begins at its item, with its number', () => {
  const { texte } = cite(
    `${LONG}\n\n1. Dupont Sanitaire : rapide.\n2. Plomberie Martin : sérieux. Sur devis.\n\n${LONG}`,
  );
  expect(texte).toMatch(/^2\. Plomberie Martin : sérieux\. Sur devis\.\nComparez/);
});

test('a short text stays whole; an endless word is cut, never in the middle of a sign', () => {
  const uncut = { marques: [], coupe: { avant: false, apres: false } };
  const bread = { ...uncut, texte: '🥖'.repeat(100) };
  expect(couper(bread, 400)).toBe(bread);
  expect(couper(bread, 51).texte).toBe('🥖'.repeat(25));
  expect(couper({ ...uncut, texte: `Tesseau ${'pain '.repeat(80)}` }, 50)).toEqual({
    ...uncut,
    texte: 'Tesseau pain pain pain pain pain pain pain pain',
    coupe: { avant: false, apres: true },
  });
});
