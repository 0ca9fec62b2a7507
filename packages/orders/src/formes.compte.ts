import { RETIRER } from './ajustements.ts';
import { type Famille, forme, type Lecture, tout, verbes } from './forme.ts';
import { VOIR } from './formes.clients.ts';
import { REPONSES } from './formes.reponses.ts';
import { COMBIEN } from './lexicons/formes.compte.ts';
import { TETE_MARQUE } from './lexique.ts';
import { estTete } from './mots.ts';
import type { Geste } from './ordre.ts';
import { champs } from './paires.ts';

const ordre = (geste: Geste, corps: object = {}): readonly Lecture[] => [{ ordre: { geste, corps } }];

const ADRESSE = String.raw`(?<adresse>[^\s@<>,;:]+@[^\s@<>,;:]+\.\p{L}{2,})`;
const A_QUI =
  "(?: (?:de|d'|du) ?(?:(?:ma|mon|notre|nos|la|le|l'|un|une) ?)?(?:nouvelle? |nouveau |ancienne? )?[\\p{L}'’-]+)?";
const LISTE =
  '(?: (?:aux|a nos|a vos|des|de nos|de vos|de la liste des|a la liste des|a notre compte|du compte|de notre compte|au compte|de mon compte|a mon compte)(?: adresses)?(?: (?:autorisees?|connues|habilitees))?(?: (?:a commander|du compte|de notre compte))?)?';
const L_ADRESSE = `(?:(?:l'|une |cette |l |son |sa |mon |notre )?(?:nouvelle |ancienne )?(?:adresse|e-?mail|mail|courriel)?(?: (?:e-?mail|mail|de messagerie|electronique))?(?: suivante)?${A_QUI}${LISTE} ?:? ?)?`;
const AUX_AUTRES = `(?:${LISTE}|,? a (?:commander|donner des ordres|passer (?:des |une )?(?:commandes?|ordres?)|(?:vous |nous )?ecrire))?`;
const CHANGER = `(?:${verbes('chang', 'modifi', 'bascul')}|changeons|passer|passez|passons|passe|mettre|mettez|mets)`;
const MON = "(?:mon |ma |notre |nos |le |la |les |l')?";
const QUAND =
  "(?: (?:ce jour|aujourd'hui|hier|avant-hier|a l'instant|ce matin|cet apres-midi|ce midi|ce soir|hier soir|hier matin|lundi|mardi|mercredi|jeudi|vendredi|samedi|(?:lundi|mardi|mercredi|jeudi|vendredi) dernier|cette semaine|(?:le |du )?\\d{1,2}[/. ][\\p{L}\\d]+(?:[/. ]\\d{2,4})?|depuis [^,;.?\\n]{2,50}|de (?:la|notre|ma) banque|(?:,? ?)reference ?:? ?\\S+|pour [^,;.?\\n]{2,50}),?)*";
const ALLER = `(?:je |nous |on )?(?:(?:passez|mettez|basculez)-nous|passage|${CHANGER}|prendre|prenez|prenons|(?:re)?descendre|(?:re)?descendez|(?:re)?monter|(?:re)?montez|revenir|revenez|opter|choisir|choisissons|evoluer|migrer)(?: de formule)?`;
const FAIT = `(?:fait|effectue|envoye|parti|passe|realise|emis|execute|ordonne|regle)${QUAND}`;
const SOMME = "(?: (?:de |d'un montant de )\\d[\\d ,.]* ?(?:€|euros?|eur)(?: ttc| ht)?)?";
const METTRE = `(?:(?:${CHANGER}|mettre a jour|mettez a jour|mets a jour|mise a jour de|actualiser|actualisez|remplacer|remplacez|remplace|corriger|corrigez) )?`;
const CHAMPS_MARQUE = { nom: 'nom', couleur: 'couleur', contact: 'contact', coordonnees: 'contact' };

const CONFIRME =
  "(?:(?:je|nous) vous (?:confirme|confirmons|informe|informons|indique|signale) (?:que |qu')|(?:pour )?information ?:? ?,? ?)?";

const marque = (paires = ''): readonly Lecture[] => {
  const corps = champs(paires, CHAMPS_MARQUE);
  return corps === null ? [] : ordre('marque', corps);
};

const formule = (typed = ''): readonly Lecture[] =>
  ordre('formule', {
    formule: typed
      .replaceAll(/\s+/gu, '')
      .toLowerCase()
      .replace(/^(\d+)(?:clients)?$/u, 'agence$1'),
  });

const CONTRAT =
  "(?:mon |notre |le |l'|nos )?(?:compte|abonnement|contrat|service|formule)(?: (?:a|chez|avec) (?:votre service|vous))?";
/** When an account ends anyway: at the end of what is paid. */
const TERME =
  "(?: a (?:la fin|la date de fin|l'issue) de (?:la |ma |notre )?periode(?: (?:deja )?payee| en cours| reglee)?| (?:a|des) (?:l'|la prochaine |sa prochaine )echeance| au terme de (?:la |notre )?periode(?: payee| en cours)?)?";

