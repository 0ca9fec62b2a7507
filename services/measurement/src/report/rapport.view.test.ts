import { describe, expect, test } from '@jest/globals';
import { type CheerioAPI, load } from 'cheerio';
import { HOSTILES } from '../documents/testing/matiere.ts';
import { type Cas, rapportFictif } from '../documents/testing/rapport.fixture.ts';
import type { RapportData } from './rapport.data.ts';
import { renderRapport } from './rapport.view.ts';

const CASES: Record<string, Cas> = {
  'ten questions, a measurement before': { avant: true },
  'a first measurement': {},
  'three questions, two models': { questions: 3, ias: 2, essais: 10 },
  'twenty questions, five models': {
    questions: 20,
    ias: 5,
    essais: 4,
    avant: true,
  },
  'a year of months': { avant: true, mois: 13, questions: 20 },
  'one model asked twenty times': { questions: 4, ias: 1, essais: 20 },
  simulated: { simulee: true, questions: 5, ias: 3, essais: 7 },
  'a model that never answers': { avant: true, panne: 3 },
  'no competitor': { sansConcurrent: true, questions: 5 },
  failed: { echec: true, avant: true },
  'failed at first': { echec: true },
  'hostile texts': { textes: HOSTILES, questions: 20, avant: true },
};

const plain = (text: string): string => text.replace(/[\u00a0\u202f]/g, ' ');
const page = (cas: Cas): string => renderRapport(rapportFictif(cas));
const donnees = ($: CheerioAPI): RapportData => JSON.parse($('#donnees').contents().text());

