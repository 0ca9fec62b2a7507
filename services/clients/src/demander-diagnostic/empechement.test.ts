import { fr } from '@agence/gesture';
import { describe, expect, it } from '@jest/globals';
import { ago, asked, command, five, given, prospect, sentence } from './demande.fixture.ts';
import { demanderDiagnostic } from './demander-diagnostic.rule.ts';

describe('refused', () => {
  it.each([
    [{ prospect: { ...prospect, entreprise: '' } }, fr`Il manque le nom du prospect (« entreprise »).`],
    [
      { prospect: { ...prospect, entreprise: '', site_web: '' } },
      fr`Il manque le nom du prospect (« entreprise »).`,
    ],
    [
      { prospect: { ...prospect, site_web: '' }, site: { pourquoi: 'autre' } },
      fr`Il manque le site du prospect (« site_web »).`,
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
    const decision = demanderDiagnostic(
      state,
      command({ clients: new Set(['fournil-martin.fr']), quota: 3 }),
    );
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
          raison: fr`Ce prospect a déjà été diagnostiqué il y a moins de 30 jours, le ${'18/11/2026'}.`,
          suite: fr`Rien n'est lancé : le document déjà établi s'ouvre par son lien.`,
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
    expect(sentence(demanderDiagnostic(given(), command({ clients: new Set(), quota: 0 })))).toBe(
      fr`Votre compte n'a aucun client actif : chacun donne droit à trois diagnostics de prospects par mois.`,
    );
    expect(sentence(demanderDiagnostic(given(), command({ quota: 0 })))).toBe(
      fr`Votre formule ne comprend pas de diagnostics de prospects.`,
    );
  });

  it('is less than none left when clients went away since', () => {
    const decision = demanderDiagnostic(given(...five), command({ quota: 3 }));
    expect(decision).toMatchObject({ proposal: { leads: { quota: 3, utilises: 5, restants: 0 } } });
  });
});
