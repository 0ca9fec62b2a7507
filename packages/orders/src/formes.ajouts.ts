import { type Contexte, debut, type Famille, forme, type Lecture, verbes } from './forme.ts';
import { TETE_AJOUT, TETE_DIAGNOSTIC } from './lexique.ts';
import { estFiche, estTable, type Ligne, lignesDeTable, lignesTapees, tientUnSite } from './lignes.ts';
import { estTete } from './mots.ts';
import { estSite } from './table.ts';

const AJOUTER = `(?:${verbes('ajout', 'rajout', 'pos')}|placer|placez|place|inscrire|inscrivez|enregistrer|enregistrez|(?:je|nous) (?:vous )?(?:r?ajoute|r?ajoutons))(?:[- ](?:moi|nous))?(?: (?:aussi|egalement|donc|au portefeuille|a (?:notre|mon|nos|la) (?:portefeuille|compte|clients|liste)))*`;
const UN_CLIENT =
  "(?:(?:un|une|l'|le|la|les|des|mes|nos|notre|mon|ces|ce|cette|tous|tous les|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|\\d{1,2}) ?)*(?:nouveaux? |nouvelles? |autres? )?(?:clients?|clientes?|fiches?|entreprises?|etablissements?)(?: (?:clients?|de plus|supplementaires?|suivante?s?|ci-dessous|ci-apres|que voici|a notre (?:compte|portefeuille)|au portefeuille|sur notre compte))*";
const JOINT =
  '(?: (?:du|des|de la|de ce|dans le|dans la|selon le|listes dans le) (?:fichier|tableau|liste|csv|excel|piece jointe|document)(?: csv| excel)?(?: (?:joint|jointe|ci-joint|ci-jointe|en piece jointe|en pj))?| (?:joints?|ci-joints?|en pieces? jointes?|en pj))?';
const VOICI =
  "(?:[.,:]? (?:il s'agit d(?:e|u|'|es)|voici (?:ses|leurs|les) (?:informations|infos|coordonnees)|voici (?:la|sa) fiche|ses infos|le voici|les voici|a savoir|qui suit|en copie))?";
/** « 3 clients à ajouter », « la liste des clients à ajouter », whatever brings it. */
const A_AJOUTER = `(?:(?:(?:j'ai|nous avons|on a|il y a|voici|je vous (?:colle|joins|envoie|transmets)|vous trouverez|veuillez trouver|ci-joints?)(?: en piece jointe| ci-joint| ci-dessous| encore)? )?(?:(?:le |la |un |une )?(?:tableau|liste|fichier|csv)(?: de| des| de nos| de mes)? )?${UN_CLIENT} (?:a|que vous pouvez|que je souhaite) (?:ajouter|placer|inscrire|rajouter)(?: (?:s'il vous plait|au portefeuille|a notre (?:compte|portefeuille)))?|(?:j'ai|nous avons|on a|voici)(?: signe| encore)? (?:une?|mon|notre|deux|trois|quatre|cinq|\\d+|des) nouve(?:l|lle|aux|lles|au) clients?|(?:l'|le |la |les )${verbes('ajout', 'rajout')})`;
/** « Ajouter client X » is read by the longer wording alone. */
const DEJA_CLIENT = debut(UN_CLIENT);
const DEUX_POINTS = String.raw`\s*[:,-]?\s*`;

/** A line alone may lack its site, which the API then says; of several each must have its own. */
const ajouter = (texte = '', { tables }: Contexte): readonly Lecture[] => {
  const lines = texte.split('\n').filter((line) => /[\p{L}\p{N}]/u.test(line));
  const certain =
    lines.length + tables.length < 2 || estTable(lines) || estFiche(lines) || lines.every(tientUnSite);
  const read: readonly (readonly Ligne[] | null)[] = [
    ...(lines.length === 0 ? [] : [lignesTapees(lines)]),
    ...tables.map(lignesDeTable),
  ];
  const clients = read.flatMap((lignes) => lignes ?? []);
  return !certain || read.includes(null) || clients.length === 0
    ? []
    : [{ ordre: { geste: 'ajouter', corps: { clients } } }];
};

