import { describe, expect, test } from '@jest/globals';
import { load } from 'cheerio';
import { auditFictif } from '../documents/testing/audit.fixture.ts';
import { type Phrase, texte } from '../documents/typo.ts';
import type { AuditData } from './audit.data.ts';
import { chapeauRobots, resume, verdict } from './audit.sentences.ts';
import { renderAudit } from './audit.view.ts';
import { GRAVITES, type Gravite } from './finding.ts';

const plain = (text: string): string => text.replace(/[\u00a0\u202f]/g, ' ').replaceAll('’', "'");
const dit = (phrase: Phrase): string => plain(texte(phrase));

function constats(...which: Gravite[]): AuditData {
  const data = auditFictif();
  return {
    ...data,
    constats: which.map((gravite) => ({ gravite, titre: '', pourquoi: '', constate: null, copier: null })),
  };
}

describe('the verdict of an audit', () => {
  test.each<[Gravite[], string]>([
    [
      ['bloquant', 'bloquant', 'important'],
      "Deux points empêchent une IA de lire le site ou de le citer. Un autre la fait douter de ce qu'elle lit.",
    ],
    [['bloquant', 'mineur'], 'Un point empêche une IA de lire le site ou de le citer.'],
    [
      ['important', 'important'],
      "Rien n'empêche une IA de lire le site. Deux points la font douter de ce qu'elle lit.",
    ],
    [['mineur'], 'Le site se lit bien. Un point reste à parfaire, sans urgence.'],
    [[], 'Le site se lit bien : rien à corriger parmi les points vérifiés.'],
  ])('%j', (which, sentence) => expect(dit(verdict(constats(...which)))).toBe(sentence));

  test('a site that could not be read is said so, and nothing else is claimed', () => {
    const data = auditFictif({ injoignable: true });
    expect(dit(verdict(data))).toBe(
      "Le site n'a pas pu être lu le 20/11/2026. Cet audit ne dit donc rien de son contenu.",
    );
    const $ = load(renderAudit(data));
    expect(plain($('.avis').text())).toBe(
      "Site non lu. Le serveur n'a pas répondu en dix secondes, trois fois de suite.Vérifiez l'adresse du site, puis redemandez un audit demain.",
    );
    expect($('.bilan, .constat, .robots')).toHaveLength(0);
    expect($('.fiche').text()).toContain('Lecture tentée le20/11/2026');
    expect($('.fiche').text()).toContain('Pages luesaucune');
    expect(plain($('.metier').text())).toBe("Pourquoi le site n'a pas pu être lu, et que faire");
    expect(plain($('.pied').text())).toContain('Écrivez-nous en citant le numéro du document.');
  });

  test('a reader is asked to quote a finding only where there is one', () => {
    const pied = (data: AuditData) => plain(load(renderAudit(data))('.pied').text());
    expect(pied(auditFictif())).toContain('le numéro du document et celui du constat.');
    expect(pied(constats())).toContain('le numéro du document.');
  });

  test('what is ready to copy, and what refusing robots means', () => {
    expect(resume(auditFictif()).map(dit)).toEqual([
      "Chaque constat est suivi de ce qu'il faut écrire, prêt à copier. Commencez par le premier : ils sont rangés du plus grave au moins grave.",
    ]);
    expect(dit(chapeauRobots(auditFictif()))).toBe(
      "Deux robots de recherche sur cinq sont refusés. Refuser l'entraînement est un choix légitime : nous ne le comptons pas comme un défaut.",
    );
    expect(dit(chapeauRobots(auditFictif({ sain: true })))).toBe('Les robots de recherche sont tous admis.');
  });
});

test('findings come worst first, the counts are those of the data, what is read and what is to copy are byte for byte', () => {
  const data = auditFictif();
  const $ = load(renderAudit(data));
  const texts = (selector: string) => Array.from($(selector), (element) => $(element).text());
  expect(texts('.constat > .etat')).toEqual(['Bloquant', 'Important', 'Mineur']);
  const embedded: AuditData = JSON.parse($('#donnees').contents().text());
  const count = (g: Gravite) => embedded.constats.filter((c) => c.gravite === g).length;
  const counts = [...GRAVITES.map(count), embedded.conformes.length];
  expect(texts('.bilan .chiffre').map(Number)).toEqual(counts);
  expect(new Set(texts('.copier pre'))).toEqual(new Set(data.constats.map((c) => c.copier?.texte)));
});
