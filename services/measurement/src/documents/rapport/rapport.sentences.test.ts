import { describe, expect, test } from '@jest/globals';
import { comparaisonTotale, comparer, rivaux, voix } from '../releve/calculs.ts';
import type { QuestionMesuree, Reponse } from '../releve/releve.data.ts';
import { sonde } from '../releve/sonde.ts';
import { rapportFictif } from '../testing/rapport.fixture.ts';
import { type Phrase, texte } from '../typo.ts';
import { chapeauEvolution, intervalles } from './evolution.sentences.ts';
import { chapeauMatrice } from './matrice.sentences.ts';
import { fiabilite, manque, quiEnsuite } from './question.sentences.ts';
import type { RapportData } from './rapport.data.ts';
import { resume, verdict } from './rapport.sentences.ts';
import { chapeauVoix, sansConcurrent } from './section-voix.ts';

/** Plain spaces and apostrophes, so that the sentences below can be read and searched. */
const dit = (phrase: Phrase): string =>
  texte(phrase)
    .replace(/[\u00a0\u202f]/g, ' ')
    .replaceAll('’', "'");

/** A question with one model, its answers given as places of names: "0 1" the client then Fournil Tesseau. */
function lue(...answers: string[]): Partial<QuestionMesuree> {
  const detail = answers.map((a, i): Reponse => {
    if (a === 'x') return { ia: 0, essai: i + 1, ecartee: 'vide' };
    return {
      ia: 0,
      essai: i + 1,
      lu: a === '' ? [] : a.split(' ').map(Number),
    };
  });
  const cite = answers.filter((a) => a.split(' ').includes('0')).length;
  return {
    detail,
    suivis: [1, 2, 3, 4],
    cite,
    reponses: answers.filter((a) => a !== 'x').length,
  };
}

function avec(change: Partial<RapportData>, questions?: Partial<QuestionMesuree>[]): RapportData {
  const data = rapportFictif({ questions: questions?.length ?? 10, ias: 1 });
  return {
    ...data,
    ...change,
    questions: data.questions.map((q, i) => ({ ...q, ...questions?.[i] })),
  };
}

describe('verdict', () => {
  test('a later measurement says against when, then what matters most', () => {
    const data = rapportFictif({ avant: true });
    expect(dit(verdict(data))).toBe(
      'Les IA citent Maison Ferrandin dans 64 réponses sur 192, contre 29 sur 200 en octobre. Quatre questions sur dix lui échappent encore.',
    );
    expect(dit(verdict(data)).split(' ').length).toBeLessThanOrEqual(30);
  });

  test('a first measurement compares with nothing', () => {
    expect(dit(verdict(rapportFictif()))).toMatch(
      /^Les IA citent Maison Ferrandin dans \d+ réponses sur \d+\. \S+ questions sur dix lui échappent\.$/,
    );
  });

  test('never cited: who is', () => {
    const data = avec({}, [
      { ...lue('1', '1 2', ''), etat: 'conquerir' },
      { ...lue('2', '1'), etat: 'conquerir' },
    ]);
    expect(dit(verdict(data))).toBe(
      'Les IA ne citent Maison Ferrandin dans aucune des 5 réponses. Elles citent Fournil Tesseau dans 3.',
    );
  });

  test('all won, one lost, failed', () => {
    const won = { ...lue('0', '0 1'), etat: 'acquise' as const };
    const lost = { ...lue('1', ''), etat: 'conquerir' as const };
    expect(dit(verdict(avec({}, [won, won])))).toBe(
      'Les IA citent Maison Ferrandin dans 4 réponses sur 4. Les deux questions lui sont acquises.',
    );
    expect(dit(verdict(avec({}, [won, lost])))).toBe(
      'Les IA citent Maison Ferrandin dans 2 réponses sur 4. Une question sur deux lui échappe.',
    );
    expect(dit(verdict(rapportFictif({ echec: true })))).toBe(
      "La mesure de novembre 2026 a échoué. Ce document n'en tire aucun chiffre.",
    );
  });

  test('a model that stopped answering leaves "contre" out', () => {
    expect(dit(verdict(rapportFictif({ avant: true, panne: 3 })))).not.toContain('contre');
  });
});

