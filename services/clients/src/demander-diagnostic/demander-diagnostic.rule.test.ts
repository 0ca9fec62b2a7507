import { fr } from '@agence/gesture';
import { describe, expect, it } from '@jest/globals';
import { leads } from '../prospection/leads.rule.ts';
import { type Demande, PROSPECTIONS, type Prospection } from '../prospection/prospection.ts';
import { remettreDiagnostic } from '../remettre-diagnostic/remettre-diagnostic.rule.ts';
import { type DemanderDiagnostic, demanderDiagnostic } from './demander-diagnostic.rule.ts';
import { diagnosticMontre } from './diagnostic-montre.ts';

const NOW = new Date('2026-11-21T10:00:00Z');
const JOUR_MS = 86_400_000;
const ago = (days: number): Date => new Date(NOW.getTime() - days * JOUR_MS);
const prospect = {
  entreprise: 'Fournil Martin',
  site_web: 'https://www.fournil-martin.fr/accueil',
  ville: 'Lyon',
  metier: null,
};
const command = (more: Partial<DemanderDiagnostic> = {}): DemanderDiagnostic => ({
  prospect,
  site: { site: 'fournil-martin.fr' },
  servi: true,
  clients: new Set(['client-a.fr', 'client-b.fr']),
  id: 'dp_new',
  now: NOW,
  depuis: ago(30),
  jour: (at) => at.toISOString().slice(0, 10),
  mois: '11/2026',
  repart_le: '01/12/2026',
  appels: 61,
  ...more,
});
const asked = (site: string, more: Partial<Demande> = {}): Demande => ({
  id: `dp_${site}`,
  prospect: { ...prospect, site_web: site },
  site,
  demande_le: ago(3),
  mois: '11/2026',
  etat: 'prêt',
  document: `d_${site}`,
  ...more,
});
const five = ['a', 'b', 'c', 'd', 'e'].map((name) => asked(`${name}.fr`));
const given = (...demandes: readonly Demande[]): Prospection => ({ demandes });
const sentence = (decision: ReturnType<typeof demanderDiagnostic>) =>
  'refusal' in decision ? decision.refusal : decision.proposal.empechement?.raison;

describe('refused', () => {
  it.each([
    [
      { prospect: { ...prospect, entreprise: '' } },
      fr`Il manque le nom du prospect : donnez-le dans « entreprise ».`,
    ],
    [
      { prospect: { ...prospect, entreprise: '', site_web: '' } },
      fr`Il manque le nom du prospect : donnez-le dans « entreprise ».`,
    ],
    [
      { prospect: { ...prospect, site_web: '' }, site: { pourquoi: 'autre' } },
      fr`Il manque le site du prospect : donnez-le dans « site_web ».`,
    ],
    [
      { site: { pourquoi: 'L’adresse du site n’est pas une adresse publique.' }, servi: false },
      'L’adresse du site n’est pas une adresse publique.',
    ],
    [
      { servi: false, clients: new Set(['fournil-martin.fr']) },
      fr`Votre compte n'est pas servi : réglez votre abonnement, puis demandez vos diagnostics.`,
    ],
  ])('%#: the first thing that is missing is what is said', (more, said) => {
    expect(sentence(demanderDiagnostic(given(), command(more)))).toEqual({
      kind: 'conflict',
      sentence: said,
    });
  });
});

describe('not launched', () => {
  it('a client of the account, whatever was asked before', () => {
    const state = given(asked('fournil-martin.fr'));
    const decision = demanderDiagnostic(state, command({ clients: new Set(['fournil-martin.fr']) }));
    expect(decision).toEqual({
      proposal: {
        compris: prospect,
        leads: { quota: 3, utilises: 1, restants: 2, mois: '11/2026', repart_le: '01/12/2026' },
        empechement: {
          raison: fr`Ce prospect est déjà un client actif de votre compte.`,
          suite: fr`Rien n'est lancé : ses mesures et ses documents se lisent avec vos clients.`,
          document: null,
        },
        appels_prevus: 0,
      },
      facts: [],
    });
  });

  it('a prospect diagnosed less than 30 days ago: its document is given once it is ready', () => {
    const ready = demanderDiagnostic(given(asked('fournil-martin.fr')), command());
    expect(ready).toMatchObject({
      proposal: {
        empechement: {
          raison: fr`Ce prospect a déjà été diagnostiqué il y a moins de 30 jours, le ${'2026-11-18'}.`,
          suite: fr`Rien n'est lancé : le document déjà établi s'ouvre par « lien ».`,
          document: 'd_fournil-martin.fr',
        },
      },
      facts: [],
    });
    const running = asked('fournil-martin.fr', { etat: 'en cours', document: null });
    expect(demanderDiagnostic(given(running), command())).toMatchObject({
      proposal: {
        empechement: {
          suite: fr`Rien n'est lancé : son diagnostic est en cours et son lien paraîtra dans la liste de vos diagnostics.`,
          document: null,
        },
      },
    });
  });

  it('until the very moment when its 30 days are over', () => {
    const at = (demande_le: Date) =>
      sentence(
        demanderDiagnostic(given(asked('fournil-martin.fr', { demande_le, mois: '10/2026' })), command()),
      );
    expect(at(new Date(ago(30).getTime() + 1))).toMatch(/^Ce prospect a déjà été diagnostiqué/);
    expect(at(ago(30))).toBeUndefined();
  });

  it('when the month is used up, or nothing opens a right', () => {
    const full = given(...five, asked('f.fr'));
    expect(sentence(demanderDiagnostic(full, command()))).toBe(
      fr`Les ${6} diagnostics de prospects de ce mois sont utilisés.`,
    );
    expect(sentence(demanderDiagnostic(given(), command({ clients: new Set() })))).toBe(
      fr`Votre compte ne compte aucun client actif : chacun ouvre trois diagnostics de prospects par mois.`,
    );
  });

  it('is less than none left when clients went away since', () => {
    const decision = demanderDiagnostic(given(...five), command({ clients: new Set(['client-a.fr']) }));
    expect(decision).toMatchObject({ proposal: { leads: { quota: 3, utilises: 5, restants: 0 } } });
  });
});

