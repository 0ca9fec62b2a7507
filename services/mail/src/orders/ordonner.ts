import { modeleDesCommandes } from '@agence/calls/modele-des-commandes';
import { suspendedSentence } from '@agence/calls/suspended';
import { fr } from '@agence/gesture';
import { exemples, type Geste, LISENT, quelques } from '@agence/orders';
import { enLettresMasculin } from '@agence/words/french';
import { bouton } from '../lettres/lettre.ts';
import type { Needs } from '../needs.ts';
import { type Choix, lancer } from './choisir.ts';
import { LABELS } from './dire.mots.ts';
import { laissees, notUnderstood } from './incompris.ts';
import {
  type Commande,
  confirm,
  decline,
  PROPOSITION_DAYS,
  propose,
  proposedAt,
  proposeUnderstood,
  refusal,
} from './proposer.ts';
import { type Reponse, said } from './reponse.ts';

const SANS_PROPOSITION = fr`Nous ne trouvons pas la proposition à confirmer, ou elle a plus de ${enLettresMasculin(PROPOSITION_DAYS)} jours. Envoyez l'ordre de nouveau.`;

const AIDE_DIRECTE = fr`Répondez à nos messages, ou écrivez un ordre par message, comme ici ou à peu près. Ce qui engage vous est d'abord proposé, et n'est fait que si vous répondez OUI.`;
const AIDE = fr`Un ordre par message, écrit comme ici ou à peu près, politesses comprises. Ce qui se confirme vous est d'abord proposé, et n'est fait que si vous répondez OUI.`;

/** Orders of an account that is not served: as in the console, it may read, pay, and decline a proposal. */
const RESTENT: ReadonlySet<Geste> = new Set([
  'aide',
  'compte',
  'clients',
  'livrables',
  'donnees',
  'virement',
  'non',
]);
const SANS_NOM: ReadonlySet<Geste> = new Set(['livrables', 'donnees']);

/** Carries out the order of an authorised sender and returns the answer; null when the message only thanks. */
export async function ordonner(needs: Needs, commande: Commande): Promise<Reponse | null> {
  const { a, compte, lecture, clients, seul } = commande;
  const { compris, voie } = lecture;
  const suspended = compte.statut === 'actif' ? undefined : suspendedSentence(compte.statut);
  if (!('ordre' in compris)) {
    if (suspended !== undefined) return refusal(suspended);
    const proposee = (await proposedAt(needs, a)) !== '';
    if ('incompris' in compris && compris.incompris === 'merci' && !proposee) return null;
    return notUnderstood(compris, { clients, seul, proposee, contact: needs.contact });
  }
  const { geste, client, corps, tues } = compris.ordre;
  if (suspended !== undefined && !RESTENT.has(geste)) return refusal(suspended);
  if (geste === 'oui')
    return (await confirm(needs, commande)) ?? (await lancer(needs, commande)) ?? refusal(SANS_PROPOSITION);
  if (geste === 'page' && client === undefined)
    return (await lancer(needs, commande, corps as Choix)) ?? refusal(SANS_PROPOSITION);
  if (geste === 'non') return decline(needs, commande);
  if (geste === 'aide') {
    const paragraphes = [
      compte.direct === true ? AIDE_DIRECTE : AIDE,
      ...(await modeleDesCommandes(compte, needs.peers)),
    ];
    const lignes = exemples(seul).map((wording) => ({ texte: fr`« ${wording} »` }));
    const tableaux = [{ titre: fr`Par exemple`, lignes }];
    const boutons = quelques({ clients, seul }).map(bouton);
    return { ...said(fr`Ce que vous pouvez écrire`, paragraphes), tableaux, boutons };
  }
  const reponse =
    voie === 'modèle' && !LISENT.has(geste)
      ? await proposeUnderstood(needs, commande, { ...compris.ordre, geste })
      : await propose(needs, commande, { geste, client: client?.id ?? '', corps });
  if (tues !== undefined) return { ...reponse, paragraphes: [laissees(tues), ...reponse.paragraphes] };
  if (!SANS_NOM.has(geste) || client === undefined || compte.direct === true) return reponse;
  return { ...reponse, faits: [[LABELS['entreprise'] ?? '', client.entreprise], ...reponse.faits] };
}
