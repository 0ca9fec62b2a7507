import { describe, expect, it } from '@jest/globals';
import {
  AJOUTS,
  type Cas,
  COMPTES,
  FILS,
  LECTURES,
  QUESTIONS,
  RETENUS,
  RETRAITS,
  SEULS,
} from './comprendre.cases.ts';
import { comprendre } from './comprendre.ts';
import type { Client, Compris, Lettre } from './ordre.ts';
import { AGENCE, AUTOUR, AUTOUR_DIRECT, CONFIRMES, DIRECT } from './wordings.cases.ts';

const client = (id: string, entreprise: string, site: string, ville?: string): Client => ({
  ...{ id, entreprise, site, ville, actif: true },
});

const CLIENTS: readonly Client[] = [
  client('martin', 'Plomberie Martin', 'https://plomberie-martin.fr', 'Angers'),
  client('fournil', 'Le Fournil', 'https://le-fournil.example'),
  client('epi', 'L’Épi d’Or', 'https://epi.example'),
  client('pain', 'Pain & Lumière', 'https://pain.example'),
  client('julie', 'Beauté par Julie', 'https://julie.example'),
  client('durand-angers', 'SARL Durand', 'https://durand.example', 'Angers'),
  client('durand-cholet', 'Durand', 'https://durand-cholet.fr', 'Cholet'),
];

const lettre = (texte: string, more: Partial<Lettre> = {}): Lettre => ({
  ...{ texte, sujet: '', tables: [] },
  ...more,
});

/** `retirer martin {}`, `retirer ? a,b` for a name that no client or several have, null for what is not understood. */
const said = (read: Compris): string | null => {
  if ('ordre' in read) {
    const { geste, client: of, corps } = read.ordre;
    return [geste, ...(of === undefined ? [] : [of.id]), JSON.stringify(corps)].join(' ');
  }
  if ('incompris' in read) return null;
  return `${read.geste} ? ${read.introuvable.candidats.map(({ id }) => id).join(',')}`;
};

describe.each<[string, readonly Cas[]]>([
  ['what is only told', LECTURES],
  ['removing a client', RETRAITS],
  ['adding clients', AJOUTS],
  ['questions, pages, audits', QUESTIONS],
  ['the account', COMPTES],
  ['answers with what they answer', FILS],
  ['ways to say it, and not to say it', AGENCE],
  ['what stands around it', AUTOUR],
  ['what is held back', RETENUS],
])('%s', (_, cases) => {
  it.each(cases)('%j', (texte, wanted) => {
    expect(said(comprendre(lettre(texte), CLIENTS))).toBe(wanted);
  });
});

describe('a customer without an agency need not name its client', () => {
  it.each([...SEULS, ...DIRECT, ...AUTOUR_DIRECT])('%j', (texte, wanted) => {
    const [martin] = CLIENTS;
    expect(said(comprendre(lettre(texte), CLIENTS.slice(0, 1), martin))).toBe(wanted);
  });
});

it.each(CONFIRMES)('%j under %j confirms what the letter proposed, or nothing', (texte, sujet, wanted) => {
  expect(said(comprendre(lettre(texte, { sujet }), CLIENTS))).toBe(wanted);
});

it.each(['Lancer', 'Question 4', 'Mes documents', 'Audit'])('%j of an agency says of whom', (texte) => {
  expect(comprendre(lettre(texte), CLIENTS.slice(0, 1))).not.toHaveProperty('ordre');
});

const TABLE =
  'Entreprise;Site web;Ville\r\n"Blot; Garage";garage-blot.fr;Angers\r\n;;\r\nDurand;durand.fr;\r\n';
const AJOUT =
  'ajouter {"clients":[{"entreprise":"Blot; Garage","site_web":"garage-blot.fr","ville":"Angers"},{"entreprise":"Durand","site_web":"durand.fr"}]}';

describe('a table that is joined', () => {
  it.each([
    ['Ajouter les clients du fichier joint', AJOUT],
    ['Bonjour,\nmerci d’ajouter les clients en pièce jointe.\nJean', AJOUT],
    ['Nouveaux clients', AJOUT],
    ['Mes clients', null],
    ['', null],
  ])('%j', (texte, wanted) => {
    expect(said(comprendre(lettre(texte, { tables: [TABLE] }), CLIENTS))).toBe(wanted);
  });
});

describe('the subject', () => {
  it.each([
    ['', 'Mes clients', 'clients {}'],
    ['Bonjour,\nMerci', 'Mes clients', 'clients {}'],
    ['Bonjour,\nMerci', 'Re: RE : Mes clients', null],
    ['Mon compte', 'Mes clients', 'compte {}'],
    ['Que de la pluie ici', 'Couper les clés', null],
    ['Merci\nMais attendez lundi', 'Couper les clés', null],
  ])('%j under %j', (texte, sujet, wanted) => {
    expect(said(comprendre(lettre(texte, { sujet }), CLIENTS))).toBe(wanted);
  });
});

