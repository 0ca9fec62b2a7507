import { expect, test } from '@jest/globals';
import { constat, parIa } from './constat.view.ts';

const plain = (text: string): string => text.replaceAll(/[\u00a0\u202f]/g, ' ');
const CONSTAT = {
  ...{ cite: 114, reponses: 204, devant: [{ entreprise: 'Brunel', reponses: 51 }], simulee: false },
  faux: [],
  cours: [],
  par_ia: [
    { ia: 'ChatGPT', cite: 40, reponses: 68 },
    { ia: 'Gemini', cite: 0, reponses: 0 },
  ],
};
const CHANGEMENT = {
  ...{ depuis: '28/10/2026', cite_avant: 106, reponses_avant: 200, cite: 114, reponses: 204 },
  ...{ tendance: 'marge', montees: 2, descendues: 1 },
  bouges: [
    { n: 1, question: 'Un ?', avant: 'conquerir', etat: 'consolider' },
    { n: 2, question: 'Deux ?', avant: 'acquise', etat: 'consolider' },
    { n: 3, question: 'Trois ?', avant: 'consolider', etat: 'acquise' },
  ],
};
const FOUND = 'Les IA citent Martin dans 114 réponses sur 204. Cités devant : Brunel (51 réponses).';
const said = (changement?: Partial<typeof CHANGEMENT>): string =>
  plain(constat('Martin', { ...CONSTAT, changement: changement && { ...CHANGEMENT, ...changement } }));

test.each([
  [undefined, ''],
  [
    {},
    ' Depuis la mesure du 28/10/2026 : de 106 réponses sur 200 à 114 sur 204, dans la marge ; 2 questions montent, 1 descend.',
  ],
  [
    { tendance: 'hausse', cite: 90, reponses: 102, montees: 0, descendues: 0, bouges: [] },
    ' Depuis la mesure du 28/10/2026 : de 106 réponses sur 200 à 90 sur 102, en hausse. Seuls comptent ici les modèles et les questions qui se comparent.',
  ],
  [
    { tendance: '' },
    ' Rien ne se compare à la mesure du 28/10/2026 : les modèles, la lecture ou les questions ont changé.',
  ],
])('the sentence of a client says the change: %j', (changement, sentence) => {
  expect(said(changement)).toBe(FOUND + sentence);
});

test('each AI is named with its share', () => {
  expect(plain(parIa(CONSTAT))).toBe('Par IA : ChatGPT, 40 sur 68 (59 %) ; Gemini, aucune réponse lisible.');
  expect(parIa({ ...CONSTAT, par_ia: [] })).toBe('');
});
