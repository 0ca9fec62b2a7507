import { describe, expect, test } from '@jest/globals';
import { load } from 'cheerio';
import { asScript } from '../documents/standalone.ts';
import { dit, lu } from '../documents/testing/dire.fixture.ts';
import { pageFictive } from '../documents/testing/page.fixture.ts';
import { outlineOf, type PageData } from './page.data.ts';
import { aVerifier, comptes, resume } from './page.sentences.ts';
import { renderPage } from './page.view.ts';

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

const SITE = 'Un site peut se tromper : cochez, ou corrigez au crayon.';
const FICHE = 'Une fiche peut se tromper : cochez, ou corrigez au crayon.';

test.each<[PageData['ecriture']['par'], boolean, string]>([
  ['client', true, `Le texte reprend mot pour mot des phrases de votre site et de votre fiche. ${SITE}`],
  [
    'client',
    false,
    `Votre site n'a pas pu être lu. Le texte reprend mot pour mot des phrases de votre fiche seule. ${FICHE}`,
  ],
  [
    'ia',
    false,
    `Votre site n'a pas pu être lu. Une IA a rédigé le texte à partir de votre fiche seule. ${FICHE}`,
  ],
  ['simulateur', true, `Un simulateur a inventé le texte à partir de votre site et de votre fiche. ${SITE}`],
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
    expect(
      $('.epreuve sup a')
        .toArray()
        .map((a) => a.attribs.href),
    ).toEqual(['#f1', '#f2', '#f3']);
    expect($('#f1, #f2, #f3')).toHaveLength(3);
  });

  test('the JSON-LD to paste is the object given, and cannot close its own block', () => {
    const object = { name: '</script><script>alert(1)</script>', list: ['é', 1] };
    const block = asScript(object);
    expect(block.match(/<\/script>/g)).toHaveLength(1);
    const $ = load(`<head>${block}</head>`);
    expect($('script')).toHaveLength(1);
    expect(JSON.parse($('script').text())).toEqual(object);
    const page = lu(renderPage({ ...pageFictive(), jsonld: object }));
    expect(page.$('section:has(#machines) pre').text()).toBe(block);
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

test.each([
  ['Combien coûte un dépannage ?', 'Une autre question que le même client se pose ensuite.'],
  ['Bon à savoir', 'Un complément à la réponse, pour le même client.'],
  ['Quel plombier appeler à Rennes\u202f?', 'La même question, pour détailler la réponse.'],
])('the reason for a part: %s', (texte, pourquoi) => {
  const plan = outlineOf('Quel plombier appeler à Rennes ?', [{ genre: 'intertitre', texte }]);
  expect(plan.at(-1)?.pourquoi).toBe(pourquoi);
});
