import { type DiagnosticDemande, PROSPECTIONS, type Prospection } from '../prospection/prospection.ts';
import { type DemanderDiagnostic, demanderDiagnostic } from './demander-diagnostic.rule.ts';

export const NOW = new Date('2026-11-21T10:00:00Z');
const JOUR_MS = 86_400_000;
export const ago = (days: number): Date => new Date(NOW.getTime() - days * JOUR_MS);
export const prospect = {
  entreprise: 'Fournil Martin',
  site_web: 'https://www.fournil-martin.fr/accueil',
  ville: 'Lyon',
  metier: null,
};
export const command = (more: Partial<DemanderDiagnostic> = {}): DemanderDiagnostic => ({
  prospect,
  site: { site: 'fournil-martin.fr' },
  servi: true,
  quota: 6,
  clients: new Set(['client-a.fr', 'client-b.fr']),
  id: 'dp_new',
  now: NOW,
  depuis: ago(30),
  mois: '11/2026',
  repart_le: '01/12/2026',
  appels: 61,
  ...more,
});
export const asked = (site: string, more: Partial<DiagnosticDemande> = {}): DiagnosticDemande => ({
  id: `dp_${site}`,
  prospect: { ...prospect, site_web: site },
  site,
  demande_le: ago(3),
  mois: '11/2026',
  etat: 'prêt',
  document: `d_${site}`,
  ...more,
});
export const five = ['a', 'b', 'c', 'd', 'e'].map((name) => asked(`${name}.fr`));
export const given = (...demandes: readonly DiagnosticDemande[]): Prospection => ({ demandes });
export const sentence = (decision: ReturnType<typeof demanderDiagnostic>) =>
  'refusal' in decision ? decision.refusal : decision.proposal.empechement?.raison;

/** What is proposed to a command that is not refused, its facts, and what they leave. */
export const demanded = (state: Prospection, more: Partial<DemanderDiagnostic> = {}) => {
  const decision = demanderDiagnostic(state, command(more));
  if ('refusal' in decision) throw new Error(decision.refusal.sentence);
  return { ...decision, after: decision.facts.reduce(PROSPECTIONS.evolve, state) };
};
