import { written } from '@agence/look/html';
import { lectureDeReponse, texteDeReponse } from '@agence/look/reponse';
import { readAnswer, typesetAnswer } from '@agence/reading';
import { expect, test } from '@jest/globals';
import type { Source } from '../ai/port.ts';
import { modelsOf } from '../ai/settings.ts';
import { contextOf } from '../mesures/read.ts';
import type { Lecture } from '../states/lecture.ts';
import { filtrer, pageDe } from './lues.ts';
import { montrer, verdictDe, verdictDit } from './montrer.ts';

const FICHE = {
  ...{ entreprise: 'Plomberie Martin', site_web: 'https://plomberie-martin.example/' },
  ...{ ville: 'Rennes', metier: 'plombier', concurrents: ['Dupont Sanitaire'] },
};
const MOST = 10_000;
const [MODEL = ''] = modelsOf({}).map(({ id }) => id);

type Given = {
  readonly text?: string;
  readonly sources?: Source[];
  readonly model?: string;
  readonly n?: number;
};

let count = 0;
const lectureDe = ({
  text = 'Allez chez Plomberie Martin.',
  sources = [],
  model = MODEL,
}: Given): Lecture => {
  count += 1;
  const cell = { _id: `m_1:1:0:${count}`, n: 1, model, repeat: count } as Lecture['cell'];
  const answer = {
    ...{ _id: cell._id, kind: 'answer', text, sources, model_version: 'v-1', finish: 'stop' },
    at: new Date('2026-11-12T09:00:00Z'),
  } as unknown as NonNullable<Lecture['answer']>;
  return {
    cell,
    answer,
    reading: readAnswer(text, contextOf({ fiche: FICHE }, 'Quel plombier à Rennes ?', answer)),
  };
};

const montre = (given: Given, over: Partial<Parameters<typeof montrer>[1]> = {}) =>
  montrer(lectureDe(given), {
    ...{ fiche: FICHE, models: modelsOf({}), typesetAnswer, most: MOST, whole: new Map() },
    ...{ decisions: new Map(), lienVers: (id: string) => `https://agence.example/d/${id}` },
    ...over,
  });

const VERS = {
  nom: (nom: string) => `/r/?nom=${encodeURIComponent(nom)}`,
  source: (d: string) => `/r/?source=${d}`,
};
const htmlOf = (given: Given): string => {
  const shown = montre(given);
  return written([texteDeReponse(shown), lectureDeReponse(shown, VERS)]);
};

test('an answer shows its words, who is named in them, how it was read and its sources', () => {
  const text = '1. **Dupont Sanitaire** : rapide\n2. **Plomberie Martin** : sérieux\n\nBonne journée.';
  const shown = montre({ text, sources: [{ url: 'https://www.avis.example/rennes', title: 'Avis' }] });
  expect(shown).toMatchObject({
    ...{ lecture: 'cite', verdict: 'Cette entreprise est citée en position 2 sur 2.', coupee: false },
    noms: [
      { nom: 'Dupont Sanitaire', qui: 'concurrent' },
      { nom: 'Plomberie Martin', qui: 'client' },
    ],
    sources: [{ adresse: 'https://www.avis.example/rennes', titre: 'Avis', domaine: 'avis.example' }],
    sources_dites: 'les pages que la réponse cite',
  });
  const html = written(texteDeReponse(shown));
  expect(html).toContain(
    '<ul><li class="n1">1. <span class="offre"><b><mark class="autre">Dupont Sanitaire</mark></b></span>',
  );
  expect(html).toContain('<mark class="client">Plomberie Martin</mark>');
  expect(html).toContain('<p>Bonne journée.</p>');
});

test('a table stands as a table, each cell under the name of its column', () => {
  const html = written(
    texteDeReponse(montre({ text: '| Nom | Prix |\n|---|---|\n| Plomberie Martin | 30 € |' })),
  );
  expect(html).toContain('<th scope="col">Nom</th><th scope="col">Prix</th></tr></thead>');
  expect(html).toContain('<td data-titre="Prix">30 €</td>');
});

const PIXEL = 'https://spy.example/p.gif';

