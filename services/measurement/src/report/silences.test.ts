import { typesetAnswer } from '@agence/reading';
import { expect, test } from '@jest/globals';
import { load } from 'cheerio';
import { diagnosticData } from '../diagnostic/conclure-diagnostic.ts';
import { renderDiagnostic } from '../diagnostic/diagnostic.view.ts';
import { texte } from '../documents/typo.ts';
import { pageData } from '../page/page.data.ts';
import { comptes } from '../page/page.sentences.ts';
import { bilanDe } from '../states/bilan.ts';
import { isRead } from '../states/lecture.ts';
import { fois, matiereDe } from '../states/lectures.fixture.ts';
import { rapportData, rapportManque } from './rapport.ts';
import { renderRapport } from './rapport.view.ts';

const plain = (text: string): string => text.replace(/[\u00a0\u202f]/g, ' ').replaceAll('’', "'");
const lu = (page: string) => {
  const $ = load(page);
  $('#donnees').remove();
  return { $, tout: plain($('body').text()) };
};

type Given = Parameters<typeof matiereDe>;
const rapport = (...given: Given) => lu(renderRapport(rapportData(matiereDe(...given))));
const avant = (given: Given[0]) => {
  const { mesure, lectures, depouille } = matiereDe(given);
  return { jour: '2026-10-12', mois: '2026-10', bilan: bilanDe(mesure, lectures, depouille) };
};

const CITE = { noms: ['V', 'Durand'] };
const DOUTE = { noms: ['Durand'], incertaine: true };
const EN_DOUTE = [...fois(17, CITE), ...fois(3, DOUTE)];

test('an uncertain citation shows in the answers, in the row of its question, and in the ranks after the tenth', () => {
  const { $, tout } = rapport(Array.from({ length: 11 }, () => ({ 'openai:gpt-5': EN_DOUTE })));
  expect(plain($('.questions > li').first().text())).toContain(
    '3 citations de votre nom sont incertaines, non comptées.',
  );
  expect(plain($('.compacte tbody tr').first().text())).toContain('17/20 + 3 incertaines');
  expect(plain($('.lues tbody td').first().text())).toContain('1 ?');
  expect(tout).toContain('? : une citation de votre nom y est incertaine, non comptée.');
});

test('nothing is said of uncertain citations where there are none', () => {
  const { tout } = rapport([{ 'openai:gpt-5': fois(20, CITE) }]);
  expect(tout).not.toContain('y est incertaine');
});

test('a diagnostic says how many citations are uncertain', () => {
  const { prochaine_page: _, avant: __, ...matiere } = matiereDe([{ 'openai:gpt-5': EN_DOUTE }]);
  expect(lu(renderDiagnostic(diagnosticData(matiere))).tout).toContain(
    '3 citations de votre nom sont incertaines, non comptées.',
  );
});

test('a page brief says how many citations of its question are uncertain', () => {
  const { mesure, lectures, depouille, models, agence } = matiereDe([{ 'openai:gpt-5': EN_DOUTE }]);
  const { entreprises, questions } = depouille;
  const [asked] = questions;
  if (asked === undefined) throw new Error('a question was asked');
  const data = pageData({
    ...{ mesure, models, agence, entreprises, asked, lues: lectures.filter(isRead), rang: 1, sur: 1 },
    page: { n: 1, question: 'Q ?', fiche: mesure.fiche, numero_page: 1, model: 'openai:gpt-5' } as never,
    ...{ texte: { blocs: [], faits: [] }, ecriture: { par: 'ia', site_lu: true } as const },
    ...{ numero: 'P-1', jour: '2026-11-12', mesuree: '2026-11-12', typesetAnswer },
  });
  expect(plain(texte(comptes(data)))).toContain(
    'Plomberie Martin 17. 3 citations de votre nom sont incertaines, non comptées.',
  );
});

const MUETTES = fois(20, { ecart: 'échec' } as const);

test('a measurement that failed twice says so in a document, with the states that still hold and no figure', () => {
  const before = avant([{ 'openai:gpt-5': fois(20, CITE) }]);
  const { $, tout } = lu(
    renderRapport(rapportManque(matiereDe([{ 'openai:gpt-5': MUETTES }], { avant: before }))),
  );
  expect(plain($('.verdict').text())).toBe(
    "La mesure de novembre 2026 a échoué. Ce document n'en tire aucun chiffre.",
  );
  expect(plain($('.avis').text())).toBe(
    "Pas de mesure en novembre. Deux mesures de suite n'ont pas donné assez de réponses exploitables.Les états d'octobre restent les derniers connus ; la mesure suivante les mettra à jour.",
  );
  expect(tout).toContain("Les états d'octobre");
  expect($('svg.barre, .questions, .mat, .voix, .evol')).toHaveLength(0);
});

test('a model that gave no answer has not changed its version', () => {
  const given = (gemini: typeof MUETTES) => [{ 'openai:gpt-5': fois(20, CITE), 'google:gemini': gemini }];
  const both = given(fois(20, CITE) as typeof MUETTES);
  const now = rapport(given(MUETTES), { avant: avant(both) });
  expect(now.tout).toContain("gemini n'a pas répondu le 12/11/2026 : 20 demandes sur 20 en échec.");
  expect(now.tout).not.toContain('a changé de version');
  expect(now.tout).not.toContain('Pas de comparaison pour cette IA');
  const later = rapport(both, { avant: avant(given(MUETTES)) });
  expect(later.tout).not.toContain('a changé de version');
});

test('a model whose answers are all set aside did answer', () => {
  const refus = fois(20, { ecart: 'refus' } as const);
  expect(rapport([{ 'openai:gpt-5': fois(20, CITE), 'google:gemini': refus }]).tout).toContain(
    "gemini n'a donné aucune réponse exploitable le 12/11/2026, sur 20 demandées.",
  );
});

test('what an interval does not cover is the day and the wording', () => {
  const { tout } = rapport([{ 'openai:gpt-5': fois(20, CITE) }]);
  expect(tout).toContain(
    'Les intervalles disent ce que le hasard des réponses peut changer, pour ces IA, ces questions mot pour mot et ce jour-là. Un autre jour, ou une question formulée autrement, peut donner un autre résultat : ils ne le couvrent pas.',
  );
  expect(tout).not.toContain('varier un peu plus');
});