export const COMPTE: readonly Famille[] = [
  {
    geste: 'compte',
    lit: true,
    exemples: ['Mon compte'],
    formes: tout(
      'compte',
      `${VOIR}(?:(?:l'|un |le |la )?(?:etat|resume|recap|recapitulatif|point|solde|situation|detail|infos?|informations)s? (?:de |du |sur |d'))?${MON}(?:compte|abonnement)`,
      `(?:ou en est|ou en sommes-nous de|quel est l'etat de) ${MON}(?:compte|abonnement) ?\\??`,
      `${COMBIEN}(?:,? et ${COMBIEN})*`,
    ),
  },
  {
    geste: 'aide',
    lit: true,
    exemples: ['Aide'],
    formes: tout(
      'aide',
      `${VOIR}(?:l'|de l'|d'|le |un |votre |la |une )?(?:aide|help|mode d'emploi|notice|documentation)`,
      '(?:aidez|aide)[- ](?:moi|nous)',
      "(?:le |un |votre )?mode d'emploi(?: des commandes)?",
      'comment (?:on fait pour |fait-on pour |faire pour |dois-je |puis-je |peut-on )?(?:(?:ca|cela|tout cela) (?:marche|fonctionne)|faire|(?:on |vous )?(?:passer?|donner?|envoyer?) (?:un |une |des |mes |nos |vos |les )?(?:ordres?|commandes?|demandes?)|fonctionnent? (?:la commande|les commandes|le service|les ordres|ce service|votre service))(?: exactement| par (?:e-?mail|mail))?',
      `${VOIR}(?:quelles sont |rappeler |connaitre )?(?:la liste (?:de|des) (?:toutes )?(?:les )?|les |vos |toutes les )(?:commandes|ordres|demandes)(?: (?:possibles|disponibles|par (?:e-?mail|mail)|(?:qu'on|que je|que l'on|que nous) (?:peut|peux|pouvons) (?:vous )?(?:envoyer|ecrire|demander|passer|faire|donner)))*(?: a cette adresse)?`,
      "(?:que |qu'est-ce que |qu'est-ce qu'|ce que )(?:puis-je|peut-on|je peux|on peut|pouvons-nous|nous pouvons) (?:vous )?(?:faire|demander|ecrire|envoyer|commander)(?: par (?:e-?mail|mail)| a cette adresse| ici| avec vous| chez vous)*",
    ),
  },
  {
    geste: 'marque',
    exemples: ['Marque : couleur #0b5cad'],
    formes: [
      forme(`${METTRE}(?:pour |sur )?(?:la |ma |notre )?marque ?[:,]? ?(?<paires>.+)`, ({ paires }) =>
        marque(paires),
      ),
      forme('(?<tete>[^:\\n]+?) ?[:\\n](?<paires>.+)', ({ tete = '', paires }) =>
        estTete(TETE_MARQUE, tete) ? marque(paires) : [],
      ),
      forme(
        `${METTRE}(?<champ>(?:le |la |l')?(?:nom|couleur|contact|coordonnees)) de (?:la |ma |notre )marque ?(?::|en|par|=|->)? ?(?<valeur>.+)`,
        ({ champ = '', valeur = '' }) => marque(`${champ} : ${valeur}`),
      ),
      forme(
        `${METTRE}(?:la |ma |notre |nouvelle )*couleur(?: de (?:la |ma |notre )?marque| des documents)? ?(?::|en|par|=)? ?(?<couleur>#[0-9a-f]{3,8})`,
        ({ couleur = '' }) => ordre('marque', { couleur }),
      ),
    ],
  },
  {
    geste: 'resilier',
    exemples: ['Résilier'],
    formes: tout(
      'resilier',
      `(?:(?:je |nous )?(?:vous )?(?:informe|informons|fais part|faisons part) de (?:ma|notre) (?:decision|volonte|souhait) de |(?:proceder a |enregistrer |prendre en compte |noter )?(?:la |ma |notre )?)?(?:je |nous )?(?:resilier|resiliez|resilie|resilions|resiliation)(?: (?:de |du |d')?${CONTRAT})?${TERME}`,
      `(?:je |nous )?(?:mettre fin|mettez fin|mettons fin|mets fin) (?:a |au |a l')${CONTRAT}${TERME}`,
      `(?:je |nous )?(?:arreter|arretez|arrete|arretons|stopper|stoppez|cloturer|cloturez|fermer|fermez) (?:mon |notre )(?:abonnement|compte|contrat)${TERME}`,
    ),
  },
  {
    geste: 'badge',
    exemples: ['Nouvelle adresse de commande'],
    formes: tout(
      'badge',
      `(?:(?:je veux |obtenir |avoir |recevoir |${verbes('donn', 'attribu', 'gener', 'envoy')} |creer |creez |cree |prevoir )[- ]?(?:moi |nous )?)?(?:d')?(?:une )?(?:nouvelle|autre) adresse de commandes?`,
      '(?:donnez|envoyez|creez|attribuez)-(?:moi|nous) une (?:nouvelle|autre) adresse de commandes?',
      `${CHANGER} (?:l'|mon |notre |d')?adresse (?:de |des )commandes?`,
      `${verbes('renouvel', 'remplac')} (?:l'|mon |notre )adresse de commandes?|renouveler (?:l'|mon |notre )adresse de commandes?`,
    ),
  },
  {
    geste: 'adresses',
    exemples: ['Ajouter l’adresse x@y.fr', 'Retirer l’adresse x@y.fr'],
    formes: [
      forme(
        `(?:${verbes('ajout', 'rajout', 'autoris')}|ajout de|autorisation de) ${L_ADRESSE}\\(?${ADRESSE}\\)?${AUX_AUTRES}`,
        ({ adresse }) => ordre('adresses', { ajouter: adresse }),
      ),
      // One word that is no address: the call says so.
      forme(`${verbes('ajout', 'rajout', 'autoris')} l'adresse (?<adresse>[^\\s@<>,;:]{3,})`, ({ adresse }) =>
        ordre('adresses', { ajouter: adresse }),
      ),
      forme(
        `(?:la |une )?(?:nouvelle )?adresse (?:e-?mail |mail )?a (?:autoriser|ajouter) ?:? ?${ADRESSE}`,
        ({ adresse }) => ordre('adresses', { ajouter: adresse }),
      ),
      forme(`(?:${RETIRER}|retrait de) ${L_ADRESSE}\\(?${ADRESSE}\\)?${AUX_AUTRES}`, ({ adresse }) =>
        ordre('adresses', { retirer: adresse }),
      ),
    ],
  },
  {
    geste: 'formule',
    exemples: ['Formule agence15'],
    formes: [
      forme(
        `(?:(?:${ALLER}|changement de) )?(?:(?:a|en|sur|pour|vers|de) )?(?:(?:la |ma |notre |cette |l'|une )?(?:formule|offre|abonnement|forfait) ?:? ?)(?:(?:pour|en|par|vers|a|:) )?[«"]? ?(?<voulue>agence ?\\d+|\\d+(?: clients)?|[a-z]+\\d*) ?[»"]?(?: svp)?`,
        ({ voulue }) => formule(voulue),
      ),
      forme(`(?:${ALLER}) (?:a|en|sur|vers) (?:l'|la )?(?<voulue>agence ?\\d+)`, ({ voulue }) =>
        formule(voulue),
      ),
    ],
  },
  {
    geste: 'virement',
    exemples: ['Virement fait'],
    formes: tout(
      'virement',
      `${CONFIRME}(?:le |mon |notre |un |votre )?(?:virement|paiement par virement|reglement par virement)(?: bancaire)?${SOMME}(?: (?:pour|du|de la|relatif a|correspondant a) [^,.;:?\\n]{2,40}?)? (?:est |a (?:bien )?ete |vient d'etre |vient de )?(?:bien )?(?:${FAIT}|partir${QUAND})`,
      `${CONFIRME}(?:nous avons|j'ai|on a) procede (?:au|a un|a votre|a notre) virement${SOMME}${QUAND}`,
      `${CONFIRME}(?:le |notre |mon )?(?:paiement|reglement) (?:a (?:bien )?ete|est) ${FAIT} par virement${QUAND}`,
      `${CONFIRME}(?:j'ai|je vous ai|nous vous avons|on vous a|nous avons|on a|je viens de|nous venons de|nous venons d'|je viens d'|on vient de|on vient d')(?: bien)? ?(?:${FAIT}|faire|effectuer|passer|emettre|envoyer|realiser) (?:le|un|notre|mon|votre) virement(?: bancaire)?${SOMME}${QUAND}`,
    ),
  },
  {
    geste: 'revoquer',
    exemples: ['Couper les clés'],
    formes: tout(
      'revoquer',
      `(?:${verbes('coup', 'revoqu', 'desactiv', 'annul', 'supprim')}) (?:(?:toutes|l'ensemble) )?(?:les |mes |nos |de nos |des |vos )?cles?(?: api| d'acces| d'api| de l'api| du compte| de notre compte| de mon compte)*`,
      "(?:revocation|coupure) (?:immediate )?de (?:toutes )?(?:les |mes |nos )?cles?(?: api| d'acces)?",
    ),
  },
  {
    geste: 'cle',
    exemples: ['Demander une clé'],
    formes: tout(
      'cle',
      `(?:(?:${verbes('demand', 'command', 'envoy', 'remett')}|obtenir|avoir|recevoir|disposer|remettre) )?(?:d')?(?:une )?(?:nouvelle )?cle(?: api| d'acces| d'api| pour (?:l'|votre )?api| a l'api)*`,
      "demande (?:d'une |de )cle(?: api| d'acces)?",
    ),
  },
  ...REPONSES,
];
