import { expect, test } from '@jest/globals';
import type { Fiche } from '../mesures/fiche.ts';
import type { LectureLue } from '../states/lecture.ts';
import { porteLeNom } from '../states/releve/site-de.ts';
import { sourcesRelevees } from '../states/sources-relevees.ts';

test.each([
  ['fleurs-des-remparts.example', 'Fleurs des Remparts', true],
  ['fleurs-des-remparts-dinan.example', 'Fleurs des Remparts', true],
  ['fleursdesremparts.fr', 'Fleurs des Remparts', true],
  ['fournil-tesseau.fr', 'Le Fournil Tesseau', true],
  ['fournildumarche.fr', 'Le Fournil du Marché', true],
  ['loeufalacoque.fr', 'L’Œuf à la Coque', true],
  ['dupont-et-fils.co.fr', 'Dupont & Fils', true],
  ['boutique.maison-ferrandin.fr', 'Maison Ferrandin', true],
  ['horizon.fr', 'Horizon', true],
  ['horizon-voyages.fr', 'Horizon', false],
  ['boulangerie-patisserie.fr', 'Boulanger', false],
  ['annuaire-des-fleuristes.example', 'Fleurs des Remparts', false],
  ['annuaire.fr', '', false],
  ['1-1.example', '=1+1', true],
  ['iris.boulangerie', 'Iris', true],
  ['comme-ici.fr', 'M & M', false],
  ['la.fr', 'Les &', false],
])('%s and %s: %s', (domaine, nom, own) => expect(porteLeNom(domaine, nom)).toBe(own));

test('the site of a business that answers name, or that the client declares, is no site like another', () => {
  const businesses = [{ name: 'Fleurs des Remparts', is: 'autre' }];
  const urls = [
    'https://www.iris-dinan.example/contact',
    'https://fleurs-des-remparts.example/',
    'https://chez-rose.example/',
    'https://annuaire-des-fleuristes.example/',
  ];
  const lue = { reading: { businesses }, answer: { sources: urls.map((url) => ({ url })) } };
  const fiche = { entreprise: 'Iris', site_web: 'iris-dinan.example', concurrents: ['Chez Rose'] };
  expect(sourcesRelevees(fiche as unknown as Fiche, [lue as unknown as LectureLue]).listes.domaines).toEqual([
    { domaine: 'iris-dinan.example', qui: 'client', genre: 'autre' },
    { domaine: 'fleurs-des-remparts.example', qui: 'concurrent', genre: 'autre' },
    { domaine: 'chez-rose.example', qui: 'concurrent', genre: 'autre' },
    { domaine: 'annuaire-des-fleuristes.example', qui: null, genre: 'annuaire' },
  ]);
});
