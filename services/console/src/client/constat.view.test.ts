import { written } from '@agence/look/html';
import { expect, test } from '@jest/globals';
import { CHANGEMENT, CONSTAT, COURS, FAUX } from './client.fixture.ts';
import { constat, coursVue, fauxVus, parIa } from './constat.view.ts';

const plain = (text: string): string => text.replaceAll(/[\u00a0\u202f]/g, ' ');
const FOUND = 'Les IA citent Martin dans 114 réponses sur 204. Cités devant : Brunel (51 réponses).';

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
])('the sentence of a client says the change: %j', (changed, sentence) => {
  const changement = changed && { ...CHANGEMENT, ...changed };
  expect(plain(constat('Martin', { ...CONSTAT, changement }))).toBe(FOUND + sentence);
});

test('each AI is named with its share', () => {
  expect(plain(parIa(CONSTAT))).toBe('Par IA : ChatGPT, 40 sur 68 (59 %) ; Gemini, aucune réponse lisible.');
  expect(parIa({ ...CONSTAT, par_ia: [] })).toBe('');
});

/** The lines between neighbours. */
const joints = (shown: string): number =>
  (/<g [^>]*stroke-width="2">(.*?)<\/g>/s.exec(shown)?.[1] ?? '').split('<line').length - 1;

test('each measurement has its row, its interval, and why it is not compared; comparable neighbours are joined', () => {
  const shown = written(coursVue(COURS));
  const rows = /<tbody>.*<\/tbody>/s.exec(shown)?.[0].split('</tr>').slice(0, -1) ?? [];
  const read = rows.map((row) => plain(row.replaceAll(/<[^>]+>/g, ' ')).trim());
  expect(read.map((row) => row.split(/\s{2,}/).join('|'))).toEqual([
    '12/09/2026|0 sur 20 0 à 28 %',
    '12/10/2026|10 sur 20 24 à 76 %|Autres modèles, autre lecture',
    '12/11/2026|20 sur 20 72 à 100 %',
  ]);
  expect([shown.match(/<circle/g)?.length, joints(shown)]).toEqual([3, 1]);
  expect(coursVue([])).toBeNull();
});

test('a measurement that ends on the first days of a month is named after the month of most of its days', () => {
  const cours = COURS.map((month, i) =>
    i === 1 ? { ...month, jour: '03/11/2026', mois: '10/2026' } : month,
  );
  expect(plain(written(coursVue(cours)))).toContain('aria-label="09/2026 : 0 sur 20 ; 10/2026 : 10 sur 20');
});

test('a measurement without an answer has no point, and no line leads to it', () => {
  const cours = COURS.map((month, i) => ({ ...month, ruptures: [], reponses: i === 1 ? 0 : 20 }));
  const shown = written(coursVue(cours));
  expect(shown).not.toContain('NaN');
  expect([shown.match(/<circle/g)?.length, joints(shown)]).toEqual([2, 0]);
});

test('a false fact: what is said, what the site says and where, by whom; the answer stays text', () => {
  const corps = plain(written(fauxVus([FAUX])?.corps ?? ''));
  expect(corps).toContain('Tél. : &lt;b>02 41 20 30 41&lt;/b>');
  expect(corps).toContain('<a href="https://plomberie-martin.fr/contact">/contact</a>, lue le 02/11/2026');
  expect(corps).toContain('ChatGPT, Claude<small>3 réponses</small>');
  const home = fauxVus([{ ...FAUX, page: 'https://plomberie-martin.fr/' }]);
  expect(written(home?.corps ?? '')).toContain('>page d’accueil</a>, lue le');
  expect(fauxVus([])).toBeNull();
});
