import { RETIRER } from './ajustements.ts';
import { type Contexte, type Famille, type Forme, forme, type Lecture, verbes } from './forme.ts';
import { trouver } from './nom.ts';
import type { Geste } from './ordre.ts';
import { champs } from './paires.ts';

/** Words that stand where a name would and are none. */
const SANS_NOM =
  /^\s*(?:(?:le|la|les|l[’']|ce|cet|cette|ces|mon|ma|mes|notre|nos|un|une|du|de|des|d[’'])\s*)*(?:clients?|clientes?|fiches?|comptes?|pages?|questions?|sites?|dossiers?|mesures?|rapports?|audits?|listes?)?[\s.!]*$/iu;

/** An order about one client, by its name. */
export const duClient = (
  geste: Geste,
  nom: string | undefined,
  { clients }: Contexte,
  corps: object = {},
): readonly Lecture[] => {
  if (SANS_NOM.test(nom ?? '')) return [];
  const found = trouver(nom ?? '', clients);
  return 'client' in found
    ? [{ ordre: { geste, client: found.client, corps } }]
    : [{ introuvable: found.introuvable }];
};

const MONTRER =
  '(?:re)?(?:voir|montrer|montrez|montre|afficher|affichez|lister|listez|envoyer|envoyez|envoie|envoi de|donner|donnez|donne|recevoir|consulter|avoir|obtenir|nvoyer|nvoyez|nvoie|nvoi de|transmettre|transmettez|sortir|sortez|sors|trouver|telecharger|communiquer|communiquez|faire parvenir|faire passer|faire|faites|passer|passe|passez|adresser|adressez|indiquer|indiquez|rappeler|rappelez|preciser|connaitre|relire|savoir|dire|dites)';
/** How something is asked to be shown: « envoyez-moi », « où en sont », « quelles sont ». */
export const VOIR = `(?:(?:je veux )?(?:m'|nous |me |te )?${MONTRER}(?:[- ](?:moi|nous))?(?: (?:encore|de nouveau|a nouveau))? )?(?:un point sur |(?:le |un )?recap(?:itulatif)? (?:de |des )?|ou (?:en )?(?:est|sont|puis-je (?:trouver|voir)|trouver) |(?:quel(?:le)?s?|qui) (?:est|sont) )?`;
const CHAMP_CORRIGE =
  '(?<champ>nom(?: de l.entreprise)?|entreprise|raison sociale|enseigne|site(?: web| internet)?|adresse du site|adresse web|url|ville|commune|metier|activite)';
export const CORRIGER = `(?:${verbes('corrig', 'modifi', 'chang', 'rectifi', 'actualis')}|corrigeons|correction|mettre a jour|mettez a jour|mets a jour|mise a jour)`;
const CHAMPS: Readonly<Record<string, string>> = {
  nom: 'entreprise',
  entreprise: 'entreprise',
  'raison sociale': 'entreprise',
  enseigne: 'entreprise',
  site: 'site_web',
  'site web': 'site_web',
  'site internet': 'site_web',
  ville: 'ville',
  commune: 'ville',
  'adresse du site': 'site_web',
  'adresse web': 'site_web',
  url: 'site_web',
  'nom de l entreprise': 'entreprise',
  metier: 'metier',
  activite: 'metier',
};