describe('summary', () => {
  test('what was asked, what stands, what is lost, what moved', () => {
    expect(resume(rapportFictif({ avant: true })).map(dit)).toEqual([
      "Nous avons posé à ChatGPT, Claude, Gemini et Perplexity dix questions que posent vos clients, cinq fois à chacune. Sur trois d'entre elles, votre nom arrive le plus souvent en tête. Sur trois autres, les IA vous citent, mais après un concurrent, le plus souvent Boulangerie Quintard.",
      "Restent quatre questions où aucune réponse ne vous cite. Celle où vous perdez le plus est « Quelle boulangerie d'Angers livre les restaurants ? » : les IA y citent Aux Blés de Reculée dans 16 réponses sur 19. C'est à elle que répondra votre prochaine page.",
      'Depuis octobre, question par question, deux mouvements sont certains : deux questions en hausse. Les autres écarts sont trop petits pour être commentés.',
    ]);
  });

  test('a first measurement says when comparison begins; a failure says nothing', () => {
    expect(resume(rapportFictif()).map(dit).at(-1)).toBe(
      "C'est une première mesure : elle fixe le point de départ. La comparaison commencera en décembre.",
    );
    expect(resume(rapportFictif({ echec: true }))).toEqual([]);
    const kept = rapportFictif({ avant: true, ias: 2, essais: 10, panne: 1 });
    expect(resume(kept).map(dit).at(-1)).toBe('Aucune question ne peut être comparée avec octobre.');
  });
});

describe('spot-check', () => {
  test.each([
    [0, 20, 'ne pas la voir'],
    [1, 20, 'la voir environ une fois sur vingt'],
    [4, 20, 'la voir environ une fois sur cinq'],
    [7, 20, 'la voir environ une fois sur trois'],
    [9, 20, 'la voir environ deux fois sur cinq'],
    [14, 18, 'la voir environ quatre fois sur cinq'],
    [15, 20, 'la voir environ trois fois sur quatre'],
    [18, 20, 'la voir environ neuf fois sur dix'],
    [19, 20, 'la voir presque à chaque fois'],
    [20, 20, 'la voir presque à chaque fois'],
  ])('%i of %i', (cite, n, words) =>
    expect(dit(sonde(cite, n))).toBe(`En demandant une fois, attendez-vous à ${words}.`),
  );
});

describe('one question', () => {
  const dire = (change: Partial<QuestionMesuree>) => {
    const data = avec({}, [change]);
    const [q] = data.questions;
    return q === undefined ? '' : dit(quiEnsuite(data, q));
  };

  test('who is cited instead: without the client, or before it', () => {
    const given = lue('1', '1 0', '0 1', '2', '3', '4', 'x');
    expect(dire({ ...given, etat: 'consolider' })).toBe(
      'À votre place : Fournil Tesseau 2, Atelier Mie-Dorée 1, Aux Blés de Reculée 1 et 1 autre.',
    );
    const data = avec({}, [given]);
    expect(data.questions.flatMap((q) => rivaux(data, q))[0]).toEqual({
      nom: 'Fournil Tesseau',
      cite: 3,
      devant: 2,
    });
  });

  test('won, nobody, half silent, uncertain', () => {
    expect(dire({ ...lue('0', '1 0', '0'), etat: 'acquise' })).toBe(
      "Quand ce n'est pas vous : Fournil Tesseau 1.",
    );
    expect(dire({ ...lue('0', '0 1'), etat: 'acquise' })).toBe('Aucun autre nom avant le vôtre.');
    expect(dire({ ...lue('', ''), etat: 'conquerir' })).toBe(
      "Personne n'est cité : la place est libre. Cette question en dit peu.",
    );
    expect(dire({ ...lue('', '', '1', '0'), etat: 'consolider' })).toBe(
      'À votre place : Fournil Tesseau 1. 2 réponses sur 4 ne citent personne : cette question en dit peu.',
    );
    const unsure: Reponse = { ia: 0, essai: 1, lu: [0], incertaine: true };
    expect(dire({ ...lue('0'), detail: [unsure], etat: 'acquise' })).toBe(
      'Aucun autre nom avant le vôtre. 1 citation de votre nom est incertaine.',
    );
  });

  test('reliability is said only when it is not strong; a kept state says what is missing', () => {
    const q = (change: Partial<QuestionMesuree>) =>
      ({ ...rapportFictif().questions[0], ...change }) as QuestionMesuree;
    expect(fiabilite(q({ fiabilite: 'forte' }))).toBeNull();
    expect(dit(fiabilite(q({ fiabilite: 'moyenne', reponses: 14 })) ?? [])).toBe(
      'Fiabilité moyenne : 14 réponses exploitables.',
    );
    expect(dit(manque(q({ reponses: 11 })))).toBe(
      '11 réponses exploitables sur 20, il en faut 12. Nous ne jugeons pas ce mois-ci.',
    );
  });
});

