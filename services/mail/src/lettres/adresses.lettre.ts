import { fr } from '@agence/gesture';
import { type Bouton, bouton, type Envoyeur, type Lettre } from './lettre.ts';

export type DemandeAdresse = Envoyeur & {
  readonly action: 'ajouter' | 'retirer';
  readonly adresse: string;
};

const lettre = (
  { compte, adresse }: DemandeAdresse,
  sujet: string,
  titre: string,
  ...paragraphes: Lettre['paragraphes']
): Lettre => ({
  sujet: fr`${sujet} : ${adresse}`,
  titre,
  paragraphes,
  faits: [
    [fr`Compte`, compte],
    [fr`Adresse`, adresse],
  ],
});

export const COUPER_LES_CLES: Bouton = bouton(fr`Couper les clés`);

/** A change of the account's authorised addresses was requested. */
export const adresseDemandee = (facts: DemandeAdresse & { readonly meme_domaine: boolean }): Lettre => {
  const { adresse, action, meme_domaine, contact, commande, seul } = facts;
  const ajout = action === 'ajouter';
  const quoi = ajout
    ? fr`L'ajout de l'adresse ${adresse} aux adresses autorisées du compte a été demandé.`
    : fr`Le retrait de l'adresse ${adresse} des adresses autorisées du compte a été demandé.`;
  const ecrire = fr`Si cette demande n'est pas de vous, écrivez-nous aussitôt à ${contact}`;
  return {
    ...lettre(
      facts,
      ajout ? fr`Ajout d'adresse demandé` : fr`Retrait d'adresse demandé`,
      ajout ? fr`Un ajout d'adresse est demandé` : fr`Un retrait d'adresse est demandé`,
      fr`${quoi} Rien n'a changé : une personne vérifie la demande avant de l'appliquer, et sa décision sera envoyée aux adresses que le compte aura alors.`,
      meme_domaine
        ? undefined
        : fr`Ce domaine n'est celui d'aucune adresse du compte : la vérification demandera un échange avec vous.`,
      // A customer without an agency has no keys.
      seul
        ? fr`${ecrire}.`
        : fr`${ecrire} et ${commande ? fr`coupez les clés` : fr`révoquez les clés du compte`}.`,
    ),
    boutons: seul ? [] : [COUPER_LES_CLES],
  };
};

/** One of us decided on an address request. */
export const adresseTranchee = (
  facts: DemandeAdresse & { readonly etat: 'approuvée' | 'refusée' },
): Lettre => {
  const { adresse, action, etat, contact } = facts;
  const surprise = fr`Si ce changement n'est pas de vous, écrivez-nous aussitôt à ${contact}.`;
  const raison = fr`Les adresses autorisées du compte restent ce qu'elles étaient. Pour en connaître la raison, écrivez-nous à ${contact}.`;
  const ajout = action === 'ajouter';
  if (etat === 'refusée')
    return lettre(
      facts,
      ajout ? fr`Ajout d'adresse refusé` : fr`Retrait d'adresse refusé`,
      ajout ? fr`L'adresse n'a pas été ajoutée` : fr`L'adresse n'a pas été retirée`,
      fr`La demande ${ajout ? fr`d'ajout` : fr`de retrait`} de l'adresse ${adresse} a été refusée. ${raison}`,
    );
  return ajout
    ? lettre(
        facts,
        fr`Adresse ajoutée`,
        fr`L'adresse est ajoutée`,
        fr`L'adresse ${adresse} est désormais autorisée sur le compte : les messages lui sont envoyés comme aux autres.`,
        surprise,
      )
    : lettre(
        facts,
        fr`Adresse retirée`,
        fr`L'adresse est retirée`,
        fr`L'adresse ${adresse} n'est plus autorisée sur le compte : aucun message ne lui est plus envoyé.`,
        surprise,
      );
};
