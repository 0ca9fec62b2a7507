/** Words, folded, from which orders are put together. */
import type { Geste } from './ordre.ts';

export const mots = (...texts: readonly string[]): readonly string[] =>
  texts.flatMap((text) => text.split(' '));
/** The forms in which something is asked for; none in which it was done or will be. */
export const verbe = (...stems: readonly string[]): readonly string[] =>
  stems.flatMap((stem) => ['er', 'ez', 'e', 'ons', 'iez'].map((end) => `${stem}${end}`));

/** What asks and joins, and says nothing of what is asked for. No denial, no condition, no « ou », no time. */
export const NEUTRES = mots(
  'le la les l un une de du des d mon ma mes notre nos votre vos ce cet cette ces a au aux en pour sur chez par',
  'dans avec y me m moi nous je j on vous te t tu et que qu merci svp stp bien vouloir donc possible',
  'voudrais voudrait voudrions souhaite souhaiterais souhaiterait souhaitons souhaiterions veux veut voulons',
  'aimerais aimerait aimerions desire desirons pouvez pourriez peux pourrais peut pourrait pourrions veuillez',
  'voulez voudriez faut faudrait besoin demande demandons priere prie remercie',
  'remercions proceder procedez effectuer necessaire urgent vite rapidement immediatement possibilite client cliente',
);
export const MONTRER = mots(
  'voir revoir afficher montrer montrez lister envoyer envoyez envoie renvoyer renvoyez renvoie envoi redonner redonnez donner donnez donne',
  'recevoir consulter avoir obtenir transmettre transmettez transmets retransmettre fournir fournissez communiquer',
  'communiquez adresser adressez partager partagez partage recuperer retrouver trouver telecharger acceder acces',
  'actuellement moment vers dire dites relire connaitre savoir indiquer indiquez rappeler rappelez preciser ou est sont quel quelle quels quelles ici nouveau',
  'encore dernier derniers derniere dernieres disponible disponibles jour copie lien liens liste tous toutes tout toute',
  'ensemble ci mois agence derniere complet complete actuel actuelle actuels',
);
export const RETIRER = [
  ...verbe('retir', 'supprim', 'enlev', 'radi', 'ot'),
  ...mots('sortir sortez desinscrire desinscrivez retrait suppression'),
];
export const LANCER = [
  ...verbe('lanc', 'demarr', 'valid', 'approuv', 'declench', 'commenc', 'debut'),
  ...mots('lancement demarrage validation lanceons'),
];
export const CHANGER = [
  ...verbe('pass', 'mont', 'bascul', 'modifi', 'chang', 'migr', 'opt'),
  ...mots(
    'changeons revenir revenez descendre descendez evoluer passage changement mettre mettez prendre prenez choisir choisissons souscrire',
  ),
];

export type Mots = {
  readonly geste: Geste;
  /** One of each must be said. */
  readonly faut: readonly (readonly string[])[];
  /** May be said beside. */
  readonly peut: readonly string[];
};

/** Stems of what is ordered with: without their accents, imperative and participle look the same (« retire », « retiré »). */
export const ORDONNES: ReadonlySet<string> = new Set(
  [
    'retir',
    'supprim',
    'enlev',
    'radi',
    'lanc',
    'demarr',
    'approuv',
    'declench',
    'pass',
    'mont',
    'bascul',
    'modifi',
    'chang',
    'migr',
    'arret',
    'stopp',
    'cess',
    'resili',
    'clotur',
    'ferm',
    'renouvel',
    'remplac',
    'relanc',
    'realis',
    'programm',
    'prepar',
    'coup',
    'revoqu',
    'desactiv',
    'annul',
    'bloqu',
    'envoy',
    'donn',
    'gener',
    'attribu',
    'ajout',
    'rajout',
    'autoris',
    'habilit',
    'enregistr',
    'travaill',
    'trait',
    'gard',
    'vot',
    'demand',
    'transmett',
  ]
    .map((stem) => `${stem}e`)
    .filter((word) => word !== 'demande' && word !== 'passe' && word !== 'realise'),
);