test.each([
  [
    'HTML',
    '<h1 onclick="x()">Plomberie <b>Martin</b></h1><form action="https://spy.example/"><input></form>',
  ],
  ['a script', '<script>fetch("https://spy.example/")</script><style>*{display:none}</style>'],
  ['a tracking pixel', `![pixel](${PIXEL}) <img src="${PIXEL}"> [![a](${PIXEL})](https://spy.example/)`],
  ['links to nowhere', '[ici](javascript:alert(1)) [là](data:text/html,x) <a href="http://">x</a>'],
  ['right-to-left marks', 'Plomberie \u202enitraM\u202c \u2067x\u2069 \u200f'],
  ['control characters', 'Plomberie\u0000 Martin\u001b[31m'],
  ['an end of the page', '</blockquote></main></body></html><iframe src="https://spy.example/">'],
  ['a title of a table', '| " onload="x | <b> |\n|---|---|\n| a | b |'],
])('nothing of an answer acts or loads: %s', (_what, text) => {
  const html = written(texteDeReponse(montre({ text })));
  const elements = [...html.matchAll(/<\/?([a-z\d]+)/g)].map(([, name]) => name);
  const ours = 'blockquote p b mark span ul li table thead tbody tr th td br'.split(' ');
  expect(elements.filter((name) => !ours.includes(name ?? ''))).toEqual([]);
  expect(
    [...html.matchAll(/ ([a-z-]+)="/g)].filter(([, name]) => !/^(class|scope|data-titre)$/.test(name ?? '')),
  ).toEqual([]);
  expect(html).not.toMatch(/[^\P{Cc}\n]|[\u200e\u200f\u202a-\u202e\u2066-\u2069]/u);
});

test.each([
  'javascript:alert(1)',
  'data:text/html,x',
  'http://',
  'nowhere',
  '',
  `https://a.example/${'x'.repeat(2_000)}`,
])('a source that is no web page has no link: %s', (url) => {
  const html = written(lectureDeReponse(montre({ sources: [{ url, title: 'Titre' }] }), VERS));
  expect(html).toContain('<li><bdi>Titre</bdi></li>');
  expect(html).not.toContain('href="h');
});

test.each([
  ['one line', { text: 'plombier '.repeat(12_000) }],
  ['signs that HTML escapes', { text: '<"&'.repeat(40_000) }],
  ['tables', { text: '|a|b|\n|-|-|\n'.concat('|**é**|"|\n'.repeat(9_000)) }],
  [
    'sources',
    {
      sources: Array.from({ length: 900 }, (_, i) => ({
        url: `https://é${i}.example/${'y'.repeat(200)}`,
        title: '"'.repeat(400),
      })),
    },
  ],
])('whatever an answer holds, six of them fit into a page of 150 kB: 100 kB of %s', (_what, given) => {
  expect(6 * new TextEncoder().encode(htmlOf(given)).length).toBeLessThan(110_000);
});

test('each reading is said in a sentence', () => {
  const [cite, absent] = [lectureDe({}), lectureDe({ text: 'Essayez **Dupont Sanitaire**.' })];
  const doubt = {
    ...absent,
    reading: { ...('reading' in absent ? absent.reading : null), uncertain: [{ is: 'client' }] },
  } as unknown as Lecture;
  const cut: Lecture = { cell: cite.cell, answer: cite.answer, ecart: 'tronquée' };
  expect([cite, absent, doubt, cut].map((lecture) => [verdictDe(lecture), verdictDit(lecture)])).toEqual([
    ['cite', 'Cette entreprise est citée en premier.'],
    ['absent', 'Cette entreprise n’est pas citée.'],
    [
      'incertain',
      'Ce nom figure dans la réponse, mais rien n’établit qu’elle recommande cette entreprise\u00a0: la citation ne compte pas.',
    ],
    ['ecarte', 'Écartée\u00a0: la réponse est coupée avant sa fin.'],
  ]);
});

test('every filter keeps its answers, in the order of models', () => {
  const sources = [{ url: 'https://www.avis.example/a' }];
  const [a, b, c] = [
    lectureDe({ model: 'x:2', sources }),
    lectureDe({ text: 'Essayez **Dupont Sanitaire**.', model: 'x:1' }),
    lectureDe({ model: 'x:1' }),
  ];
  const none = { reponse: '', ia: '', lecture: '', nom: '', source: '' };
  const kept = (asked: Partial<typeof none>) => filtrer([a, b, c], { ...none, ...asked }, ['x:1', 'x:2']);
  expect(kept({})).toEqual([b, c, a]);
  expect(kept({ ia: 'x:2' })).toEqual([a]);
  expect(kept({ lecture: 'cite', ia: 'x:1' })).toEqual([c]);
  expect(kept({ nom: 'Dupont Sanitaire' })).toEqual([b]);
  expect(kept({ source: 'avis.example' })).toEqual([a]);
  expect(kept({ reponse: c.cell._id })).toEqual([c]);
  expect(kept({ lecture: 'nope' })).toEqual([]);
});

test.each([
  [13, 1, [1, 3]],
  [13, 3, [3, 3]],
  [13, 99, [3, 3]],
  [13, -1, [1, 3]],
  [0, 2, [1, 1]],
])('%d answers, page %d', (n, asked, [page, pages]) => {
  const shown = pageDe(
    Array.from({ length: n }, (_, i) => i),
    asked,
  );
  expect(shown).toMatchObject({ page, pages });
  expect(shown.montres.length).toBeLessThanOrEqual(6);
});