describe('trend words are earned', () => {
  test('disjoint intervals only', () => {
    const of20 = (cite: number) => ({ cite, reponses: 20 });
    expect(comparer(of20(1), of20(9)).tendance).toBe('hausse');
    expect(comparer(of20(9), of20(1)).tendance).toBe('baisse');
    expect(comparer(of20(12), of20(19)).tendance).toBe('marge');
    expect(comparer(of20(4), of20(4)).tendance).toBe('marge');
  });

  test('the finding above the comparison, and the two intervals', () => {
    const data = rapportFictif({ avant: true });
    expect(dit(chapeauEvolution(data))).toBe(
      'Toutes questions confondues, la hausse dépasse la marge. Prises une à une, huit questions sur dix y restent.',
    );
    const close = comparer({ cite: 42, reponses: 198 }, { cite: 68, reponses: 197 });
    expect(dit(intervalles(data, close))).toBe(
      'Intervalles : de 16 à 27 % en octobre, de 28 à 41 % en novembre. Ils ne se touchent pas (27,4 et 28,2 %).',
    );
  });

  test('a model that changed version does not count in the difference', () => {
    const data = rapportFictif({ avant: true });
    const changed = {
      ...data,
      ias: data.ias.map((ia, i) => (i === 2 ? { ...ia, modele_avant: 'gemini-3.5' } : ia)),
    };
    expect(comparaisonTotale(changed)?.avant.reponses).toBe(150);
    expect(dit(verdict(changed))).not.toContain('contre');
  });
});

describe('who else, and which model', () => {
  test('the leader, the client first, the client absent, nobody else', () => {
    const of = (...answers: string[]) => voix(avec({}, [lue(...answers)]));
    expect(dit(chapeauVoix(of('1 0', '1', '0 1')))).toBe(
      'Les IA citent Fournil Tesseau 3 fois, vous 2. Quand une IA vous cite, elle vous met en tête 1 fois sur 2.',
    );
    expect(dit(chapeauVoix(of('0', '0 1')))).toBe(
      'Les IA vous citent 2 fois, Fournil Tesseau 1. Quand une IA vous cite, elle vous met en tête 2 fois sur 2.',
    );
    expect(dit(chapeauVoix(of('1', '1')))).toBe('Les IA citent Fournil Tesseau 2 fois, et vous jamais.');
    expect(dit(sansConcurrent(avec({}, [lue('0', '', '')])))).toBe(
      "Aucun autre nom ne revient dans deux réponses ou plus. Il n'y a donc pas de part de voix à calculer : sur 3 réponses, 1 vous cite et 2 ne citent ni vous ni un nom qui revienne.",
    );
  });

  test('a difference between models stays in the margin until the intervals part', () => {
    const two = (a: string, b: string) => {
      const data = avec({}, [lue()]);
      const detail = [a, b].flatMap((letters, ia) =>
        [...letters].map((c, i): Reponse => ({ ia, essai: i + 1, lu: c === '0' ? [0] : [1] })),
      );
      const ias = data.ias.flatMap((ia) => [ia, { ...ia, ia: 'Claude' }]);
      return dit(
        chapeauMatrice({
          ...data,
          ias,
          questions: data.questions.map((q) => ({ ...q, detail, suivis: [1] })),
        }),
      );
    };
    expect(two('0011', '0001')).toBe(
      "Aucune des deux ne vous ignore. De 2 réponses sur 4 chez ChatGPT à 3 sur 4 chez Claude, l'écart entre elles reste dans la marge.",
    );
    expect(two('1'.repeat(20), '0'.repeat(20))).toBe(
      "ChatGPT ne vous cite jamais. De 0 réponse sur 20 chez ChatGPT à 20 sur 20 chez Claude, l'écart entre elles dépasse la marge.",
    );
    expect(two('11', '11')).toBe('Aucune réponse ne vous cite, chez aucune IA.');
  });
});
