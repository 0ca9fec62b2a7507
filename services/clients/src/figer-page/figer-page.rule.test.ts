import { describe, expect, it } from '@jest/globals';
import { choisirPage } from '../choisir-page/choisir-page.rule.ts';
import { unDossier, unEtat } from '../dossier/dossier.fixture.ts';
import { DOSSIERS, type DossierFact, type DossierState } from '../dossier/dossier.ts';
import { prochainePage } from '../dossier/prochaine-page.ts';
import { figerPage } from './figer-page.rule.ts';

const fold = (state: DossierState, ...facts: readonly DossierFact[]): DossierState =>
  facts.reduce((one, fact) => DOSSIERS.evolve(one, fact), state);
const etats = [unEtat(1, { rang: 2 }), unEtat(2, { rang: 1 }), unEtat(3)];
const measured = unDossier({ etats });
const freeze = (state: DossierState, mesure: string, revision = 1) => {
  const decision = figerPage(state, { revision, mesure });
  if ('refusal' in decision) throw new Error('it never refuses');
  return { ...decision, after: fold(state, ...decision.facts) };
};
const choose = (state: DossierState, numero: number) =>
  choisirPage(state, { actif: true, revision: 1, numero });

describe('the page of a measurement', () => {
  it('aims at the smallest rank, then at the next one: a page being written counts', () => {
    const first = freeze(measured, 'm_1');
    expect(first.proposal.page).toEqual({
      mesure: 'm_1',
      revision: 1,
      n: 2,
      question: 'Question 2 ?',
      numero_page: 1,
      choisi: false,
    });
    expect(freeze(first.after, 'm_2').proposal.page).toMatchObject({ n: 1, numero_page: 2 });
    expect(first.after && prochainePage(first.after)?.numero).toBe(1);
  });

  it('is fixed once: asked again it is the same, whatever was chosen since', () => {
    const { after, proposal } = freeze(measured, 'm_1');
    const chosen = fold(after, { type: 'page_choisie', numero: 3 });
    expect(freeze(chosen, 'm_1')).toMatchObject({ proposal, facts: [] });
    expect(freeze(chosen, 'm_2').proposal.page).toMatchObject({ n: 3, choisi: true });
  });

  it('takes the choice with it: the following one is open again', () => {
    const { after, proposal } = freeze(fold(measured, { type: 'page_choisie', numero: 3 }), 'm_1');
    expect([proposal.page?.n, after?.page]).toEqual([3, null]);
    expect(choose(after, 3)).toEqual({
      refusal: { kind: 'conflict', sentence: 'La question 3 a déjà sa page\u00a0: choisissez-en une autre.' },
    });
    expect(choose(after, 1)).toMatchObject({ proposal: { numero: 1, etat: 'notée' } });
  });

  it('is none when every question is targeted', () => {
    const all = ['m_1', 'm_2', 'm_3'].reduce<DossierState>(
      (state, mesure) => freeze(state, mesure).after,
      measured,
    );
    expect([freeze(all, 'm_4'), all && prochainePage(all)]).toMatchObject([
      { proposal: { page: null }, facts: [] },
      null,
    ]);
  });

  it('is none for a client that was corrected or removed since, and its question is free again', () => {
    const begun = freeze(measured, 'm_1').after;
    expect(freeze(measured, 'm_1', 2).proposal.page).toBeNull();
    const closed = fold(begun, { type: 'dossier_ferme', revision: 1, command_id: 'x', place_libre_le: null });
    expect(freeze(closed, 'm_1').proposal.page).toBeNull();
    const back = fold(closed, { type: 'dossier_rouvert', revision: 2, a_valider_depuis: null });
    expect(freeze(back, 'm_2', 2).proposal.page).toMatchObject({ n: 2, numero_page: 1 });
  });
});
