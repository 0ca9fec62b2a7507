import { fr } from '@agence/gesture';
import { majuscule } from '@agence/words/french';
import { type Avec, COUPER_LES_CLES, type Lettre } from './lettre.ts';
import { leCompte } from './pour.ts';

const MOTS = {
  ajouter: { nom: fr`ajout`, le: fr`L'ajout`, du: fr`d'ajout`, aux: 'aux', faite: fr`ajoutée` },
  retirer: { nom: fr`retrait`, le: fr`Le retrait`, du: fr`de retrait`, aux: 'des', faite: fr`retirée` },
};

type Demande = Avec<'adresse'> & { readonly action: keyof typeof MOTS };

const faits = (facts: Demande): Lettre['faits'] => [leCompte(facts), [fr`Adresse`, facts.adresse]];

/** A change of the account's authorised addresses was requested. */
export const adresse_demandee = (facts: Demande & { readonly meme_domaine: boolean }): Lettre => {
  const { adresse, action, meme_domaine, contact, commande, seul } = facts;
  const { nom, le, aux } = MOTS[action];
  const couper = commande ? fr` et coupez les clés` : fr` et révoquez les clés du compte`;
  return {
    sujet: fr`${majuscule(nom)} d'adresse demandé : ${adresse}`,
    titre: fr`Un ${nom} d'adresse est demandé`,
    paragraphes: [
      fr`${le} de l'adresse ${adresse} ${aux} adresses autorisées du compte a été demandé. Rien n'a changé : une personne vérifie la demande avant de l'appliquer, et sa décision sera envoyée aux adresses que le compte aura alors.`,
      meme_domaine
        ? undefined
        : fr`Ce domaine n'est celui d'aucune adresse du compte : la vérification demandera un échange avec vous.`,
      // A customer without an agency has no keys.
      fr`Si cette demande n'est pas de vous, écrivez-nous aussitôt à ${contact}${seul ? '' : couper}.`,
    ],
    faits: faits(facts),
    boutons: seul ? [] : [COUPER_LES_CLES],
  };
};

/** One of us decided on an address request. */
export const adresse_tranchee = (facts: Demande & { readonly etat: 'approuvée' | 'refusée' }): Lettre => {
  const { adresse, action, etat, contact } = facts;
  const { nom, du, faite } = MOTS[action];
  if (etat === 'refusée')
    return {
      sujet: fr`${majuscule(nom)} d'adresse refusé : ${adresse}`,
      titre: fr`L'adresse n'a pas été ${faite}`,
      paragraphes: [
        fr`La demande ${du} de l'adresse ${adresse} a été refusée. Les adresses autorisées du compte restent ce qu'elles étaient. Pour en connaître la raison, écrivez-nous à ${contact}.`,
      ],
      faits: faits(facts),
    };
  return {
    sujet: fr`Adresse ${faite} : ${adresse}`,
    titre: fr`L'adresse est ${faite}`,
    paragraphes: [
      action === 'ajouter'
        ? fr`L'adresse ${adresse} est désormais autorisée sur le compte : les messages lui sont envoyés comme aux autres.`
        : fr`L'adresse ${adresse} n'est plus autorisée sur le compte : aucun message ne lui est plus envoyé.`,
      fr`Si ce changement n'est pas de vous, écrivez-nous aussitôt à ${contact}.`,
    ],
    faits: faits(facts),
  };
};
