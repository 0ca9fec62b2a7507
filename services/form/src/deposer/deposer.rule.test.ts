import { describe, expect, it } from '@jest/globals';
import { eraseLead } from '../erase-lead/erase-lead.rule.ts';
import { LEADS, type LeadFact, type LeadState } from '../lead.ts';
import { releaseLead } from '../release-lead/release-lead.rule.ts';
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

const depose = deposer(null, { demande, recu, motif: null });
const retenu = deposer(null, { demande, recu, motif: 'trop vite' });
const release = { accepte: plus_tard, operator: 'anne', why: 'vu' };
const erase = { efface: plus_tard, operator: 'anne', why: 'demande du 20' };

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
    expect(deposer(after(...facts(depose)), { demande, recu: plus_tard, motif: null })).toEqual({
      proposal: { etat: 'accepté' },
      facts: [],
    });
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

  it('knows neither a request of nobody nor an erased one', () => {
    const refusal = {
      kind: 'not_found',
      sentence: 'Aucune demande ne porte ce numéro, ou elle est effacée.',
    };
    expect(releaseLead(null, release)).toEqual({ refusal });
    const erased = after(...facts(depose), ...facts(eraseLead(after(...facts(depose)), erase)));
    expect(releaseLead(erased, release)).toEqual({ refusal });
    expect(eraseLead(null, erase)).toEqual({ refusal });
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
