import { fr } from '@agence/gesture';
import type { Compris, Geste, Ordre } from '@agence/orders';
import { estMene, meneDe } from './gestes.ts';
import { bouton, type Reponse, RIEN, said } from './reponse.ts';

const POURQUOI: Readonly<Record<string, string>> = {
  vide: fr`Votre message ne contient pas d'ordre.`,
  merci: fr`Votre message ne contient pas d'ordre.`,
  inconnu: fr`Nous n'avons pas compris votre message avec certitude.`,
  plusieurs: fr`Votre message contient plusieurs ordres : envoyez-en un par message.`,
  reserve: fr`Votre message contient un ordre et autre chose, qui pourrait le changer : envoyez l'ordre seul.`,
  question: fr`Votre message pose une question, et nous n'y reconnaissons aucun ordre avec certitude.`,
};

const RESTE_OUI = fr`Pour confirmer ce qui vous a été proposé, répondez OUI.`;

/** What is done at once, as it is ordered. */
const LUS: Readonly<Partial<Record<Geste, string>>> = {
  ajuster: fr`Changer ou lancer les questions`,
  page: fr`Choisir la prochaine page`,
  audit: fr`Relire le site`,
  adresses: fr`Ajouter ou retirer une adresse`,
  formule: fr`Changer de formule`,
  virement: fr`Virement fait`,
  revoquer: fr`Couper les clés`,
  cle: fr`Demander une clé`,
};

/** What was understood of a message of which nothing is done. */
const luDans = (lu: Ordre | undefined): readonly string[] => {
  if (lu === undefined || !estMene(lu.geste)) return [];
  const { titre, propose: asked = titre } = meneDe(lu.geste);
  return [
    fr`Nous y lisons : « ${LUS[lu.geste] ?? asked} »${lu.client === undefined ? '' : `, ${lu.client.entreprise}`}.`,
  ];
};

/** Why nothing is done, and what could be written instead; `proposee`: what it answers waits for its OUI. */
export const notUnderstood = (
  a: string,
  compris: Exclude<Compris, { ordre: unknown }>,
  proposee: boolean,
): Reponse => {
  if ('introuvable' in compris) {
    const { nom, candidats } = compris.introuvable;
    const found = candidats.map(({ entreprise, site, ville }) => `${entreprise} · ${ville ?? site}`);
    const aucun = fr`Aucun client de votre compte ne s'appelle « ${nom} ».`;
    const why =
      found.length < 2
        ? `${aucun}${found.length === 0 ? '' : fr` Si c'est de celui-ci qu'il s'agit, reprenez votre ordre avec son nom :`}`
        : fr`« ${nom} » peut désigner plusieurs clients, ou aucun. Reprenez votre ordre avec l'un de ces noms :`;
    return { ...said(a, fr`Quel client ?`, [why, ...found, RIEN]), vaine: true };
  }
  const { pourquoi, proches, lu } = compris.incompris;
  const oui = proposee ? [RESTE_OUI] : [];
  return {
    ...said(a, fr`Message non compris`, [POURQUOI[pourquoi] ?? '', ...luDans(lu), RIEN, ...oui]),
    boutons: proches.map(bouton),
    vaine: true,
  };
};
