import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { completer } from '../completer/completer.rule.ts';
import { remettreComplement } from '../remettre-questions/remettre-questions.rule.ts';
import { unDossier, unEtat } from './dossier.fixture.ts';
import { DOSSIERS, type Dossier, type DossierFact, type DossierState } from './dossier.ts';
import { derniersEtats, enVigueur } from './en-vigueur.ts';
import { pageDe, prochainePage } from './prochaine-page.ts';

const now = new Date('2026-11-21T10:00:00Z');
const numbers = (of: readonly { readonly n: number }[] = []): readonly number[] => of.map(({ n }) => n);
const sorted = (ns: readonly number[]): readonly number[] => ns.toSorted((a, b) => a - b);
const range = (count: number): readonly number[] => Array.from({ length: count }, (_, i) => i + 1);
const texts = (count: number, from = 1) =>
  range(count).map((i) => `Question numéro ${from + i - 1} à Angers ?`);

const fold = (state: Dossier, ...facts: readonly DossierFact[]): Dossier => {
  const after = facts.reduce<DossierState>(DOSSIERS.evolve, state);
  if (after === null) throw new Error('no dossier');
  return after;
};
const opened = (count: number): Dossier =>
  fold(unDossier(), {
    type: 'questions_remises',
    questions: texts(count).map((question, i) => ({ n: i + 1, question })),
    le: now,
  });

/** A measurement found these questions, in the order of their ranks. */
const measured = (state: Dossier, ranked: readonly number[]): Dossier =>
  fold(state, {
    type: 'etats_remis',
    ...{ issue: 'faite', detail: null, mesuree: { mesure: 'm', le: now }, documents: [] },
    etats: ranked.map((n, i) => unEtat(n, { rang: i + 1 })),
  });

/** The questions that a plan lets be asked, measured: in an order that the draw decides. */
const measure = (state: Dossier, plan: number, draw: number): Dossier => {
  const asked = numbers(enVigueur(state, plan).questions);
  return measured(
    state,
    asked.toSorted((a, b) => ((a * draw) % 31) - ((b * draw) % 31) || a - b),
  );
};

/** A larger plan has questions added, as measurement hands them in; answers with how many were asked for. */
const grow = (state: Dossier, plan: number): readonly [Dossier, number] => {
  const decision = completer(state, { questions_par_client: plan, now });
  if ('refusal' in decision) throw new Error(decision.refusal.sentence);
  const [fact] = decision.facts;
  if (fact?.type !== 'complement_demande') return [state, 0];
  const asked = fold(state, fact);
  const { jusqua, combien } = fact.complement;
  const textes = texts(combien, asked.prochain_n);
  const added = remettreComplement(asked, { revision: 1, complement: jusqua, textes });
  if ('refusal' in added) throw new Error(added.refusal.sentence);
  return [fold(asked, ...added.facts), combien];
};

describe('a smaller plan', () => {
  it('keeps the questions with the smallest ranks, whatever their numbers', () => {
    const state = measured(opened(20), range(20).toReversed());
    const vue = enVigueur(state, 10);
    expect([numbers(vue.questions), numbers(vue.au_repos)]).toEqual([range(20).slice(10), range(10)]);
    expect(vue.etats.map(({ rang }) => rang)).toEqual(range(10));
  });

  it('keeps the smallest numbers of a client that was never measured', () => {
    expect(numbers(enVigueur(opened(20), 10).questions)).toEqual(range(10));
  });

  it('lets a question at rest be no next page, and forgets neither its number nor its page', () => {
    const written = {
      ...measured(opened(20), range(20).toReversed()),
      page: 3,
      documents: [{ id: 'd_1', genre: 'page', n: 3 }],
    };
    expect(prochainePage(enVigueur(written, 10))).toMatchObject({ numero: 20, choisi: false });
    const rested = measure(written, 10, 7);
    expect(pageDe(rested, 3)).toBe('d_1');
    expect(numbers(enVigueur(rested, 20).questions)).toEqual(range(20));
  });

  it('is read from a dossier of an earlier release', () => {
    const { demandees: _, ...old } = measured(opened(20), range(20));
    expect(numbers(enVigueur(old, 15).questions)).toEqual(range(15));
    expect(completer(old, { questions_par_client: 20, now })).toEqual({ proposal: {}, facts: [] });
  });
});

const PLANS = fc.constantFrom(10, 15, 20);
const life = fc.array(
  fc.record({ plan: PLANS, mesure: fc.boolean(), draw: fc.integer({ min: 1, max: 30 }) }),
  {
    minLength: 1,
    maxLength: 12,
  },
);

it('whatever becomes of the plan, each measurement asks its number, and nothing is lost or asked for twice', () => {
  fc.assert(
    fc.property(PLANS, life, (first, steps) => {
      let state = opened(first);
      let prepared = first;
      const ever = new Set<number>();
      for (const { plan, mesure, draw } of steps) {
        const before = state;
        const [grown, more] = grow(state, plan);
        expect(grow(grown, plan)[1]).toBe(0);
        prepared += more;
        state = mesure ? measure(grown, plan, draw) : grown;
        const vue = enVigueur(state, plan);
        if (mesure) for (const n of numbers(vue.questions)) ever.add(n);

        // As many as the plan has, all in their place, none twice.
        expect(vue.questions).toHaveLength(plan);
        expect(sorted([...numbers(vue.questions), ...numbers(vue.au_repos)])).toEqual(range(prepared));
        // Numbers and texts stay.
        expect(state.questions.slice(0, before.questions.length)).toEqual(before.questions);
        // Each question measured once has its last state in one place.
        expect(sorted(numbers(derniersEtats(state)))).toEqual(sorted([...ever]));
        // What is shown is ranked 1 to N, and the next page is one of it.
        expect(sorted(vue.etats.map(({ rang }) => rang))).toEqual(range(vue.etats.length));
        const next = prochainePage(vue)?.numero;
        expect(next === undefined || numbers(vue.questions).includes(next)).toBe(true);
        // A larger plan keeps all that a smaller one asks; the largest asks all.
        for (const [less, greater] of [
          [10, 15],
          [15, 20],
        ] as const) {
          const more = numbers(enVigueur(state, greater).questions);
          const lost = numbers(enVigueur(state, less).questions).filter((n) => !more.includes(n));
          expect(lost).toEqual([]);
        }
      }
      expect(prepared).toBe(Math.max(first, ...steps.map(({ plan }) => plan)));
    }),
    { numRuns: 100 },
  );
});
