import { describe, expect, it } from '@jest/globals';
import { confirmer } from '../confirmer/confirmer.rule.ts';
import { eraseLead } from '../erase-lead/erase-lead.rule.ts';
import { LEADS, type LeadFact, type LeadState } from '../lead.ts';
import { releaseLead, tourVenu } from '../release-lead/release-lead.rule.ts';
import { controler } from './controle.ts';
import { deposer } from './deposer.rule.ts';

const demande = {
  entreprise: 'Maison Ferrandin',
  email: 'a@ferrandin.fr',
  ville: 'Angers',
  metier: null,
  site_web: null,
  concurrents: [],
  objet: null,
  message: 'Un mot',
};
const recu = new Date('2026-11-21T10:00:00Z');
const plus_tard = new Date('2026-11-22T10:00:00Z');

type Told = { readonly facts: readonly LeadFact[] };
const facts = (decision: object): readonly LeadFact[] =>
  'facts' in decision ? (decision as Told).facts : [];
const after = (...all: readonly LeadFact[]): LeadState => all.reduce(LEADS.evolve, null as LeadState);
const news = (fact: LeadFact) => LEADS.announce(fact, { id: 'l_1', version: 1, state: null });

const here = { source: 's', reseau: 'r', tour: true, file: { all: 0, source: 0 }, par_jour: 16 };
const sent = { demande, recu, motif: null, ...here };
const depose = deposer(null, sent);
const retenu = deposer(null, { ...sent, motif: 'trop vite' });
const release = { accepte: plus_tard, operator: 'anne', why: 'vu' };
const erase = { efface: plus_tard, operator: 'anne', why: 'demande du 20' };
const erased = after(...facts(depose), ...facts(eraseLead(after(...facts(depose)), erase)));
const INCONNUE = {
  refusal: { kind: 'not_found', sentence: 'Aucune demande ne porte ce numéro, ou elle est effacée.' },
};

describe('a person looks first', () => {
  it.each([
    ['a form filled in time', { piege: '', sceau: { age_ms: 3000 } }, null],
    ["somebody's own form, without a hidden field", { piege: '', sceau: null }, null],
    ['a filled trap', { piege: 'x', sceau: { age_ms: 60_000 } }, 'piège'],
    ["a filled trap of somebody's own", { piege: 'x', sceau: null }, 'piège'],
    ['a form sent back too soon', { piege: '', sceau: { age_ms: 2999 } }, 'trop vite'],
    ['a seal of the future', { piege: '', sceau: { age_ms: -1 } }, 'trop vite'],
    ['a seal that is not ours', { piege: '', sceau: 'faux' as const }, 'sceau faux'],
  ])('%s', (_, traces, motif) => {
    expect(controler(traces)).toBe(motif);
  });
});

describe('a request', () => {
  it('is accepted, and told by its id alone', () => {
    expect(depose).toMatchObject({ proposal: { etat: 'accepté' } });
    expect(after(...facts(depose))).toEqual({
      etat: 'accepté',
      demande,
      recu,
      accepte: recu,
      motif: null,
    });
    expect(facts(depose).flatMap(news)).toEqual([{ name: 'lead_accepte', data: { lead: 'l_1' } }]);
  });

  it('or held, and told to nobody', () => {
    expect(retenu).toMatchObject({ proposal: { etat: 'à vérifier' } });
    expect(after(...facts(retenu))).toMatchObject({ etat: 'à vérifier', accepte: null, motif: 'trop vite' });
    expect(facts(retenu).flatMap(news)).toEqual([]);
  });

  it('sent again changes nothing', () => {
    expect(deposer(after(...facts(depose)), { ...sent, recu: plus_tard })).toEqual({
      proposal: { etat: 'accepté', attend: false },
      facts: [],
    });
  });

  it('without a turn today waits for one, until the queue is a week long or a source has a day of it', () => {
    const late = (all: number, source: number) =>
      deposer(null, { ...sent, tour: false, file: { all, source } });
    const waiting = late(111, 15);
    expect(waiting).toMatchObject({ proposal: { etat: 'accepté', attend: true } });
    expect(after(...facts(waiting))).toMatchObject({ etat: 'accepté', attend: true });
    expect(facts(waiting).flatMap(news)).toEqual([{ name: 'lead_accepte', data: { lead: 'l_1' } }]);
    for (const full of [late(112, 0), late(16, 16)]) {
      expect(full).toMatchObject({ proposal: { etat: 'à vérifier', attend: true } });
      expect(facts(full)).toMatchObject([{ type: 'lead_retenu', motif: 'afflux' }]);
    }
  });
});

