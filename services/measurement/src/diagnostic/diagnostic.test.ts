import { describe, expect, test } from '@jest/globals';
import { load } from 'cheerio';
import { diagnosticFictif } from '../documents/testing/diagnostic.fixture.ts';
import { type Phrase, texte } from '../documents/typo.ts';
import type { QuestionMesuree, Reponse } from '../states/releve/releve.data.ts';
import type { DiagnosticData } from './diagnostic.data.ts';
import { commentDemande, methode, troisChiffres, verdict } from './diagnostic.sentences.ts';
import { renderDiagnostic } from './diagnostic.view.ts';

const plain = (text: string): string => text.replace(/[\u00a0\u202f]/g, ' ').replaceAll('’', "'");
const dit = (phrase: Phrase): string => plain(texte(phrase));

/** One question, answers given as letters: C the client, R a rival, both in order, - nobody. */
function avec(...answers: string[]): DiagnosticData {
  const base = diagnosticFictif({ questions: 1, ias: 1 });
  const places: Record<string, number> = { C: 0, R: 1 };
  const detail = answers.map(
    (a, i): Reponse => ({ ia: 0, essai: i + 1, lu: [...a].flatMap((c) => places[c] ?? []) }),
  );
  const cite = answers.filter((a) => a.includes('C')).length;
  const change: Partial<QuestionMesuree> = {
    detail,
    suivis: [1],
    cite,
    reponses: detail.length,
    etat: cite > 0 ? 'consolider' : 'conquerir',
  };
  return { ...base, questions: base.questions.map((q) => ({ ...q, ...change })) };
}

describe('the sentences of a diagnostic', () => {
  test('the verdict: how many of how many, and who instead', () => {
    expect(dit(verdict(avec('C', 'R', 'RC', '-')))).toBe(
      'À une question sur « Boulangerie-pâtisserie » à Angers, les IA citent Maison Ferrandin dans 2 réponses sur 4. Elles citent Fournil Tesseau dans 2.',
    );
    expect(dit(verdict(avec('R', 'R', '-')))).toBe(
      'À une question sur « Boulangerie-pâtisserie » à Angers, les IA ne citent Maison Ferrandin dans aucune des 3 réponses. Elles citent Fournil Tesseau dans 2.',
    );
    expect(dit(verdict(diagnosticFictif()))).toMatch(
      /^Aux cinq questions sur « Boulangerie-pâtisserie » à Angers, les IA citent /,
    );
    const unknown = avec('-', '-');
    expect(dit(verdict({ ...unknown, client: { ...unknown.client, metier: '', ville: '' } }))).toBe(
      'À cette question, les IA ne citent Maison Ferrandin dans aucune des 2 réponses. Aucun autre nom ne revient.',
    );
  });

  test('three numbers, each with what it is out of', () => {
    const said = (data: DiagnosticData) =>
      troisChiffres(data).map((c) => `${c.valeur} sur ${c.sur} ${dit(c.dit)}`);
    expect(said(avec('RC', 'R', 'R', 'R', '-'))).toEqual([
      '1 sur 5 réponse vous cite, environ une fois sur cinq. Jamais en premier.',
      '0 sur 1 question où aucune réponse ne vous cite.',
      '4 sur 5 réponses citent Fournil Tesseau, le nom que les IA donnent le plus.',
    ]);
    expect(said(avec('CR', 'R', 'C'))[2]).toBe(
      '2 sur 3 réponses citent Fournil Tesseau, le nom le plus cité, comme le vôtre.',
    );
    expect(said(avec('C', 'CR'))[2]).toBe(
      '1 sur 2 réponse cite Fournil Tesseau, le nom le plus cité après le vôtre.',
    );
    expect(said(avec('-', '-', '-', '-'))).toEqual([
      "0 sur 4 réponse vous cite. La part réelle peut encore aller jusqu'à 49 %.",
      '1 sur 1 question où aucune réponse ne vous cite.',
      '4 sur 4 réponses ne citent personne : la place est libre.',
    ]);
    const once = avec('-', '-');
    const detail = [
      { ia: 0, essai: 1, lu: [1] },
      { ia: 0, essai: 2, lu: [2] },
    ];
    const questions = once.questions.map((q) => ({ ...q, suivis: [], detail }));
    expect(said({ ...once, questions })[2]).toBe(
      "2 sur 2 réponses citent d'autres entreprises, dont aucune ne revient.",
    );
    expect(said(avec('C', 'C', 'CR'))[0]).toBe(
      '3 sur 3 réponses vous citent, presque à chaque fois. En premier 3 fois.',
    );
  });

  test('how it was measured, and that a simulation measured nothing', () => {
    const data = avec('RC', 'R', 'R', 'R', '-');
    expect(dit(commentDemande(data))).toBe(
      'Une question que vos clients peuvent poser, trois fois à ChatGPT.',
    );
    expect(dit(methode(data))).toBe(
      "Mesuré par les API, le 12/11/2026, recherche web faite pour 0 réponse sur 5 : gpt-5.5-2026-08-14. À chaque question s'ajoute cette consigne, mot pour mot : « Réponds en français, comme à un client. Quand la question s'y prête, cite des entreprises précises par leur nom. » 5 réponses demandées, 5 exploitables. Avec 1 citation sur 5, la part réelle se situe entre 4 % et 62 % (Wilson, 95 %). L'application peut répondre autrement que l'API. Si vous posez la question, attendez-vous à voir votre nom environ une fois sur cinq.",
    );
    expect(dit(methode({ ...data, simulee: true }))).toMatch(
      /^Réponses inventées par un simulateur, le 12\/11\/2026, sous les noms : /,
    );
  });

  test('an answer set aside is of one of all the kinds', () => {
    const data = avec('C', '-');
    const aside: Reponse[] = [
      { ia: 0, essai: 3, ecartee: 'refus' },
      { ia: 0, essai: 4, ecartee: 'inconnue' },
    ];
    const but = (n: number) => ({
      ...data,
      questions: data.questions.map((q) => ({ ...q, detail: [...q.detail, ...aside.slice(0, n)] })),
    });
    expect(dit(methode(but(2)))).toContain(
      " 4 réponses demandées, 2 exploitables, 2 écartées (vides, coupées, sans réponse à la question, en erreur ou d'issue inconnue). ",
    );
    expect(dit(methode(but(1)))).toContain(
      " 1 écartée (vide, coupée, sans réponse à la question, en erreur ou d'issue inconnue). ",
    );
  });
});

