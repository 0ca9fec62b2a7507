import { describe, expect, test } from '@jest/globals';
import { avec, dit, lue } from '../documents/testing/dire.fixture.ts';
import { rapportFictif } from '../documents/testing/rapport.fixture.ts';
import { comparaison, comparaisonTotale } from '../states/releve/comparaison.ts';
import type { QuestionMesuree } from '../states/releve/releve.data.ts';
import type { RapportData } from './rapport.data.ts';
import { resume, verdict } from './rapport.sentences.ts';
import { chapeauEvolution, intervalles } from './section-evolution.ts';

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

  test('"encore" only of questions that were lost before', () => {
    const lost = (before: 'conquerir' | 'acquise') => ({
      ...{ ...lue('1', ''), etat: 'conquerir' as const },
      avant: { etat: before, par_ia: [{ reponses: 2, cite: 0, premier: 0 }] },
    });
    const since = { avant: { date: '2026-10-12' } };
    const won = { ...lue('0'), etat: 'acquise' as const };
    const end = (...questions: Partial<QuestionMesuree>[]) => dit(verdict(avec(since, questions)));
    expect(end(won, lost('conquerir'))).toMatch(/ Une question sur deux lui échappe encore\.$/);
    expect(end(won, lost('acquise'))).toMatch(/ Une question sur deux lui échappe\.$/);
    expect(end(won, lost('acquise'), lost('conquerir'))).toMatch(
      / Deux questions sur trois lui échappent\.$/,
    );
  });

  const won = { ...lue('0', '0 1'), etat: 'acquise' as const };
  const lost = { ...lue('1', ''), etat: 'conquerir' as const };

  test.each([
    [
      avec({}, [
        { ...lue('1', '1 2', ''), etat: 'conquerir' },
        { ...lue('2', '1'), etat: 'conquerir' },
      ]),
      'Les IA ne citent Maison Ferrandin dans aucune des 5 réponses. Elles citent Fournil Tesseau dans 3.',
    ],
    [
      avec({}, [won, won]),
      'Les IA citent Maison Ferrandin dans 4 réponses sur 4. Les deux questions lui sont acquises.',
    ],
    [
      avec({}, [won, lost]),
      'Les IA citent Maison Ferrandin dans 2 réponses sur 4. Une question sur deux lui échappe.',
    ],
    [
      rapportFictif({ echec: true }),
      "La mesure de novembre 2026 a échoué. Ce document n'en tire aucun chiffre.",
    ],
  ])('never cited, all won, one lost, failed: %#', (data, sentence) => {
    expect(dit(verdict(data))).toBe(sentence);
  });

  test('a model that stopped answering leaves "contre" out', () => {
    expect(dit(verdict(rapportFictif({ avant: true, panne: 3 })))).not.toContain('contre');
  });
});

describe('summary', () => {
  test('what was asked, what stands, what is lost, what moved', () => {
    expect(resume(rapportFictif({ avant: true, jours: true })).map(dit)).toEqual([
      "Nous avons posé à ChatGPT, Claude, Gemini et Perplexity dix questions que vos clients peuvent poser, cinq fois à chacune. Sur trois d'entre elles, votre nom vient le premier dans au moins la moitié des réponses qui citent une entreprise suivie. Sur trois autres, les IA vous citent, mais le plus souvent après un concurrent. Le nom qui y vient le plus souvent avant le vôtre, ou à sa place, est Boulangerie Quintard.",
      "Restent quatre questions où aucune réponse ne vous cite. Celle où vous perdez le plus est « Quelle boulangerie d'Angers livre les restaurants ? » : les IA y citent Aux Blés de Reculée dans 16 réponses sur 19. C'est à elle que répond la page livrée avec ce rapport.",
      'Depuis octobre, question par question, deux mouvements sont certains : deux questions en hausse. Les autres écarts sont trop petits pour être commentés.',
    ]);
  });

  test('the page delivered with the report is named when it aims elsewhere', () => {
    const data = rapportFictif();
    const [first] = data.questions;
    const prochaine_page = { numero: 1, question: first?.question ?? '', choisi: true };
    expect(dit(resume({ ...data, prochaine_page }).flat())).toContain(
      `La page livrée avec ce rapport répond à « ${first?.question.replaceAll('’', "'")} ».`,
    );
  });

  test('what is lost is not a rest where nothing stands', () => {
    const lost = { ...lue('1', '1'), etat: 'conquerir' as const, rang: 1, perte: 1 };
    const won = { ...lue('0', '0'), etat: 'acquise' as const };
    const said = (...list: Partial<QuestionMesuree>[]) => resume(avec({}, list)).map(dit).join('\n');
    expect(said(lost, lost)).toContain('\nSur les deux questions, aucune réponse ne vous cite. Celle où');
    expect(said(lost, { ...lost, etat: null })).toContain('\nSur une question, aucune réponse ne vous cite.');
    expect(said(lost, won)).toContain('\nReste une question où aucune réponse ne vous cite.');
  });

  test('a first measurement says that comparison begins with the next one; a failure says nothing', () => {
    expect(resume(rapportFictif()).map(dit).at(-1)).toBe(
      "C'est la première mesure de ces questions : elle fixe le point de départ. La comparaison commencera à la prochaine.",
    );
    expect(resume(rapportFictif({ echec: true }))).toEqual([]);
    const kept = rapportFictif({ avant: true, ias: 2, essais: 10, panne: 1 });
    expect(resume(kept).map(dit).at(-1)).toBe('Aucune question ne peut être comparée avec octobre.');
  });
});