/** « ville : la nouvelle ville est Cholet »: the field named once more. */
const REDIT =
  /^(?:(?:le|la|l[’'])\s*)?(?:nouve(?:au|l|lle)|bon(?:ne)?)\s+(?:nom|site|ville|adresse|m[ée]tier|activit[ée]|enseigne)(?: du site| web| internet)?\s*(?::|est|=)?\s*/iu;

/** Where it stands, and not what it shall be: « la ville sur sa fiche ». */
const A_SA_PLACE =
  /^(?:sur|dans|chez|pour|en ligne|svp|stp|ils?|elles?|on|nous|je|vous|c[’']est)(?![\p{L}-])|(?:^|\s)(?:le|la|les) (?:vôtre|nôtre|sien|mien)|\bau lieu de\b|\bà la place\b/iu;

/** The body of a correction. */
export const corrige = (paires: string) => {
  const corps = champs(paires, CHAMPS);
  return corps === null || Object.values(corps).some((valeur) => valeur === '' || A_SA_PLACE.test(valeur))
    ? null
    : corps;
};

/** One field of one client. */
const corrigeUn: Forme['lire'] = ({ champ = '', nom, valeur = '' }, contexte) => {
  const corps = corrige(`${champ} : ${valeur.replace(REDIT, '')}`);
  return corps === null ? [] : duClient('corriger', nom, contexte, corps);
};

export const CLIENTS: readonly Famille[] = [
  {
    geste: 'clients',
    lit: true,
    exemples: ['Mes clients'],
    formes: [
      forme(
        `${VOIR}(?:(?:la |une |ma |notre )?liste (?:complete |a jour )?(?:de |des )?)?(?:tous |toutes )?(?:mes |nos |les |vos )?(?:clients|portefeuille)(?: (?:actuels|en cours|actifs|suivis|chez vous|sur notre compte|du compte|(?:que|qu') ?(?:nous avons|j'ai|on a|nous suivons|vous suivez|on suit)))*`,
        () => [{ ordre: { geste: 'clients', corps: {} } }],
      ),
      forme(`${VOIR}(?:mon|notre|le) portefeuille(?: de clients| clients)?`, () => [
        { ordre: { geste: 'clients', corps: {} } },
      ]),
    ],
  },
  {
    geste: 'retirer',
    exemples: ['Retirer Plomberie Martin'],
    formes: [
      forme(
        `(?:(?:je |nous |on )?${RETIRER}|retrait|suppression|arreter|arretez|arret(?!e[rz])|ne plus suivre|sortie) ?:? ?(?<nom>.+)`,
        ({ nom }, contexte) => duClient('retirer', nom, contexte),
      ),
      forme(
        `(?<nom>[^\\n]+?)(?: est| :|,)? a (?:retirer|supprimer|enlever)(?: (?:de nos clients|du compte|de la liste))?`,
        ({ nom }, contexte) => duClient('retirer', nom, contexte),
      ),
      forme(
        `(?:le |la |l')?(?:(?:je |nous |on )?${RETIRER}|arreter|arretez)(?:[- ](?:le|la))?(?: (?:ce|cette|le|la) (?:client|cliente|fiche|dossier))?(?: (?:de|du|de la) (?:notre |mon |nos |la |votre )?(?:compte|portefeuille|clients|liste))?`,
        (_, { seul }) =>
          seul === undefined ? [] : [{ ordre: { geste: 'retirer', client: seul, corps: {} } }],
      ),
    ],
  },
  {
    geste: 'corriger',
    exemples: ['Corriger Plomberie Martin : ville Cholet'],
    formes: [
      forme(
        `${CORRIGER} (?:la fiche )?(?<nom>[^:]+?) ?(?::|,|\\.) ?(?<paires>.+)`,
        ({ nom, paires = '' }, contexte) => {
          const corps = corrige(paires);
          return corps === null ? [] : duClient('corriger', nom, contexte, corps);
        },
      ),
      forme(
        `(?:${CORRIGER}|changement|modification) (?:le |la |l'|son |sa |de |du |de la |d')?${CHAMP_CORRIGE} (?:de |du |d'|pour )(?<nom>[^:]+?) ?: ?(?<valeur>.+)`,
        corrigeUn,
      ),
      forme(
        `(?:le |la |l')?${CHAMP_CORRIGE} (?:de |du |d'|pour )(?<nom>[^:]+?) est a (?:corriger|changer|modifier|rectifier) ?(?::|en|par) ?(?<valeur>.+)`,
        corrigeUn,
      ),
      forme(
        `(?<nom>[^:\\n]+?) ?[:,] ?${CORRIGER} (?:le |la |l'|son |sa )?${CHAMP_CORRIGE} (?:en|par|a|:) ?(?<valeur>.+)`,
        corrigeUn,
      ),
      forme(
        `${CORRIGER} (?:le |la |l'|son |sa )?${CHAMP_CORRIGE} (?:de |du |d'|pour )(?<nom>[^:]+?) (?:en|par|->|a|c'est|il s'agit de) (?<valeur>.+)`,
        corrigeUn,
      ),
    ],
  },
  {
    geste: 'diagnostics',
    lit: true,
    exemples: ['Mes diagnostics'],
    formes: [
      forme(
        `${VOIR}(?:(?:la |une )?liste (?:complete )?(?:de |des )?)?(?:tous )?(?:mes |nos |les |vos )?diagnostics(?: (?:de |des |de nos )?prospects?| du mois| de ce mois| en cours| recents| demandes| faits| prets)*(?:,? (?:avec|et) (?:tous )?(?:les |leurs )?liens?)?`,
        () => [{ ordre: { geste: 'diagnostics', corps: {} } }],
      ),
    ],
  },
];