describe('launched', () => {
  it('with the last right of the month; the numbers are those after it', () => {
    expect(demanderDiagnostic(given(...five), command())).toEqual({
      proposal: {
        compris: prospect,
        leads: { quota: 6, utilises: 6, restants: 0, mois: '11/2026', repart_le: '01/12/2026' },
        empechement: null,
        appels_prevus: 61,
      },
      facts: [
        {
          type: 'diagnostic_demande',
          demande: {
            id: 'dp_new',
            prospect,
            site: 'fournil-martin.fr',
            demande_le: NOW,
            mois: '11/2026',
            etat: 'en cours',
            document: null,
          },
        },
      ],
    });
  });

  it('what failed counts neither for the month nor for the 30 days', () => {
    const failed = asked('fournil-martin.fr', { etat: 'en échec', document: null });
    const decision = demanderDiagnostic(given(failed, ...five), command());
    expect(decision).toMatchObject({ proposal: { leads: { restants: 0 }, empechement: null } });
  });

  it('what was asked last month counts no more', () => {
    const october = five.map((one) => ({ ...one, mois: '10/2026' }));
    expect(demanderDiagnostic(given(...october, asked('f.fr')), command())).toMatchObject({
      proposal: { leads: { utilises: 2, restants: 4 } },
    });
  });

  it('leaves, once its facts are folded, the count that it announced, and nothing older than 35 days', () => {
    const old = asked('old.fr', { demande_le: ago(35), mois: '10/2026' });
    const before = given(old, asked('kept.fr', { demande_le: ago(34.9), mois: '10/2026' }), ...five);
    const decision = demanderDiagnostic(before, command());
    if ('refusal' in decision) throw new Error(decision.refusal.sentence);
    const after = decision.facts.reduce(PROSPECTIONS.evolve, before);
    expect(leads(after, 2, '11/2026', '01/12/2026')).toEqual(decision.proposal.leads);
    expect(after.demandes.map(({ site }) => site)).toEqual([
      'kept.fr',
      ...five.map(({ site }) => site),
      'fournil-martin.fr',
    ]);
  });

  it('tells measurement by ids only', () => {
    const decision = demanderDiagnostic(given(), command());
    if ('refusal' in decision) throw new Error(decision.refusal.sentence);
    const written = { id: 'agence-x', version: 1, state: given() };
    expect(decision.facts.flatMap((fact) => PROSPECTIONS.announce(fact, written))).toEqual([
      { name: 'diagnostic_demande', data: { compte: 'agence-x', demande: 'dp_new' } },
    ]);
  });
});

describe('as it is answered', () => {
  const decision = demanderDiagnostic(given(), command());
  if ('refusal' in decision) throw new Error(decision.refusal.sentence);
  const NOTE = fr`Le document porte votre nom, votre couleur et votre contact, sans aucune offre de notre part. Le prospect n'est jamais contacté.`;

  it('a proposal says what would happen, the confirmed call that it happens', () => {
    expect(diagnosticMontre(decision.proposal, false)).toMatchObject({
      lance: false,
      raison: undefined,
      suite: fr`Rien n'est lancé. Renvoyez le même appel avec « confirmer » à true : cinq questions seront posées aux IA, et le document paraîtra dans la liste de vos diagnostics.`,
      note: NOTE,
    });
    expect(diagnosticMontre(decision.proposal, true)).toMatchObject({
      lance: true,
      suite: fr`Le diagnostic est lancé. Son lien paraîtra dans la liste de vos diagnostics, d'ordinaire en quelques minutes.`,
      note: NOTE,
    });
  });
});

describe('what came of a request', () => {
  const state = given(asked('x.fr', { etat: 'en cours', document: null }));
  const failed = { demande: 'dp_x.fr', etat: 'en échec', document: null } as const;
  const ready = { demande: 'dp_x.fr', etat: 'prêt', document: 'd_1' } as const;

  it('is taken in once: the first outcome stands', () => {
    const decision = remettreDiagnostic(state, failed);
    if ('refusal' in decision) throw new Error(decision.refusal.sentence);
    const after = decision.facts.reduce(PROSPECTIONS.evolve, state);
    expect(after.demandes).toMatchObject([{ etat: 'en échec', document: null }]);
    expect(leads(after, 1, '11/2026', '')).toMatchObject({ utilises: 0, restants: 3 });
    expect(remettreDiagnostic(after, failed)).toEqual({ proposal: { retenu: true }, facts: [] });
    expect(remettreDiagnostic(after, ready)).toEqual({ proposal: { retenu: false }, facts: [] });
  });

  it('is dropped when the request is not known any more', () => {
    expect(remettreDiagnostic(given(), ready)).toEqual({ proposal: { retenu: false }, facts: [] });
  });
});