describe('release', () => {
  it('accepts a held request, once, and says so', () => {
    const released = facts(releaseLead(after(...facts(retenu)), release));
    expect(after(...facts(retenu), ...released)).toMatchObject({ etat: 'accepté', accepte: plus_tard });
    expect(released.flatMap(news)).toEqual([{ name: 'lead_accepte', data: { lead: 'l_1' } }]);
    expect(releaseLead(after(...facts(retenu), ...released), release)).toEqual({
      refusal: { kind: 'conflict', sentence: 'Cette demande est déjà acceptée.' },
    });
    expect(released.flatMap((fact) => LEADS.record?.(fact, 'l_1') ?? [])).toEqual([
      { operator: 'anne', what: 'lead_libere', on: 'l_1', why: 'vu' },
    ]);
  });

  it('gives one that waits for its turn that turn, and says so once', () => {
    const waiting = after(...facts(deposer(null, { ...sent, tour: false })));
    const released = facts(releaseLead(waiting, release));
    expect(released.flatMap(news)).toEqual([{ name: 'lead_tour_venu', data: { lead: 'l_1' } }]);
    const served = released.reduce(LEADS.evolve, waiting);
    expect(served).toEqual(after(...facts(depose)));
    expect(tourVenu(served, {})).toEqual({ proposal: {}, facts: [] });
    expect(facts(tourVenu(waiting, {})).flatMap(news)).toEqual(released.flatMap(news));
  });

  it('knows neither a request of nobody nor an erased one', () => {
    expect(releaseLead(null, release)).toEqual(INCONNUE);
    expect(releaseLead(erased, release)).toEqual(INCONNUE);
    expect(eraseLead(null, erase)).toEqual(INCONNUE);
  });
});

describe('confirm', () => {
  it('notes once that who has the address asked', () => {
    const confirmed = facts(confirmer(after(...facts(depose)), { confirme: plus_tard }));
    const state = after(...facts(depose), ...confirmed);
    expect(state).toMatchObject({ etat: 'accepté', confirme: plus_tard });
    expect(confirmed.flatMap(news)).toEqual([{ name: 'lead_confirme', data: { lead: 'l_1' } }]);
    expect(confirmer(state, { confirme: plus_tard })).toEqual({ proposal: {}, facts: [] });
  });

  it('knows neither a held request, nor an erased one, nor one of more than 30 days', () => {
    for (const state of [null, after(...facts(retenu)), erased])
      expect(confirmer(state, { confirme: plus_tard })).toEqual(INCONNUE);
    const at = (day: string) => confirmer(after(...facts(depose)), { confirme: new Date(day) });
    expect(at('2026-12-21T10:00:00Z')).toMatchObject({ proposal: {} });
    expect(at('2026-12-21T10:00:01Z')).toEqual(INCONNUE);
  });
});

describe('erase', () => {
  it.each([depose, retenu])('leaves nothing of the person, and tells who keeps some of it', (sent) => {
    const gone = facts(eraseLead(after(...facts(sent)), erase));
    const left = after(...facts(sent), ...gone);
    expect(left).toEqual({ etat: 'effacé', recu, efface: plus_tard });
    expect(gone.flatMap(news)).toEqual([{ name: 'lead_efface', data: { lead: 'l_1' } }]);
    expect(eraseLead(left, erase)).toEqual({ proposal: {}, facts: [] });
  });
});
