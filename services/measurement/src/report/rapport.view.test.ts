import { describe, expect, test } from '@jest/globals';
import { load } from 'cheerio';
import { lu } from '../documents/testing/dire.fixture.ts';
import { HOSTILES } from '../documents/testing/matiere.ts';
import { type Cas, rapportFictif } from '../documents/testing/rapport.fixture.ts';
import type { RapportData } from './rapport.data.ts';
import { renderRapport } from './rapport.view.ts';

const CASES: Record<string, Cas> = {
  'a first measurement': {},
  'three questions, two models': { questions: 3, ias: 2, essais: 10 },
  'a year of months': { avant: true, mois: 13, questions: 20, ias: 5, essais: 4 },
  'one model asked twenty times': { questions: 4, ias: 1, essais: 20 },
  'simulated, a model that never answers': { simulee: true, avant: true, panne: 3 },
  'no competitor': { sansConcurrent: true, questions: 5 },
  failed: { echec: true, avant: true },
  'failed at first': { echec: true },
  'hostile texts': { textes: HOSTILES, questions: 20, avant: true },
};

const page = (cas: Cas) => lu(renderRapport(rapportFictif(cas)));

test.each(Object.entries(CASES))(
  '%s: one light file with one title, ids used once, and its data',
  (_, cas) => {
    const data = rapportFictif(cas);
    const source = renderRapport(data);
    const $ = load(source);
    expect(Buffer.byteLength(source)).toBeLessThan(300_000);
    expect($('meta[http-equiv="Content-Security-Policy"]').attr('content')).toBe(
      "default-src 'none'; style-src 'unsafe-inline'; img-src data:",
    );
    expect($('html').attr('lang')).toBe('fr');
    expect($('h1').text()).toBe(data.client.entreprise);
    expect($('a.saut').attr('href')).toBe(`#${$('main').attr('id')}`);
    const ids = $('[id]')
      .toArray()
      .map((e) => $(e).attr('id'));
    expect(new Set(ids).size).toBe(ids.length);
    expect(JSON.parse($('#donnees').contents().text())).toEqual(JSON.parse(JSON.stringify(data)));
  },
);

describe('what a reader is told', () => {
  test('a simulation says so in the strip, the title and the foot of the pages', () => {
    const { $, textes, section } = page({ simulee: true });
    expect(textes('.simulee')).toEqual([
      "Mesure simulée. Aucune IA n'a été interrogée : les réponses de ce document sont inventées pour en montrer la forme. Aucun chiffre n'est à retenir.",
    ]);
    expect($('title').text()).toBe(
      'Mesure simulée – Rapport de novembre 2026 – Maison Ferrandin – Agence Clairval',
    );
    expect($('style').text()).toContain('· mesure simulée"');
    expect(section('methode')).toContain('sans interroger aucune IA');
    expect(renderRapport(rapportFictif({ avant: true }))).not.toMatch(/simulé/);
  });

  test('a measurement of several days names the first and the last', () => {
    expect(page({ avant: true }).textes('.fiche')[0]).toContain('Mesuréle 12/11/2026');
    expect(page({ avant: true, jours: true }).textes('.fiche')[0]).toMatch(
      /Mesurédu \d\d\/11\/2026 au 12\/11\/2026 \(cinq jours\)/,
    );
  });

  test('a missing model is named before the first number', () => {
    const { textes, $ } = page({ avant: true, panne: 3 });
    const [notice] = textes('.avis');
    expect(notice).toContain("Perplexity n'a pas répondu le 12/11/2026 : 50 demandes sur 50 en échec.");
    expect(notice).toMatch(
      /Les états reposent sur trois IA et \d+ réponses ; ils restent comparables à ceux d'octobre pour ces trois IA seulement\.$/,
    );
    expect($('.avis ~ .verdict')).toHaveLength(1);
  });

  test('answers set aside are of the same kinds wherever they are named', () => {
    const { textes } = page({ avant: true });
    const kinds = "(vides, coupées, sans réponse à la question, en erreur ou d'issue inconnue)";
    expect(textes('.cle')[0]).toContain(`écartées ${kinds}`);
    expect(textes('.limites')[0]).toContain(`Les réponses écartées ${kinds} ne comptent ni pour vous`);
  });

  test('the foot promises what the document holds, and nothing else', () => {
    const foot = (data: RapportData) => lu(renderRapport(data)).textes('footer')[0];
    const data = rapportFictif();
    expect(foot(data)).toMatch(
      /Écrivez-nous en citant le numéro du document : il contient le décompte de ses \d+ réponses et des extraits datés\.$/,
    );
    expect(foot({ ...data, extraits: [] })).toMatch(/le décompte de ses \d+ réponses\.$/);
    expect(foot(rapportFictif({ echec: true }))).toMatch(/Écrivez-nous en citant le numéro du document\.$/);
  });

  test('each site has its kind, and those of the client and of competitors are told apart', () => {
    const kinds = page({}).rangees('.src tbody tr', 'th, .x:last-child');
    expect(Object.fromEntries(kinds)).toMatchObject({
      'maison-ferrandin.example': 'votre site',
      'fournil-tesseau.example': "site d'un concurrent",
      'angers-gourmand.example': 'annuaire',
    });
  });

  test('ranks after the tenth take one line; the sections are numbered without a gap', () => {
    const { $, textes } = page({ questions: 20, avant: true });
    expect($('.questions > li')).toHaveLength(10);
    expect($('.compacte tbody tr')).toHaveLength(10);
    const numbers = textes('h2 .no');
    expect(numbers).toEqual(numbers.map((__, i) => String(i + 1)));
  });

  test('a name cannot close the string at the foot of the pages', () => {
    const agence = { nom: '"}</style>\\', couleur: 'x', contact: '' };
    const css = lu(renderRapport({ ...rapportFictif(), agence }))
      .$('style')
      .text();
    expect(css).toContain('content:"\\22 \\7d \\3c \\2f style\\3e \\5c  · Maison Ferrandin');
  });
});
