import { fr } from '@agence/gesture';
import { describe, expect, it } from '@jest/globals';
import { appliquerFormule } from '../appliquer-formule/appliquer-formule.rule.ts';
import { uneFacturation } from '../facturation.fixture.ts';
import { FACTURATIONS, type Facturation } from '../facturation.ts';
import { retryPlan } from '../kept-plans/retry-plan.rule.ts';
import { PLANS } from '../plans.ts';
import { noterVirement } from './virement.rule.ts';

const now = new Date('2026-11-21T10:00:00Z');
const today = '2026-11-21';
const NOTE = fr`Votre virement est noté. La date payée avancera quand une personne l'aura reçu et confirmé.`;
const after = (state: Facturation, fact: Parameters<typeof FACTURATIONS.evolve>[1]) =>
  FACTURATIONS.evolve(state, fact);

describe('a transfer', () => {
  it('is noted, and moves nothing', () => {
    const fact = { type: 'virement_note', le: now, etat: 'en attente' } as const;
    expect(noterVirement(uneFacturation(), { now, today })).toEqual({
      proposal: { etat: 'noté', note: NOTE },
      facts: [fact],
    });
    const waiting = { virement_note: now, etat: 'en attente', paye_jusqu_au: '2026-11-30' };
    expect(after(uneFacturation(), fact)).toMatchObject(waiting);
  });

  it('may be announced again, and waits since the first time', () => {
    const state = uneFacturation({ virement_note: new Date(0), etat: 'en attente' });
    expect(noterVirement(state, { now, today })).toEqual({
      proposal: { etat: 'noté', note: NOTE },
      facts: [],
    });
  });

  const FIN = fr`La résiliation est enregistrée : le compte prend fin le 30/11/2026, quoi que vous payiez ; pour le rouvrir, écrivez-nous.`;
  it.each<[Partial<Facturation>, string]>([
    [{ formule_demandee: 'agence30' }, fr`Le passage à la formule Agence 30 prendra effet à ce moment-là.`],
    [{ fin_le: '2026-11-30', etat: 'résilié' }, FIN],
  ])('says which plan it brings, or that it does not move an end: %j', (state, more) => {
    const proposal = { note: `${NOTE} ${more}` };
    expect(noterVirement(uneFacturation(state), { now, today })).toMatchObject({ proposal });
  });
});

describe('a plan that was paid', () => {
  const state = uneFacturation({
    formule_payee: 'agence5',
    formule_gardee: { vers: 'agence5', depuis: now },
  });
  const told = (fits: boolean) => ({ vers: 'agence5', fits, now, today });

  it('is in force once the portfolio took its ceiling', () => {
    const limites = PLANS.get('agence5');
    const fact = { type: 'formule_appliquee', vers: 'agence5', limites, etat: 'à jour' } as const;
    expect(appliquerFormule(state, told(true))).toEqual({ proposal: {}, facts: [fact] });
    if (limites === undefined) throw new Error('agence5 is a plan');
    const changed = after(state, { ...fact, limites });
    expect(changed).toEqual(uneFacturation({ plan: 'agence5' }));
    const news = FACTURATIONS.announce({ ...fact, limites }, { id: 'c', version: 9, state: changed });
    expect(news).toMatchObject([
      { name: 'limites_fixees', data: { compte: 'c', plan: 'agence5', clients: 5, version: 9 } },
      { name: 'paiement_change', data: { compte: 'c', plan: 'agence5', etat: 'à jour', version: 9 } },
    ]);
  });

  it('leaves the former one in place when it no longer fits: a person and the account are told', () => {
    const fact = { type: 'formule_gardee', vers: 'agence5', le: now } as const;
    expect(appliquerFormule(state, told(false))).toEqual({ proposal: {}, facts: [fact] });
    const kept = after(state, fact);
    expect(kept).toMatchObject({
      plan: 'agence15',
      formule_payee: null,
      formule_gardee: { vers: 'agence5' },
    });
    expect(FACTURATIONS.announce(fact, { id: 'c', version: 9, state: kept })).toEqual([
      { name: 'formule_refusee', data: { compte: 'c', plan: 'agence15', vers: 'agence5' } },
    ]);
  });

  it('is applied once', () => {
    expect(appliquerFormule(uneFacturation({ plan: 'agence5' }), told(true))).toEqual({
      proposal: {},
      facts: [],
    });
  });

  it('can be tried again by a person, once it was kept back', () => {
    expect(retryPlan(state, { operator: 'op' })).toEqual({
      proposal: { formule: 'agence5' },
      facts: [{ type: 'formule_reprise', formule: 'agence5', operator: 'op' }],
    });
    expect(retryPlan(uneFacturation(), { operator: 'op' })).toEqual({
      refusal: {
        kind: 'conflict',
        sentence: 'Aucun changement de formule payé n’attend pour ce compte.',
      },
    });
  });
});
