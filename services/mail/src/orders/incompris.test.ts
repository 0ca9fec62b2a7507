import type { Illisible } from '@agence/orders';
import { expect, it } from '@jest/globals';
import { AGENCE, read } from '../galerie.fixture.ts';
import { reponse_commande } from '../lettres/commande.lettre.ts';
import { notUnderstood } from './reponse.ts';

const answered = (tableau: Illisible) => {
  const autour = { clients: [], seul: undefined, proposee: false, contact: 'bonjour@mesure.test' };
  const answer = notUnderstood({ incompris: 'manque', tableau }, autour);
  return read(reponse_commande({ ...AGENCE, sujet: 'Mes clients', ...answer })).slice(1);
};

const EXAMPLE =
  'Un tableau que nous lisons\n- Entreprise;Site web;Ville;Métier\n- Plomberie Martin;plomberie-martin.fr;Angers;plombier\n- Le Fournil;le-fournil.fr;Cholet;boulangerie';
const END = ['Rien n’a été fait.', 'Une personne vous répond à bonjour@mesure.test.'];

it.each<[Illisible, string, readonly string[]]>([
  [
    { cause: 'titres', cellules: ['Boutique', 'Lien'] },
    'Votre tableau n’a pas les deux colonnes qu’il nous faut\u00a0: Entreprise et Site web.',
    ['Titres que nous ne connaissons pas\u00a0: Boutique · Lien'],
  ],
  [
    { cause: 'titres', cellules: [] },
    'Votre tableau n’a pas les deux colonnes qu’il nous faut\u00a0: Entreprise et Site web.',
    [],
  ],
  [
    { cause: 'ligne', cellules: ['Garage Blot', 'Cholet'] },
    'Votre tableau n’a pas de titres de colonnes, et l’une de ses lignes n’a pas l’entreprise, puis son site.',
    ['Ligne à revoir\u00a0: Garage Blot · Cholet'],
  ],
  [
    { cause: 'taille', cellules: [] },
    'Votre tableau est trop grand pour être lu\u00a0: gardez les colonnes utiles, sans textes longs.',
    [],
  ],
])('%j: the answer names what is wrong, and shows a table that is read', (tableau, wrong, named) => {
  expect(answered(tableau)).toEqual(['Tableau non lu', EXAMPLE, wrong, ...END, ...named]);
});
