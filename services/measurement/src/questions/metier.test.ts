import { foldedWords } from '@agence/words/folded';
import { describe, expect, test } from '@jest/globals';
import { fallbackQuestions } from './fallback.ts';
import { tradeOf } from './metier.ts';
import { flaw } from './prepare.ts';
import { inTown, ofTown } from './ville.ts';

describe('the trade', () => {
  test.each([
    [{ metier: 'Crêperie' }, 'Quelles sont les meilleures crêperies en France\u202f?'],
    [{ metier: 'plomberie' }, 'Quels sont les meilleurs plombiers en France\u202f?'],
    [
      { metier: 'Avocat en droit du travail' },
      'Quels sont les meilleurs avocats en droit du travail en France\u202f?',
    ],
    [
      { metier: 'vente de matelas' },
      'Quelles sont les meilleures entreprises de vente de matelas en France\u202f?',
    ],
    [
      { metier: 'Avocat en droit immobilier' },
      'Quels sont les meilleurs avocats en droit immobilier en France\u202f?',
    ],
    [
      { metier: 'Plombier chauffagiste' },
      'Quels sont les meilleurs plombiers chauffagistes en France\u202f?',
    ],
    [{ metier: 'luthier' }, 'Quels sont les meilleurs luthiers en France\u202f?'],
    [{ entreprise: 'Garage du Pont' }, 'Quels sont les meilleurs garages automobiles en France\u202f?'],
    [{ site: 'https://www.dupontplomberie.fr' }, 'Quels sont les meilleurs plombiers en France\u202f?'],
    [{}, 'Quels sont les meilleurs professionnels en France\u202f?'],
  ])('%j', (known, expected) => {
    expect(fallbackQuestions(tradeOf({ entreprise: 'Zed', site: 'zed.fr', ...known }), '')[0]).toBe(expected);
  });

  test('who has two is asked for what either is called for', () => {
    const asked = fallbackQuestions(tradeOf({ metier: 'Plombier chauffagiste' }), 'Angers').join(' ');
    expect(asked).toContain('pour remplacer un chauffe-eau');
    expect(asked).toContain('pour installer une pompe à chaleur');
  });

  const METIERS =
    'hôtel|électricien|avocat|fleuriste|garagiste|café|boulangerie|agence immobilière|luthier|musée|huissier de justice|médecin|restaurant|dentiste|architecte|';
  test.each(METIERS.split('|'))(
    'every question about « %s » names the trade and the place, once for all, would be accepted from a model, and twenty hold',
    (metier) => {
      const trade = tradeOf({ metier });
      const named = [trade.un.replace(/^une? /, ''), trade.plural];
      for (const ville of ['Saint-Chamond', '']) {
        const questions = fallbackQuestions(trade, ville);
        expect(new Set(questions.map((one) => foldedWords(one).join(' '))).size).toBe(questions.length);
        expect(questions.length).toBeGreaterThanOrEqual(20);
        for (const question of questions) {
          expect(named.some((name) => question.includes(name))).toBe(true);
          expect([question, flaw(question, { entreprise: 'Zed', site: 'zed.fr', ville })]).toEqual([
            question,
            null,
          ]);
          if (ville === '') expect(question).toContain('en France');
        }
        expect(questions.join('\n')).not.toMatch(
          /première demande|projet important|première prestation|d’en France|chez moi|mon quartier|ma ville/,
        );
      }
    },
  );

  test('« coûter » agrees with what it costs', () => {
    const asked = fallbackQuestions(tradeOf({ metier: 'diagnostiqueur immobilier' }), 'Angers');
    expect(asked).toContain(
      'Combien coûtent les diagnostics d’un appartement à Angers, et quel diagnostiqueur immobilier choisir\u202f?',
    );
  });
});

test.each([
  ['hôtel', 'cinq noms d’hôtels'],
  ['location de vélos', 'cinq noms d’entreprises de location de vélos'],
  ['hammam', 'cinq noms de spas'],
  ['hangar de stockage', 'cinq noms de hangars de stockage'],
  ['boulangerie', 'cinq noms de boulangeries'],
])('the plural of %s elides: %s', (metier, said) => {
  const questions = fallbackQuestions(tradeOf({ metier }), 'Angers').join('\n');
  expect(questions).toContain(said);
  expect(questions).not.toMatch(/\b(de|que|jusque|le|la) [aeiouéèêôîâ]/i);
});

test.each([
  ['Lyon', 'à Lyon', 'de Lyon'],
  ['Angers', 'à Angers', 'd’Angers'],
  ['Le Mans', 'au Mans', 'du Mans'],
  ['Les Sables-d’Olonne', 'aux Sables-d’Olonne', 'des Sables-d’Olonne'],
  ['La Rochelle', 'à La Rochelle', 'de La Rochelle'],
  ['Hyères', 'à Hyères', 'd’Hyères'],
  ['Honfleur', 'à Honfleur', 'de Honfleur'],
  ['L’Isle-Adam', 'à L’Isle-Adam', 'de L’Isle-Adam'],
  ['', '', ''],
])('the article of « %s »', (town, there, from) => {
  expect([inTown(town), ofTown(town)]).toEqual([there, from]);
});
