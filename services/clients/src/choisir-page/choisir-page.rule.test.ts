import { describe, expect, it } from '@jest/globals';
import { unDossier, unEtat } from '../dossier/dossier.fixture.ts';
import { DOSSIERS, type Dossier, type DossierState } from '../dossier/dossier.ts';
import { enVigueur } from '../dossier/en-vigueur.ts';
import { prochainePage } from '../dossier/prochaine-page.ts';
import { choisirPage } from './choisir-page.rule.ts';

const measured = (more: Partial<Dossier> = {}) =>
  unDossier({ etats: [unEtat(1, { rang: 2 }), unEtat(2, { rang: 1 }), unEtat(3)], ...more });
const ask = (state: DossierState, numero: number, actif = true) =>
  choisirPage(state, { actif, revision: 1, numero });
const conflict = (sentence: string) => ({ refusal: { kind: 'conflict', sentence } });
const RETIRE = 'Ce client est retiré\u00a0: reprenez-le avant de choisir sa prochaine page.';
const CORRIGE =
  'Ce client a été corrigé et sa nouvelle mesure n’est pas faite\u00a0: la page se choisit ensuite.';
const PAS_MESURE = 'Ce client n’est pas encore mesuré\u00a0: la page se choisit une fois la mesure faite.';
const corrected = unDossier({ corrige: 1, mesuree: { mesure: 'm_1', le: new Date(0) } });
const targeted = measured({ documents: [{ id: 'd_1', genre: 'page', n: 2 }] });

describe('choisirPage', () => {
  it('notes the question, and another one after it', () => {
    const decision = ask(measured(), 3);
    expect(decision).toEqual({
      proposal: {
        numero: 3,
        question: 'Question 3 ?',
        etat: 'notée',
        note: 'La prochaine page portera sur cette question. Tant qu’elle n’est pas écrite, vous pouvez en choisir une autre.',
      },
      facts: [{ type: 'page_choisie', numero: 3 }],
    });
    const chosen = [3, 1].reduce<DossierState>(
      (state, numero) => DOSSIERS.evolve(state, { type: 'page_choisie', numero }),
      measured(),
    );
    if (chosen === null) throw new Error('no dossier');
    expect(prochainePage(chosen)).toEqual({ numero: 1, question: 'Question 1 ?', choisi: true });
  });

  it('refuses a question at rest, and says how many the plan asks', () => {
    const questions = [1, 2, 3].map((n) => ({ n, question: `Question ${n} ?` }));
    const sentence =
      'La question 3 est au repos\u00a0: votre formule en pose 2 par client. Choisissez une question posée.';
    expect(ask(enVigueur(measured({ questions }), 2), 3)).toEqual(conflict(sentence));
    expect(ask(enVigueur(measured({ questions }), 3), 3)).toHaveProperty('proposal');
  });

  it.each<[string, DossierState, number, boolean, string]>([
    ['removed, whatever else', unDossier(), 9, false, RETIRE],
    ['removed a moment ago', measured({ ferme: true }), 1, true, RETIRE],
    ['corrected, and not measured again yet', corrected, 1, true, CORRIGE],
    ['never measured', unDossier(), 1, true, PAS_MESURE],
    ['not opened yet', null, 1, true, PAS_MESURE],
    [
      'outside the list',
      measured(),
      4,
      true,
      'La question 4 n’est pas dans la liste des questions mesurées.',
    ],
    ['already targeted', targeted, 2, true, 'La question 2 a déjà sa page\u00a0: choisissez-en une autre.'],
  ])('is refused: %s', (_, state, numero, actif, sentence) => {
    expect(ask(state, numero, actif)).toEqual(conflict(sentence));
  });
});
