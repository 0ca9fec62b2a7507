import { fr } from '@agence/gesture';

const SUSPENDU: Readonly<Record<string, string>> = {
  'en pause': fr`Ce compte est en pause : aucun ordre n'est exécuté. Écrivez-nous pour le rouvrir.`,
  échu: fr`Ce compte est échu : réglez l'abonnement pour le rouvrir.`,
  résilié: fr`Ce compte est résilié. Écrivez-nous pour le rouvrir.`,
};

/** Why an account in this state is not served; undefined for a state that is served. */
export const suspendedSentence = (statut: string): string | undefined => SUSPENDU[statut];
