export type EtatDemande = 'transmise' | 'approuvée' | 'refusée' | 'retirée';

/** Somebody asked to change the authorised addresses; a person decides. */
export type DemandeAdresse = {
  readonly id: string;
  readonly action: 'ajouter' | 'retirer';
  readonly adresse: string;
  readonly meme_domaine: boolean;
  readonly etat: EtatDemande;
  readonly demandee: Date;
};

/** Decided requests that are kept, so that the messages about them can still be written. */
const DECIDED_KEPT = 50;

/** The requests of an account with a new one, or with one of them decided or withdrawn. */
export const withRequest = (
  demandes: readonly DemandeAdresse[],
  demande: DemandeAdresse,
): readonly DemandeAdresse[] => {
  if (demande.etat === 'transmise') return [...demandes, demande];
  const waiting = demandes.filter((request) => request.etat === 'transmise' && request.id !== demande.id);
  const decided = demandes.filter((request) => request.etat !== 'transmise');
  return [...waiting, ...[...decided, demande].slice(-DECIDED_KEPT)];
};
