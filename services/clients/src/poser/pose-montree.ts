import { fr } from '@agence/gesture';
import type { Pose as PoseMessage } from '@agence/proto/clients/v1/clients';
import type { Fiche } from '../portefeuille/portefeuille.ts';
import type { Pose } from './poser.rule.ts';

type Suite = { readonly proposee: string; readonly confirmee: string };

const NOUVEAUX: Suite = {
  proposee: fr`Rien n'est placé. Renvoyez le même appel avec « confirmer » à true : chaque client accepté sera placé et ses questions préparées.`,
  confirmee: fr`Les questions se préparent. Relisez-les, puis lancez la mesure ; sans geste de votre part, elle démarrera d'elle-même 24 h après leur préparation.`,
};
const REPRIS: Suite = {
  proposee: fr`Rien n'est placé. Renvoyez le même appel avec « confirmer » à true : ce qui a déjà été mesuré sera repris avec ses mesures et ses documents, sans rien relancer.`,
  confirmee: fr`Ce qui a déjà été mesuré est repris avec ses mesures et ses documents. Rien n'est relancé : la prochaine mesure est celle du mois.`,
};
const LES_DEUX: Suite = {
  proposee: fr`Rien n'est placé. Renvoyez le même appel avec « confirmer » à true : chaque client accepté sera placé ; les questions des nouveaux seront préparées, ceux qui ont déjà été mesurés seront repris sans rien relancer.`,
  confirmee: fr`Les questions des nouveaux clients se préparent : relisez-les, puis lancez la mesure ; sans geste de votre part, elle démarrera d'elle-même 24 h après leur préparation. Ceux qui ont déjà été mesurés sont repris sans rien relancer.`,
};
const SUITE_VIDE = fr`Aucun client n'est placé : chaque refus est expliqué dans « refuses ».`;

const montrer = ({ entreprise, site_web, ville, metier }: Fiche) => ({
  entreprise,
  site_web,
  ville: ville ?? undefined,
  metier: metier ?? undefined,
});

const suiteDe = (poses: Pose['poses'], confirme: boolean): string => {
  if (poses.length === 0) return SUITE_VIDE;
  const repris = poses.filter(({ mesure }) => mesure).length;
  const suite = repris === 0 ? NOUVEAUX : repris === poses.length ? REPRIS : LES_DEUX;
  return confirme ? suite.confirmee : suite.proposee;
};

/** The proposal as it is answered, with what comes next; the ids only once placed. */
export const poseMontree = (pose: Pose, confirme: boolean): PoseMessage => ({
  acceptes: pose.poses.map(montrer),
  refuses: [...pose.refuses],
  places_restantes: pose.places_restantes,
  suite: suiteDe(pose.poses, confirme),
  poses: confirme ? pose.poses.map((one) => ({ id: one.id, ...montrer(one) })) : [],
  appels_prevus: pose.appels_prevus,
});