it.each([
  ['Retier Plomberie Martin', 'inconnu', 'Retirer Plomberie Martin'],
  ['Retirer Plomberie Martin\nAudit du Fournil', 'plusieurs', 'Retirer Plomberie Martin'],
  ['Couper les clés ?', 'question', 'Couper les clés'],
  ['Lancer Plomberie Martin\nMerci\nSauf lundi', 'reserve', 'Lancer Plomberie Martin'],
  ['', 'vide', null],
])('%j is not understood (%s): three wordings, the nearest first', (texte, pourquoi, first) => {
  const read = comprendre(lettre(texte), CLIENTS);
  if (!('incompris' in read)) throw new Error('understood');
  expect(read.incompris.pourquoi).toBe(pourquoi);
  expect(read.incompris.proches).toHaveLength(3);
  if (first !== null) expect(read.incompris.proches[0]).toBe(first);
});
it.each([
  'Merci !',
  'Parfait, merci beaucoup !\n\nAnne Martin',
  'ok merci',
  'Bonjour,\nbien reçu, merci.\nBonne journée',
])('%j thanks and asks for nothing', (texte) => {
  expect(comprendre(lettre(texte, { sujet: 'Re: Rapport prêt' }), CLIENTS)).toMatchObject({
    incompris: { pourquoi: 'merci' },
  });
});

it.each(['Bonjour', 'Merci de rappeler Martin', 'Super Toits', 'Merci, et le rapport ?', ''])(
  '%j asks, or says too little',
  (texte) => {
    const read = comprendre(lettre(texte), CLIENTS);
    expect('incompris' in read && read.incompris.pourquoi !== 'merci').toBe(true);
  },
);

it('who has no agency leaves by ending the account', () => {
  const [seul] = CLIENTS;
  const read = (texte: string) => said(comprendre(lettre(texte), CLIENTS.slice(0, 1), seul));
  expect(read('Bonjour, je veux arrêter, merci de résilier')).toBe('resilier {}');
  expect(read('Je veux arrêter')).toBeNull();
  expect(comprendre(lettre('Je veux arrêter'), CLIENTS)).not.toHaveProperty('introuvable');
});

it('names what cannot be taken back to nobody, and a client that the account has', () => {
  const shown = (texte: string, clients = CLIENTS) => {
    const read = comprendre(lettre(texte), clients);
    return 'incompris' in read ? read.incompris.proches.join(' · ') : '';
  };
  expect(shown('Très beau rapport, bravo à toute l’équipe')).not.toMatch(
    /Résilier|Couper|Retirer|Nouvelle adresse/,
  );
  expect(shown('Prochaine page de Pain & Lumière ?')).toContain('Prochaine page de Pain & Lumière');
  expect(shown('Prochaine page ?', CLIENTS.slice(3, 4))).toContain('Prochaine page de Pain & Lumière');
});

it.each([
  'Retirer la question 3 par en de '.repeat(30_000),
  `Remplacer la question 3 ${'de a par b '.repeat(9_000)}`,
  `Retirer${' '.repeat(400_000)}x`,
  `Retirer ${'. '.repeat(45_000)}x`,
  `${'\n'.repeat(200_000)}${'merci '.repeat(15_000)}`,
  'Le a\n'.repeat(20_000),
  'De : a\n'.repeat(12_000),
  '[('.repeat(45_000),
  `Ajouter un client : ${'(concurrents '.repeat(7_000)}`,
  `Corriger ${'ville '.repeat(15_000)}`,
  'bonjour à tous et '.repeat(5_000),
  '<https://'.repeat(11_000),
  `Merci de la retirer ${'pour Le Fournil '.repeat(120)}`,
  'Le site est en fait à. Merci de le corriger. '.repeat(40),
  'suite à un changement '.repeat(85),
  `${'avant le rendez-vous de lundi '.repeat(65)}audit`,
  `Ajouter (${'suite à '.repeat(240)}:\n`,
  `${'nouveau nom '.repeat(100)}: Merci de corriger le nom`,
])('%#: a message made to be slow comes to its end', (texte) => {
  expect(comprendre(lettre(texte), CLIENTS)).not.toHaveProperty('ordre');
});

it.each([
  ['Lancer Café Brouillon', 'ajuster brouillon {"lancer":true}'],
  ['Lancer Café Brouillon, à confirmer', null],
  [
    'Ajouter un client : Optique À Voir, optique-a-voir.fr, Nantes',
    'ajouter {"clients":[{"entreprise":"Optique À Voir","site_web":"optique-a-voir.fr","ville":"Nantes"}]}',
  ],
])('the words of a name put nothing off: %j', (texte, wanted) => {
  const clients = [client('brouillon', 'Café Brouillon', 'https://cafe-brouillon.example')];
  expect(said(comprendre(lettre(texte), clients))).toBe(wanted);
});