describe('the page', () => {
  const data = diagnosticFictif();
  const $ = load(renderDiagnostic(data));

  test('every count can be made again from its data', () => {
    const embedded: DiagnosticData = JSON.parse($('#donnees').contents().text());
    expect(embedded).toEqual(JSON.parse(JSON.stringify(data)));
    const answers = embedded.questions.flatMap((q) =>
      q.detail.flatMap((r) => ('lu' in r ? [{ q, lu: r.lu }] : [])),
    );
    const citing = (place: number) =>
      answers.filter(({ q, lu }) => lu.includes(place) && (place === 0 || q.suivis.includes(place))).length;
    const escaped = embedded.questions.filter(
      (q) => !q.detail.some((r) => 'lu' in r && r.lu.includes(0)),
    ).length;
    const [own, lost] = $('.trois .v')
      .toArray()
      .map((e) => plain($(e).text()));
    expect(own).toBe(`${citing(0)} sur ${answers.length}`);
    expect(lost).toBe(`${escaped} sur ${embedded.questions.length}`);
    for (const row of $('.voix tbody tr').toArray()) {
      const place = embedded.entreprises.findIndex((e) => e.nom === $(row).find('th').text());
      expect(Number($(row).find('td.num').text())).toBe(citing(place));
    }
    embedded.questions.forEach((q, i) => {
      const valid = q.detail.filter((r) => 'lu' in r);
      const cited = valid.filter((r) => 'lu' in r && r.lu.includes(0)).length;
      expect(plain($('.qs tbody tr').eq(i).find('.num').text())).toBe(`${cited} sur ${valid.length}`);
    });
  });

  test('the foot promises what the document holds, and nothing else', () => {
    const foot = (from: DiagnosticData) => plain(load(renderDiagnostic(from))('footer').text());
    expect(foot(data)).toMatch(
      /Écrivez-nous en citant le numéro du document : il contient le décompte de ses \d+ réponses et des extraits datés\./,
    );
    expect(foot({ ...data, extraits: [] })).toMatch(/il contient le décompte de ses \d+ réponses\./);
    expect(foot(data)).not.toMatch(/complètes|à votre disposition/);
  });

  test('no offer, no comparison, no word that sells', () => {
    expect($('main').text()).not.toMatch(/offre|tarif|abonne|devis|opportunité|leader|score|!/i);
    expect(plain($('main').text())).not.toMatch(/en hausse|en baisse|contre \d/);
  });

  test('a long question costs the trade line and one model’s version, never a number', () => {
    const question = `${'Où trouver une boulangerie ouverte '.repeat(3)}?`;
    const long = load(
      renderDiagnostic({ ...data, questions: data.questions.map((q) => ({ ...q, question })) }),
    );
    expect(long('.metier')).toHaveLength(0);
    expect(long('.trois .v')).toHaveLength(3);
    expect(long('.qs tbody .num')).toHaveLength(5);
  });
});
