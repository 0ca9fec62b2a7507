import { agencyRoutes } from '@agence/calls/agency-routes';
import { accepts } from '@agence/testing/described';
import { describe, expect, test } from '@jest/globals';

const entry = (more: object) => ({ clients: [{ entreprise: 'Martin', site_web: 'martin.fr', ...more }] });
const texts = (max: number): readonly unknown[] => [
  '',
  ' ',
  'a',
  null,
  5,
  true,
  [],
  '\u200b',
  ' a ',
  'a\u0000',
  'a\u009f',
  'a\nb',
  'a\tb\r\n',
  'a\u202eb',
  'é'.repeat(max),
  'é'.repeat(max + 1),
  '🥐'.repeat(max),
  '🥐'.repeat(max + 1),
  `${'a'.repeat(max)} `,
];
const field = (name: string, max: number) => texts(max).map((value) => ({ [name]: value }));
const names = (count: number): readonly string[] => Array.from({ length: count }, (_, i) => `Maison ${i}`);
const long = 'a'.repeat(121);
const concurrents = [
  ...[
    [],
    names(10),
    names(11),
    [''],
    ['a', 5],
    [null],
    [long],
    [long.slice(1)],
    ['a\u0000'],
    ['a\nb'],
    {},
    5,
  ],
  ...['', 'Un', 'Un, Deux; Trois\nQuatre\r\nCinq', ',;\n', 'a,, ,b', names(10).join(), names(11).join(';')],
  ...[
    `${names(10).join()},\n`,
    `${names(9).join()}, ,a`,
    long,
    long.slice(1),
    `a,${long}`,
    'a\u0000',
    'a\u202eb',
  ],
  ...['\n\na', 'a\n', `${long.slice(1)},${long.slice(1)}\n`, null],
];
const identite = [...field('entreprise', 120), ...field('site_web', 200), ...field('ville', 80)];
const asked = [
  'Quelle boulangerie ?',
  'Quoi',
  ' Quoi        ',
  '',
  5,
  null,
  'a'.repeat(300),
  'a'.repeat(301),
];
const more = [
  '🥐'.repeat(5),
  '🥐'.repeat(10),
  '🥐'.repeat(301),
  `${'a'.repeat(9)}\u00a0`,
  'Quelle\u0007 boulangerie ?',
];
const keys = ['0', '01', '1', '999999999', '1000000000', 'x', '', '-1', '1\n', '١'];

const BODIES: Readonly<Record<string, readonly unknown[]>> = {
  'clients/': [
    { clients: [] },
    { clients: {} },
    { clients: Array.from({ length: 50 }, () => entry({}).clients[0]) },
    { clients: Array.from({ length: 51 }, () => entry({}).clients[0]) },
    { clients: [null] },
    ...[{ entreprise: 'Martin' }, { site_web: 'martin.fr' }].map((one) => ({ clients: [one] })),
    ...[...identite, ...field('metier', 80), ...field('contexte', 1000)].map(entry),
    ...concurrents.map((value) => entry({ concurrents: value })),
  ],
  'clients/{id}/corriger/': identite,
  'diagnostics/': identite,
  'marque/': [
    ...[...field('nom', 120), ...field('contact', 200)].map((one) => ({ ...one, couleur: '#0b5cad' })),
    ...field('nom', 120).filter(
      ({ nom }) => typeof nom === 'string' && nom.trim() !== '' && nom !== '\u200b',
    ),
    ...[null, 5].map((couleur) => ({ nom: 'Clairval', couleur })),
  ],
  'clients/{id}/questions/': [
    ...[null, [], [1], [0], [2 ** 31], [2 ** 31 - 1], [1.5], ['1'], 1].map((retirer) => ({ retirer })),
    ...[...asked, ...more].map((text) => ({ remplacer: { 1: text } })),
    ...keys.map((key) => ({ remplacer: { [key]: 'Quelle boulangerie ?' } })),
    ...[null, {}, [], 'x'].map((remplacer) => ({ remplacer })),
    ...[null, true, false, 1, 'true'].map((lancer) => ({ lancer })),
    { retirer: [], remplacer: {}, lancer: true },
    { retirer: [1], remplacer: null, lancer: false },
    { retirer: Array.from({ length: 1001 }, () => 1), lancer: true },
  ],
  'clients/{id}/page/': [0, -1, 1, 2 ** 31, 1.5, '1', null].map((numero) => ({ numero })),
  'adresses/': [
    ...[...field('ajouter', 200), ...field('retirer', 200)],
    { ajouter: 'a@b.fr', retirer: 'c@d.fr' },
    { ajouter: 'a@b.fr', retirer: null },
    { ajouter: null, retirer: null },
    { ajouter: '', retirer: '' },
  ],
  'formule/': ['', 'agence5', 'x', null, 5].map((formule) => ({ formule })),
};

const posts = agencyRoutes(new Set()).filter(({ method }) => method === 'POST');

describe('a body is accepted by the route exactly when openapi.json says so', () => {
  test.each(posts.map(({ path, body }) => [path, body] as const))('%s', (path, shape) => {
    const bodies = [{}, { autre: 1 }, ...(BODIES[path] ?? [])];
    const confirmed = bodies.flatMap((body) =>
      [true, false, null, 'true', 1].map((confirmer) => ({ ...(body as object), confirmer })),
    );
    for (const body of [...bodies, ...confirmed, [], null, 'x', 5])
      expect([body, accepts(`/agence/v1/${path}`, body)]).toEqual([body, shape.safeParse(body).success]);
    expect(accepts(`/agence/v1/${path}`, undefined)).toBe(shape.safeParse({}).success);
  });
});
