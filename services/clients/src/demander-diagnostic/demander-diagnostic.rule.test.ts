import { fr } from '@agence/gesture';
import { describe, expect, it } from '@jest/globals';
import { leads } from '../prospection/leads.ts';
import { PROSPECTIONS } from '../prospection/prospection.ts';
import { ago, asked, command, demanded, five, given, NOW, prospect } from './demande.fixture.ts';
import { demanderDiagnostic } from './demander-diagnostic.rule.ts';
import { diagnosticMontre } from './diagnostic-montre.ts';

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
    const { proposal, after } = demanded(before);
    expect(leads(after, 6, '11/2026', '01/12/2026')).toEqual(proposal.leads);
    expect(after.demandes.map(({ site }) => site)).toEqual([
      'kept.fr',
      ...five.map(({ site }) => site),
      'fournil-martin.fr',
    ]);
  });

  it('tells measurement by ids only', () => {
    const { facts } = demanded(given());
    const written = { id: 'agence-x', version: 1, state: given() };
    expect(facts.flatMap((fact) => PROSPECTIONS.announce(fact, written))).toEqual([
      { name: 'diagnostic_demande', data: { compte: 'agence-x', demande: 'dp_new' } },
    ]);
  });
});

describe('as it is answered', () => {
  const decision = demanded(given());
  const NOTE = fr`Le document porte votre nom, votre couleur et votre contact, sans aucune offre de notre part. Le prospect n'est jamais contacté.`;

  it('a proposal says what would happen, the confirmed call that it happens', () => {
    const compris = { ...prospect, metier: 'boulanger' };
    expect(diagnosticMontre({ ...decision.proposal, compris }, false)).toMatchObject({
      lance: false,
      raison: undefined,
      suite: fr`Rien n'est encore lancé. Confirmez : cinq questions seront posées aux IA, et le document paraîtra dans la liste de vos diagnostics.`,
      note: NOTE,
    });
    for (const [ville, metier, manque] of [
      [
        null,
        null,
        fr`Il manque la ville et le métier : les questions vaudraient pour toute la France, et le métier serait deviné d'après le nom et le site.`,
      ],
      [null, 'boulanger', fr`Il manque la ville : les questions vaudraient pour toute la France.`],
      ['Lyon', null, fr`Il manque le métier : il serait deviné d'après le nom et le site.`],
    ] as const) {
      const proposal = { ...decision.proposal, compris: { ...prospect, ville, metier } };
      const suite = fr`Rien n'est encore lancé. ${manque} Complétez, ou confirmez : cinq questions seront posées aux IA, et le document paraîtra dans la liste de vos diagnostics.`;
      expect(diagnosticMontre(proposal, false)).toMatchObject({ suite });
    }
    expect(diagnosticMontre(decision.proposal, true)).toMatchObject({
      lance: true,
      suite: fr`Le diagnostic est lancé. Son lien paraîtra dans la liste de vos diagnostics, d'ordinaire en quelques minutes.`,
      note: NOTE,
    });
  });
});
