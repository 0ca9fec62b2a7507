import { fr, propose, refuse } from '@agence/gesture';
import { RETIRE, RIEN } from '../corriger/empechement.ts';
import { CLIENT_INCONNU, type Reperes } from '../portefeuille/fiche.ts';
import type { PortefeuilleRule } from '../portefeuille/portefeuille.ts';

export type ChangerReperes = {
  readonly id: string;
  /** Undefined: unchanged. */
  readonly concurrents: readonly string[] | undefined;
  /** Undefined: unchanged; an empty text clears it. */
  readonly contexte: string | undefined;
};

export type ReperesChanges = {
  readonly entreprise: string;
  readonly avant: Reperes;
  readonly apres: Reperes;
  readonly note: string;
};

const NOTE = fr`Les concurrents comptent à partir de la prochaine mesure ; le contexte sert aux prochaines pages et aux questions qui seront préparées. Rien n'est lancé, et l'unique correction du client n'en est pas usée.`;

/** Changes the competitors and the context of a client: at any time, as often as needed. */
export const changerReperes: PortefeuilleRule<ChangerReperes, ReperesChanges> = ({ clients }, command) => {
  const { id, concurrents, contexte } = command;
  const client = clients.find((candidate) => candidate.id === id);
  if (client === undefined) return refuse('not_found', CLIENT_INCONNU);
  if (!client.actif) return refuse('conflict', RETIRE);
  const { fiche } = client;
  const avant = { concurrents: fiche.concurrents, contexte: fiche.contexte };
  const apres = {
    concurrents: concurrents ?? avant.concurrents,
    contexte: contexte === undefined ? avant.contexte : contexte || null,
  };
  if (JSON.stringify(avant) === JSON.stringify(apres)) return refuse('conflict', RIEN);
  const { entreprise } = fiche;
  return propose({ entreprise, avant, apres, note: NOTE }, [{ type: 'reperes_changes', id, reperes: apres }]);
};