describe.each(Object.entries(CASES))('%s', (_, cas) => {
  const source = page(cas);
  const $ = load(source);

  test('one file, no script, nothing from outside', () => {
    expect(source).not.toMatch(/<script/i);
    expect(Buffer.byteLength(source)).toBeLessThan(300_000);
    const outside = $('[src], link, base, iframe, object, embed, form, [href]')
      .toArray()
      .filter((e) => !/^(#|mailto:|tel:)/.test($(e).attr('href') ?? ''));
    expect(outside).toHaveLength(0);
    expect($('style').text()).not.toMatch(/url\(|@import|<\//);
    expect($('meta[http-equiv="Content-Security-Policy"]').attr('content')).toBe(
      "default-src 'none'; style-src 'unsafe-inline'; img-src data:",
    );
    const handlers = $('*')
      .toArray()
      .filter((e) => Object.keys('attribs' in e ? e.attribs : {}).some((a) => a.startsWith('on')));
    expect(handlers).toHaveLength(0);
  });

  test('one title, one language, a way to the content, ids used once', () => {
    expect($('html').attr('lang')).toBe('fr');
    expect($('h1')).toHaveLength(1);
    expect($('h1').text()).toBe(rapportFictif(cas).client.entreprise);
    expect($('a.saut').attr('href')).toBe(`#${$('main').attr('id')}`);
    const ids = $('[id]')
      .toArray()
      .map((e) => $(e).attr('id'));
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('the data come back as they were given', () => {
    expect(donnees($)).toEqual(JSON.parse(JSON.stringify(rapportFictif(cas))));
  });
});

describe('what a reader is told', () => {
  const $of = (cas: Cas) => load(page(cas));

  test('a simulation says so in the strip, the title, the foot of the pages and the data', () => {
    const $ = $of({ simulee: true });
    expect(plain($('.simulee').text())).toBe(
      'Mesure simulée. Aucune IA n’a été interrogée : les réponses de ce document sont inventées pour en montrer la forme. Aucun chiffre n’est à retenir.',
    );
    expect($('title').text()).toBe(
      'Mesure simulée – Rapport de novembre 2026 – Maison Ferrandin – Agence Clairval',
    );
    expect($('style').text()).toContain('· mesure simulée"');
    expect(donnees($).simulee).toBe(true);
    expect(plain($('#methode').closest('section').text())).toContain('sans interroger aucune IA');
  });

  test('a real measurement does not', () => expect(page({ avant: true })).not.toMatch(/simulé/));

  test('a measurement of several days names the first and the last', () => {
    const facts = (choice: Cas) => plain($of(choice)('.fiche').text());
    expect(facts({ avant: true })).toContain('Mesuréle 12/11/2026');
    expect(facts({ avant: true, jours: true })).toMatch(
      /Mesurédu \d\d\/11\/2026 au 12\/11\/2026 \(cinq jours\)/,
    );
  });

  test('a failure shows the notice, the dated states, and no chart', () => {
    const $ = $of({ echec: true, avant: true });
    expect(plain($('.avis').text())).toBe(
      'Pas de mesure en novembre. Moins de six réponses sur dix étaient exploitables le 12/11/2026, et de nouveau le 13/11/2026.Une personne a été prévenue.',
    );
    expect($('svg.barre, .questions, .mat, .voix, .evol')).toHaveLength(0);
    const method = plain($('#methode').closest('section').text());
    expect(method).toContain('recherche web proposée aux IA, sans historique ni compte.');
    expect(method).not.toContain('sur 0');
    expect(plain($('.meth tbody td').first().text())).toBe('–');
    expect(plain($('h2#etats').text())).toBe('1 Les états d’octobre');
  });

  test('a missing model is named before the first number', () => {
    const $ = $of({ avant: true, panne: 3 });
    const notice = plain($('.avis').text());
    expect(notice).toContain('Perplexity n’a pas répondu le 12/11/2026 : 50 demandes sur 50 en échec.');
    expect(notice).toMatch(
      /Les états reposent sur trois IA et \d+ réponses ; ils restent comparables à ceux d’octobre pour ces trois IA seulement\.$/,
    );
    const order = $('.avis, .verdict')
      .toArray()
      .map((e) => $(e).attr('class'));
    expect(order).toEqual(['avis', 'verdict']);
  });

  test('answers set aside are of the same kinds wherever they are named', () => {
    const $ = $of({ avant: true });
    const kinds = '(vides, coupées, sans réponse à la question, en erreur ou d’issue inconnue)';
    expect(plain($('.cle').text())).toContain(`écartées ${kinds}`);
    expect(plain($('.limites').text())).toContain(`Les réponses écartées ${kinds} ne comptent ni pour vous`);
  });

  test('the foot promises what the document holds, and nothing else', () => {
    const foot = (data: RapportData) => plain(load(renderRapport(data))('footer').text());
    const data = rapportFictif();
    expect(foot(data)).toMatch(
      /Écrivez-nous en citant le numéro du document : il contient le décompte de ses \d+ réponses et des extraits datés\.$/,
    );
    expect(foot({ ...data, extraits: [] })).toMatch(/le décompte de ses \d+ réponses\.$/);
    expect(foot(rapportFictif({ echec: true }))).toMatch(/Écrivez-nous en citant le numéro du document\.$/);
  });

  test('each site has its kind, and those of the client and of competitors are told apart', () => {
    const $ = $of({});
    const kinds = $('.src tbody tr')
      .toArray()
      .map((row) => [$(row).find('th').text(), plain($(row).find('.x').last().text())]);
    expect(Object.fromEntries(kinds)).toMatchObject({
      'maison-ferrandin.example': 'votre site',
      'fournil-tesseau.example': 'site d’un concurrent',
      'angers-gourmand.example': 'annuaire',
    });
  });

  test('ranks after the tenth take one line; the sections are numbered without a gap', () => {
    const $ = $of({ questions: 20, avant: true });
    expect($('.questions > li')).toHaveLength(10);
    expect($('.compacte tbody tr')).toHaveLength(10);
    const numbers = $('h2 .no')
      .toArray()
      .map((e) => $(e).text());
    expect(numbers).toEqual(numbers.map((__, i) => String(i + 1)));
  });

  test('a name cannot close the string at the foot of the pages', () => {
    const css = load(
      renderRapport({
        ...rapportFictif(),
        agence: { nom: '"}</style>\\', couleur: 'x', contact: '' },
      }),
    )('style').text();
    expect(css).toContain('content:"\\22 \\7d \\3c \\2f style\\3e \\5c  · Maison Ferrandin');
  });
});
