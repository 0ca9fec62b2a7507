import { RETIRER } from './ajustements.ts';
import { type Famille, type Forme, forme, type Lecture, verbes } from './forme.ts';
import { VOIR } from './formes.clients.ts';
import type { Geste } from './ordre.ts';
import { champs } from './paires.ts';

const ordre = (geste: Geste, corps: object = {}): readonly Lecture[] => [{ ordre: { geste, corps } }];

/** Wordings that say the whole order. */
const tout = (geste: Geste, ...wordings: readonly string[]): readonly Forme[] =>
  wordings.map((wording) => forme(wording, () => ordre(geste)));

const ADRESSE = String.raw`(?<adresse>[^\s@<>,;:]+@[^\s@<>,;:]+\.\p{L}{2,})`;
const L_ADRESSE = "(?:(?:l'|une |cette |l )?(?:nouvelle )?(?:adresse)?(?: (?:e-?mail|mail))? ?:? ?)?";
const CHANGER = `(?:${verbes('chang', 'modifi')}|changeons|passer|passez|mettre|mettez)`;
const FAIT =
  "(?:fait|effectue|envoye|parti|passe|realise|emis|execute)(?: (?:ce jour|aujourd'hui|hier|ce matin|cet apres-midi|ce midi|ce soir))?";
const CHAMPS_MARQUE = { nom: 'nom', couleur: 'couleur', contact: 'contact', coordonnees: 'contact' };

const marque = (paires = ''): readonly Lecture[] => {
  const corps = champs(paires, CHAMPS_MARQUE);
  return corps === null ? [] : ordre('marque', corps);
};

const formule = (typed = ''): readonly Lecture[] =>
  ordre('formule', { formule: typed.replaceAll(/\s+/gu, '').toLowerCase() });

export const COMPTE: readonly Famille[] = [
  {
    geste: 'compte',
    lit: true,
    exemples: ['Mon compte'],
    formes: tout(
      'compte',
      `${VOIR}(?:(?:l'etat|etat|resume|la situation) (?:de |du ))?(?:mon |notre |le )?compte`,
      'ou en est (?:mon|notre) compte ?\\??',
    ),
  },
  {
    geste: 'aide',
    lit: true,
    exemples: ['Aide'],
    formes: tout(
      'aide',
      `${VOIR}(?:l'|de l'|d')?(?:aide|help|mode d'emploi)`,
      '(?:aidez|aide)[- ](?:moi|nous)',
      "le mode d'emploi",
      'comment (?:ca marche|faire|cela fonctionne|ca fonctionne)',
      '(?:que puis-je faire|que peut-on faire|que puis-je demander)',
    ),
  },
  {
    geste: 'marque',
    exemples: ['Marque : couleur #0b5cad'],
    formes: [
      forme(`(?:${CHANGER} )?(?:la |ma |notre )?marque ?: ?(?<paires>.+)`, ({ paires }) => marque(paires)),
      forme(
        `(?:${CHANGER} )?(?:la |ma |notre )?couleur(?: de (?:la |ma |notre )?marque| des documents)? ?(?::|en|par|=)? ?(?<couleur>#[0-9a-f]{3,8})`,
        ({ couleur = '' }) => ordre('marque', { couleur }),
      ),
    ],
  },
  {
    geste: 'resilier',
    exemples: ['Résilier'],
    formes: tout(
      'resilier',
      "(?:je |nous )?(?:resilier|resiliez|resilie|resilions|resiliation)(?: (?:de |du )?(?:mon |notre |le |l')?(?:compte|abonnement|contrat|service))?",
    ),
  },
  {
    geste: 'badge',
    exemples: ['Nouvelle adresse de commande'],
    formes: tout(
      'badge',
      '(?:(?:je veux |donner |donnez|creer|creez)[- ]?(?:moi |nous )?)?(?:une )?nouvelle adresse de commandes?',
      `${CHANGER} (?:l'|mon |notre |d')?adresse de commandes?`,
    ),
  },
  {
    geste: 'adresses',
    exemples: ['Ajouter l’adresse x@y.fr', 'Retirer l’adresse x@y.fr'],
    formes: [
      forme(`(?:${verbes('ajout', 'autoris')}) ${L_ADRESSE}${ADRESSE}`, ({ adresse }) =>
        ordre('adresses', { ajouter: adresse }),
      ),
      forme(`${RETIRER} ${L_ADRESSE}${ADRESSE}`, ({ adresse }) => ordre('adresses', { retirer: adresse })),
    ],
  },
  {
    geste: 'formule',
    exemples: ['Formule agence15'],
    formes: [
      forme(
        `(?:(?:${CHANGER}|prendre|prenez) )?(?:(?:a|en|sur|pour|vers|de) )?(?:(?:la |ma |notre |cette )?formule ?:? ?)(?:(?:pour|en|par|vers|:) )?(?<voulue>agence ?\\d+|[a-z]+\\d*)`,
        ({ voulue }) => formule(voulue),
      ),
      forme(`(?:${CHANGER}) (?:a|en|sur|vers) (?:l')?(?<voulue>agence ?\\d+)`, ({ voulue }) =>
        formule(voulue),
      ),
    ],
  },
  {
    geste: 'virement',
    exemples: ['Virement fait'],
    formes: tout(
      'virement',
      `(?:le |mon |notre |un )?virement (?:est |a (?:bien )?ete |vient d'etre )?(?:bien )?${FAIT}`,
      `(?:j'ai|nous avons|on a) (?:bien )?${FAIT} (?:le|un|notre|mon|votre) virement(?: (?:ce jour|aujourd'hui|hier|ce matin))?`,
    ),
  },
  {
    geste: 'revoquer',
    exemples: ['Couper les clés'],
    formes: tout(
      'revoquer',
      `(?:${verbes('coup', 'revoqu', 'desactiv')}) (?:toutes )?(?:les |mes |nos )?cles?(?: api| d'acces| du compte)?`,
    ),
  },
  {
    geste: 'cle',
    exemples: ['Demander une clé'],
    formes: tout(
      'cle',
      `(?:${verbes('demand', 'command')}) (?:une )?(?:nouvelle )?cle(?: api| d'acces)?`,
      "(?:une |d'une )?(?:nouvelle )?cle(?: api| d'acces)?",
      "demande (?:d'une |de )cle(?: api| d'acces)?",
    ),
  },
  {
    geste: 'oui',
    exemples: ['OUI'],
    formes: tout('oui', "oui(?:,? (?:je confirme|nous confirmons|c'est confirme|je valide))?"),
  },
];