describe('trend words are earned', () => {
  /** One question of twenty answers: cited, and cited first, before and now. */
  const report = (before: { cite: number; premier: number }, cite: number, premier: number) => {
    const answers = Array.from({ length: 20 }, (_, i) => (i < premier ? '0 1' : i < cite ? '1 0' : '1'));
    const avant = { etat: 'consolider' as const, par_ia: [{ reponses: 20, ...before }] };
    const data = avec({ avant: { date: '2026-10-12' } }, [{ ...lue(...answers), avant, etat: 'consolider' }]);
    const [ia] = data.ias;
    return {
      ...data,
      ias: ia ? [{ ...ia, modele_avant: ia.modele }] : [],
      lecture: { ...data.lecture, comme_avant: true },
    };
  };
  const trends = (data: RapportData) =>
    data.questions.map((q) => {
      const c = comparaison(data, q);
      return [c?.tendance, c?.premier?.tendance];
    });

  test('answers of a single day: only a large difference is certain', () => {
    expect(trends(report({ cite: 1, premier: 0 }, 16, 0))).toEqual([['hausse', 'marge']]);
    expect(trends(report({ cite: 16, premier: 0 }, 1, 0))).toEqual([['baisse', 'marge']]);
    expect(trends(report({ cite: 4, premier: 0 }, 11, 0))).toEqual([['marge', 'marge']]);
  });

  test('from never first to always first is a change, though cited as often', () => {
    expect(trends(report({ cite: 20, premier: 0 }, 20, 20))).toEqual([['marge', 'hausse']]);
    expect(
      resume(report({ cite: 20, premier: 20 }, 20, 20))
        .map(dit)
        .at(-1),
    ).toMatch(/aucun écart ne dépasse la marge\.$/);
  });

  test('the finding above the comparison, and the two intervals', () => {
    const data = rapportFictif({ avant: true, jours: true });
    expect(dit(chapeauEvolution(data))).toBe(
      'Toutes questions confondues, la hausse dépasse la marge. Prises une à une, huit questions sur dix y restent.',
    );
    const total = comparaisonTotale(data);
    expect(total && dit(intervalles(data, total))).toBe(
      "Intervalles : de 8 à 25 % en octobre, de 27 à 40 % en novembre. L'écart se situe entre +6,9 et +28,3 points.",
    );
  });

  test('a difference beyond its own margin, yet within that of all comparisons, is said to be so', () => {
    const data = rapportFictif({ avant: true });
    const total = comparaisonTotale(data);
    if (total === null) throw new Error('nothing is compared');
    const said = (low: number, high: number) => dit(intervalles(data, { ...total, ecart: [low, high] }));
    expect(total.tendance).toBe('marge');
    expect(said(0.011, 0.352)).toMatch(
      /L'écart se situe entre \+1,1 et \+35,2 points\. Pris seul, il dépasserait la marge ; parmi toutes les comparaisons de ce rapport, le hasard peut encore l'expliquer\.$/,
    );
    expect(said(-0.011, 0.352)).toMatch(/ points\.$/);
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
