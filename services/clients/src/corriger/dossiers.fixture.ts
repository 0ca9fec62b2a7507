import type { Decision } from '@agence/gesture';
import { unEtat } from '../dossier/dossier.fixture.ts';
import { DOSSIERS, type Dossier, type DossierFact, type DossierState } from '../dossier/dossier.ts';
import { onClientCorrige, onClientPose, onClientRepris } from '../on-client/on-client.rule.ts';
import { uneFiche } from '../portefeuille/client.fixture.ts';
import { identiteDe, PERSONNE } from '../portefeuille/fiche.ts';
import { ajusterQuestions } from '../questions/questions.rule.ts';
import { remettreEtats } from '../remettre-etats/remettre-etats.rule.ts';
import { remettreQuestions } from '../remettre-questions/remettre-questions.rule.ts';
import { fermer } from '../retirer/fermer.rule.ts';

export const compte = 'agence';
export const now = new Date('2026-11-21T10:00:00Z');
export const later = new Date('2026-11-21T11:00:00Z');
export const facts = (decision: Decision<unknown, DossierFact>): readonly DossierFact[] => {
  if ('refusal' in decision) throw new Error(decision.refusal.sentence);
  return decision.facts;
};
export const after = (state: DossierState, decision: Decision<unknown, DossierFact>): Dossier => {
  const next = facts(decision).reduce(DOSSIERS.evolve, state);
  if (next === null) throw new Error('no dossier');
  return next;
};

const etat = unEtat(1, { question: 'Quel plombier à Angers ?' });
export const launch = {
  retirer: [],
  remplacer: {},
  client: PERSONNE,
  lancer: true,
  actif: true,
  servi: true,
  questions_par_client: 10,
  mesure: 'm_1',
  now,
};
export const rapport = { id: 'd_1', genre: 'rapport', n: null };
export const give = (state: DossierState, revision: number, servi = true) =>
  remettreQuestions(state, {
    revision,
    textes: ['Quel plombier à Nantes ?', 'Qui répare une fuite à Nantes ?'],
    servi,
    mesure: 'm_2',
    now: later,
    now_ts: 1,
  });
export const found = (revision: number, mesure_: string) => ({
  revision,
  mesure: mesure_,
  mesuree_le: now,
  issue: 'faite' as const,
  detail: null,
  etats: [etat],
  documents: [rapport],
});

const opened = after(null, onClientPose(null, { compte, revision: 1 }));
export const ready = after(opened, {
  proposal: {},
  facts: [{ type: 'questions_remises', questions: [{ n: 1, question: etat.question }], le: now }],
});
export const running = after(ready, ajusterQuestions(ready, { ...launch, now_ts: 1 }));
export const measured = after(running, remettreEtats(running, found(1, 'm_1')));

export const correction = {
  command_id: 'k1',
  revision: 1,
  apres: identiteDe(uneFiche({ ville: 'Nantes' })),
  site: 'martin.fr',
  mesuree: false,
  servi: true,
  appels_prevus: 1,
};
export const ofMeasured = { ...correction, mesuree: true };
export const correct = (state: DossierState, revision = 2) =>
  after(state, onClientCorrige(state, { compte, revision }));
export const takeBack = (state: DossierState, revision: number, corrige = 0) =>
  after(state, onClientRepris(state, { compte, revision, corrige, now: later }));
export const close = (state: DossierState, revision: number) =>
  after(state, fermer(state, { compte, revision, command_id: `r${revision}` }));