const diagnostiquer = (texte = ''): readonly Lecture[] => {
  const [un, ...autres] = lignesTapees(texte.split('\n').filter((line) => /[\p{L}\p{N}]/u.test(line))) ?? [];
  const { concurrents, contexte, ...prospect } = un ?? { entreprise: '', site_web: '' };
  const certain = autres.length === 0 && concurrents === undefined && contexte === undefined;
  return certain && estSite(prospect.site_web) ? [{ ordre: { geste: 'diagnostic', corps: prospect } }] : [];
};

/** The wordings that bring in a business: as a client, or as a prospect to be diagnosed. */
export const AJOUTS: readonly Famille[] = [
  {
    geste: 'ajouter',
    exemples: [
      'Ajouter un client : Plomberie Martin, plomberie-martin.fr, Angers, plombier',
      'Ajouter les clients du fichier joint',
    ],
    formes: [
      forme(
        `(?:${AJOUTER} ${UN_CLIENT}|(?:(?:une?|deux|trois|quatre|cinq|\\d+|des|les|mes|nos) )?nouve(?:l|lle|aux|lles|au) clients?|ajouts? (?:d'un |d'une |de |des )?(?:nouveaux? |nouvelles? )?(?:clients?|clientes?))${JOINT}${VOICI}(?:${DEUX_POINTS}(?<lignes>.*))?`,
        ({ lignes }, contexte) => ajouter(lignes, contexte),
      ),
      forme(`${A_AJOUTER}${JOINT}${VOICI}(?:${DEUX_POINTS}(?<lignes>.*))?`, ({ lignes }, contexte) =>
        ajouter(lignes, contexte),
      ),
      forme(`(?:${AJOUTER}|ajout)${DEUX_POINTS}(?<lignes>.+)`, ({ lignes = '' }, contexte) =>
        lignes.split('\n').every(tientUnSite) && !DEJA_CLIENT.test(lignes) ? ajouter(lignes, contexte) : [],
      ),
      forme('(?<tete>[^:\\n]+?) ?[:\\n](?<lignes>.+)', ({ tete = '', lignes }, contexte) =>
        estTete(TETE_AJOUT, tete) ? ajouter(lignes, contexte) : [],
      ),
      forme('(?<tete>[^:\\n]+)', ({ tete = '' }, contexte) =>
        contexte.tables.length > 0 && estTete(TETE_AJOUT, tete) ? ajouter('', contexte) : [],
      ),
    ],
  },
  {
    geste: 'diagnostic',
    exemples: ['Diagnostic : Boulangerie Test, boulangerie-test.fr, Angers, boulangerie'],
    formes: [
      forme(
        `(?:(?:un |le )?(?:prospect|prospecte|entreprise|client potentiel) a diagnostiquer ?[:,.]? ?(?<ligne>.+)|(?:(?:lancer|lancez|lance|faire|faites|fais|demarrer|demarrez|demander|realiser|realisez|obtenir|avoir|recevoir|commander|preparer|preparez)(?:[- ](?:moi|nous))? )?(?:(?:un|le|d'un|ce) )?(?:nouveau )?(?:petit )?(?:diagnostic|diag|diagnostiquer|diagnostiquez|diagnostique)(?![\\p{L}])(?: ?(?:(?:de|du|pour|sur|d'une?|gratuit|ia|chez|le|la|une?|ce|cette|nouveau|nouvelle|prospecte?|client potentiel|entreprise|suivante?|futur client|il s'agit de|que (?:je|nous|on) (?:vois|rencontre|voyons|voit|rencontrons|recois) (?:lundi|mardi|mercredi|jeudi|vendredi|samedi|demain|bientot|la semaine prochaine|cette semaine|cet apres-midi))(?![\\p{L}\\p{N}])|d'|l'))* ?[:,.]? ?(?<ligne>.+))`,
        ({ ligne }) => diagnostiquer(ligne),
      ),
      forme('(?<tete>[^:\\n]+?) ?[:\\n](?<lignes>.+)', ({ tete = '', lignes }) =>
        estTete(TETE_DIAGNOSTIC, tete) ? diagnostiquer(lignes) : [],
      ),
    ],
  },
];
