import { describe, expect, test } from '@jest/globals';
import { load } from 'cheerio';
import { asScript } from '../documents/standalone.ts';
import { pageFictive } from '../documents/testing/page.fixture.ts';
import { type Phrase, texte } from '../documents/typo.ts';
import type { PageData } from './page.data.ts';
import { aVerifier, comptes, resume } from './page.sentences.ts';
import { renderPage } from './page.view.ts';

const dit = (phrase: Phrase): string =>
  texte(phrase)
    .replace(/[\u00a0\u202f]/g, ' ')
    .replaceAll('’', "'");

describe('the sentences of a page brief', () => {
  test('what the answers say, what is asked before publishing', () => {
    const data = pageFictive();
    expect(dit(resume(data))).toBe(
      'Aucune des 20 réponses mesurées ne vous cite ; 17 citent Fournil Tesseau. Le texte ci-dessous est prêt à être publié dès que vous aurez vérifié trois faits, repérés par un numéro dans le texte.',
    );
    const known = { ...data, faits: [], question: { ...data.question, cite: 1, concurrents: [] } };
    expect(dit(resume(known))).toBe(
      '1 réponse sur 20 vous cite. Le texte ci-dessous est prêt à être publié.',
    );
  });

  test('the counts, and what zero is worth', () =>
    expect(dit(comptes(pageFictive()))).toBe(
      '20 réponses, le 12/11/2026 : Fournil Tesseau 17, Atelier Mie-Dorée 9, Maison Ferrandin 0 (au plus 16 % de vraies citations, intervalle de Wilson à 95 %).',
    ));

  test('facts that nobody wrote are said first', () => {
    const data = pageFictive();
    const two = { ...data, faits: data.faits.map((f, i) => (i > 0 ? { ...f, source: null } : f)) };
    expect(dit(aVerifier(data))).toBe(
      "Un fait n'a été trouvé nulle part : ne le publiez pas sans l'avoir vérifié. Une IA a rédigé le texte à partir de votre site et de votre fiche. Un site peut se tromper : cochez, ou corrigez au crayon.",
    );
    expect(dit(aVerifier(two))).toMatch(
      /^Deux faits n'ont été trouvés nulle part : ne les publiez pas sans les avoir vérifiés\. /,
    );
  });
});

test.each<[PageData['ecriture']['par'], boolean, string]>([
  [
    'client',
    true,
    'Le texte reprend mot pour mot des phrases de votre site et de votre fiche. Un site peut se tromper : cochez, ou corrigez au crayon.',
  ],
  [
    'client',
    false,
    "Votre site n'a pas pu être lu. Le texte reprend mot pour mot des phrases de votre fiche seule. Une fiche peut se tromper : cochez, ou corrigez au crayon.",
  ],
  [
    'ia',
    false,
    "Votre site n'a pas pu être lu. Une IA a rédigé le texte à partir de votre fiche seule. Une fiche peut se tromper : cochez, ou corrigez au crayon.",
  ],
  [
    'simulateur',
    true,
    'Un simulateur a inventé le texte à partir de votre site et de votre fiche. Un site peut se tromper : cochez, ou corrigez au crayon.',
  ],
])('where the text comes from: %s, site read: %s', (par, site_lu, sentence) => {
  const data = pageFictive();
  const found = data.faits.map((f) => ({ ...f, source: 'page /' }));
  expect(dit(aVerifier({ ...data, faits: found, ecriture: { par, site_lu } }))).toBe(sentence);
});

describe('the document', () => {
  test('each number in the text leads to a fact; a number without a fact is not shown', () => {
    const data = pageFictive();
    const stray = {
      ...data,
      texte: [...data.texte, { genre: 'paragraphe' as const, texte: ['Fin.', { renvoi: 99 }] }],
    };
    const $ = load(renderPage(stray));
    const targets = $('.epreuve sup a')
      .toArray()
      .map((a) => $(a).attr('href') ?? '');
    expect(targets).toEqual(['#f1', '#f2', '#f3']);
    for (const target of targets) expect($(target)).toHaveLength(1);
  });

  test('the JSON-LD to paste is the object given, and cannot close its own block', () => {
    const object = { name: '</script><script>alert(1)</script>', list: ['é', 1] };
    const block = asScript(object);
    expect(block.match(/<\/script>/g)).toHaveLength(1);
    const $ = load(`<head>${block}</head>`);
    expect($('script')).toHaveLength(1);
    expect(JSON.parse($('script').text())).toEqual(object);
    const shown = load(renderPage({ ...pageFictive(), jsonld: object }))('#machines')
      .closest('section')
      .find('pre')
      .text();
    expect(shown).toBe(block);
  });

  test('a simulated one says so', () => {
    const $ = load(renderPage(pageFictive({ simulee: true })));
    expect($('title').text()).toMatch(/^Mesure simulée – /);
    expect($('.simulee')).toHaveLength(1);
  });
});

test('the text to publish is given to copy, as text and as HTML, without source marks', () => {
  const data = pageFictive();
  const [words, markup] = load(renderPage({ ...data, titre: 'Prix & délais <b>' }))('#publier')
    .closest('section')
    .find('pre')
    .toArray()
    .map((pre) => load(pre).text());
  expect(words).toBe(
    'Prix & délais <b>\n\nMaison Ferrandin prépare des gâteaux d’anniversaire sur commande, de 6 à 40 parts. Comptez trois jours de délai.\n\nQuels gâteaux pouvez-vous commander ?\n\n- La génoise aux fruits de saison\n- Le framboisier\n\nCombien coûte un gâteau d’anniversaire ?',
  );
  expect(markup).toBe(
    '<h1>Prix &amp; délais &lt;b></h1>\n<p>Maison Ferrandin prépare des gâteaux d’anniversaire sur commande, de 6 à 40 parts. Comptez trois jours de délai.</p>\n<h2>Quels gâteaux pouvez-vous commander ?</h2>\n<ul>\n<li>La génoise aux fruits de saison</li>\n<li>Le framboisier</li>\n</ul>\n<h2>Combien coûte un gâteau d’anniversaire ?</h2>',
  );
});
