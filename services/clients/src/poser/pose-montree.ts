import { fr } from '@agence/gesture';
import { asMessage } from '@agence/gesture/handler';
import type { Pose as PoseMessage } from '@agence/proto/clients/v1/clients';
import { identiteDe } from '../portefeuille/fiche.ts';
import type { Pose } from './poser.rule.ts';
import type { Acquis } from './reprise.ts';

type Suite = { readonly proposee: string; readonly confirmee: string };
type Suites = Readonly<Record<Acquis, Suite>>;

const CONFIRMEZ = fr`Rien n'est encore placé. Confirmez :`;

/** Sentences when all placed clients are in the same case. */
const SEULS: Suites = {
  rien: {
    proposee: fr`${CONFIRMEZ} chaque client accepté sera placé et ses questions préparées.`,
    confirmee: fr`Les questions se préparent. Relisez-les, puis lancez la mesure ; sans action de votre part, elle démarrera d'elle-même 24 h après leur préparation.`,
  },
  questions: {
    proposee: fr`${CONFIRMEZ} chaque client accepté sera repris avec ses questions déjà préparées, à valider dans un nouveau délai de 24 h.`,
    confirmee: fr`Les questions déjà préparées sont là, à valider. Relisez-les, puis lancez la mesure ; sans action de votre part, elle démarrera d'elle-même dans 24 h.`,
  },
  mesure: {
    proposee: fr`${CONFIRMEZ} ce qui a déjà été mesuré sera repris avec ses mesures et ses documents, sans rien relancer.`,
    confirmee: fr`Ce qui a déjà été mesuré est repris avec ses mesures et ses documents. Rien n'est relancé : la prochaine mesure est celle du mois.`,
  },
};

/** Sentences for each case beside others, in this order. */
const ENSEMBLE: Suites = {
  rien: {
    proposee: fr`les questions des nouveaux seront préparées`,
    confirmee: fr`Les questions des nouveaux clients se préparent : relisez-les, puis lancez la mesure ; sans action de votre part, elle démarrera d'elle-même 24 h après leur préparation.`,
  },
  questions: {
    proposee: fr`ceux dont les questions sont déjà préparées les retrouveront à valider dans un nouveau délai de 24 h`,
    confirmee: fr`Ceux dont les questions étaient déjà préparées les retrouvent à valider : sans action de votre part, leur mesure démarrera d'elle-même dans 24 h.`,
  },
  mesure: {
    proposee: fr`ceux qui ont déjà été mesurés seront repris sans rien relancer`,
    confirmee: fr`Ceux qui ont déjà été mesurés sont repris sans rien relancer.`,
  },
};
const CAS = ['rien', 'questions', 'mesure'] as const;

const SUITE_VIDE = fr`Aucun client n'est placé : chaque refus dit pourquoi.`;

const suiteDe = (poses: Pose['poses'], confirme: boolean): string => {
  if (poses.length === 0) return SUITE_VIDE;
  const cas = CAS.filter((known) => poses.some(({ acquis }) => acquis === known));
  const [seul = 'rien'] = cas;
  if (cas.length === 1) return confirme ? SEULS[seul].confirmee : SEULS[seul].proposee;
  if (confirme) return cas.map((acquis) => ENSEMBLE[acquis].confirmee).join(' ');
  const parts = cas.map((acquis) => ENSEMBLE[acquis].proposee).join(', ');
  return fr`${CONFIRMEZ} chaque client accepté sera placé ; ${parts}.`;
};

/** The proposal as the caller reads it, with the next step; ids only once placed. */
export const poseMontree = (pose: Pose, confirme: boolean): PoseMessage => {
  const clients = pose.poses.map((client) => ({ id: client.id, ...asMessage(identiteDe(client)) }));
  return {
    acceptes: clients.map(({ id: _, ...client }) => client),
    refuses: [...pose.refuses],
    places_restantes: pose.places_restantes,
    suite: suiteDe(pose.poses, confirme),
    poses: confirme ? clients : [],
    appels_prevus: pose.appels_prevus,
  };
};
