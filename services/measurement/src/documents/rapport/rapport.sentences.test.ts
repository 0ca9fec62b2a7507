import { describe, expect, test } from '@jest/globals';
import { comparaisonTotale, comparer } from '../releve/comparaison.ts';
import type { QuestionMesuree } from '../releve/releve.data.ts';
import { avec, dit, lue } from '../testing/dire.fixture.ts';
import { rapportFictif } from '../testing/rapport.fixture.ts';
import { chapeauEvolution, intervalles } from './evolution.sentences.ts';
import { resume, verdict } from './rapport.sentences.ts';

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
      "Nous avons posé à ChatGPT, Claude, Gemini et Perplexity dix questions que vos clients peuvent poser, cinq fois à chacune. Sur trois d'entre elles, votre nom arrive le plus souvent en tête. Sur trois autres, les IA vous citent, mais après un concurrent, le plus souvent Boulangerie Quintard.",
      "Restent quatre questions où aucune réponse ne vous cite. Celle où vous perdez le plus est « Quelle boulangerie d'Angers livre les restaurants ? » : les IA y citent Aux Blés de Reculée dans 16 réponses sur 19. C'est à elle que répond la page livrée avec ce rapport.",
      'Depuis octobre, question par question, deux mouvements sont certains : deux questions en hausse. Les autres écarts sont trop petits pour être commentés.',
    ]);
  });

  test('the page delivered with the report is named when it aims elsewhere', () => {
    const data = rapportFictif();
    const [first] = data.questions;
    const prochaine_page = { numero: 1, question: first?.question ?? '', choisi: true };
    expect(
      resume({ ...data, prochaine_page })
        .map(dit)
        .join(' '),
    ).toContain(`La page livrée avec ce rapport répond à « ${first?.question.replaceAll('’', "'")} ».`);
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
