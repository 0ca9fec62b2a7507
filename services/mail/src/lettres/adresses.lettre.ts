import { fr } from '@agence/gesture';
import { lettreDeCompte } from './compte.lettre.ts';
import type { Envoyeur, Lettre } from './lettre.ts';
import type { Pour } from './pour.ts';

export type DemandeAdresse = Envoyeur & {
  readonly action: 'ajouter' | 'retirer';
  readonly adresse: string;
};

const lettre = (
  facts: DemandeAdresse,
  sujet: string,
  titre: string,
  ...paragraphes: readonly string[]
): Lettre => {
  const faits = [
    [fr`Compte`, facts.compte],
    [fr`Adresse`, facts.adresse],
  ] as const;
  return lettreDeCompte(facts, { sujet, titre, paragraphes, faits });
};

export type AdresseDemandee = DemandeAdresse &
  Pick<Pour, 'commande' | 'seul'> & { readonly meme_domaine: boolean };

/** What to do at once when somebody else asked; a customer without an agency has no keys. */
const surpris = ({ contact, commande, seul }: AdresseDemandee): string => {
  const ecrire = fr`Si cette demande n'est pas de vous, écrivez-nous aussitôt à ${contact}`;
  if (seul) return fr`${ecrire}.`;
  return commande
    ? fr`${ecrire} et répondez « Couper les clés » à ce message.`
    : fr`${ecrire} et révoquez les clés du compte.`;
};

/** Somebody who holds a key of the account asked to change its authorised addresses. */
export const adresseDemandee = (facts: AdresseDemandee): Lettre => {
  const { adresse, action, meme_domaine } = facts;
  const ajout = action === 'ajouter';
  const quoi = ajout
    ? fr`L'ajout de l'adresse ${adresse} aux adresses autorisées du compte a été demandé.`
    : fr`Le retrait de l'adresse ${adresse} des adresses autorisées du compte a été demandé.`;
  return lettre(
    facts,
    ajout ? fr`Ajout d'adresse demandé : ${adresse}` : fr`Retrait d'adresse demandé : ${adresse}`,
    ajout ? fr`Un ajout d'adresse est demandé` : fr`Un retrait d'adresse est demandé`,
    fr`${quoi} Rien n'a changé : une personne vérifie la demande avant de l'appliquer, et sa décision sera écrite aux adresses que le compte aura alors.`,
    ...(meme_domaine
      ? []
      : [
          fr`Ce domaine n'est celui d'aucune adresse du compte : la vérification demandera un échange avec vous.`,
        ]),
    surpris(facts),
  );
};

export type AdresseTranchee = DemandeAdresse & { readonly etat: 'approuvée' | 'refusée' };

/** A person of ours decided on such a request. */
export const adresseTranchee = (facts: AdresseTranchee): Lettre => {
  const { adresse, action, etat, contact } = facts;
  const surprise = fr`Si ce changement n'est pas de vous, écrivez-nous aussitôt à ${contact}.`;
  const raison = fr`Les adresses autorisées du compte restent ce qu'elles étaient. Pour en connaître la raison, écrivez-nous à ${contact}.`;
  if (etat === 'refusée')
    return action === 'ajouter'
      ? lettre(
          facts,
          fr`Ajout d'adresse refusé : ${adresse}`,
          fr`L'adresse n'a pas été ajoutée`,
          fr`La demande d'ajout de l'adresse ${adresse} a été refusée. ${raison}`,
        )
      : lettre(
          facts,
          fr`Retrait d'adresse refusé : ${adresse}`,
          fr`L'adresse n'a pas été retirée`,
          fr`La demande de retrait de l'adresse ${adresse} a été refusée. ${raison}`,
        );
  return action === 'ajouter'
    ? lettre(
        facts,
        fr`Adresse ajoutée : ${adresse}`,
        fr`L'adresse est ajoutée`,
        fr`L'adresse ${adresse} est désormais autorisée sur le compte : les messages lui sont envoyés comme aux autres.`,
        surprise,
      )
    : lettre(
        facts,
        fr`Adresse retirée : ${adresse}`,
        fr`L'adresse est retirée`,
        fr`L'adresse ${adresse} n'est plus autorisée sur le compte : aucun message ne lui est plus envoyé.`,
        surprise,
      );
};
