import { CHANGER, LANCER, type Mots, mots, RETIRER, verbe } from './lexique.mots.ts';

/** Of orders that hold a number, an address, a list, or a day that is over. */
export const RETRAIT: Mots = {
  geste: 'ajuster',
  faut: [RETIRER],
  peut: [...mots('question questions numero numeros n q'), ...LANCER, ...mots('mesure reste')],
};
export const LANCEMENT: Mots = {
  geste: 'ajuster',
  faut: [[...LANCER, 'go', 'vert', 'validees']],
  peut: mots(
    'mesure mesures premiere questions feu ok tout sont est telles quelles etat campagne analyse bon',
  ),
};
export const PAGE: Mots = {
  geste: 'page',
  faut: [['page'], mots('question numero n')],
  peut: [
    ...verbe('travaill', 'trait', 'vis', 'gard', 'vot', 'rest'),
    ...mots(
      'prochaine suivante nouvelle mois choix choisir choisis choisissons choisissez retenir retenons retiens retenez prendre prenez prenons prends partir partons pars part opte optons',
      'sujet theme prefere preferons plutot sera c est porter numero n q porte portera concerne rediger redigez ecrire ecrivez faire faites fais preparer preparez',
    ),
  ],
};
export const FORMULE: Mots = {
  geste: 'formule',
  faut: [CHANGER],
  peut: mots('formule offre abonnement forfait agence clients compte'),
};
export const VIREMENT: Mots = {
  geste: 'virement',
  faut: [
    ['virement'],
    mots('regle reglee reglees fait effectue envoye parti passe realise emis execute ordonne'),
  ],
  peut: mots(
    'paiement reglement bancaire factures est a ete vient d etre bien ce jour aujourd hui hier matin soir midi apres avant instant lundi mardi mercredi jeudi vendredi dernier',
    'facture abonnement formule periode annuel mensuel euros banque confirme confirmons informe informons signale indique information',
  ),
};

const HABILITES = mots(
  'adresse mail e email courriel son sa celles ceux qui peuvent commande commandes ordres passer ecrire',
  'liste autorisees autorises autorisee collegue collaborateur collaboratrice associe associee assistante',
  'assistant comptable nouvelle nouveau ancien ancienne acces droits compte stagiaire habilitees adresses',
  'utilisateurs ici suivante',
);
export const AJOUT_D_ADRESSE: Mots = {
  geste: 'adresses',
  faut: [
    [...verbe('ajout', 'rajout', 'autoris', 'habilit', 'enregistr'), ...mots('inscrire inscrivez ajout')],
  ],
  peut: HABILITES,
};
export const RETRAIT_D_ADRESSE: Mots = {
  geste: 'adresses',
  faut: [[...RETIRER, ...verbe('revoqu', 'desactiv')]],
  peut: HABILITES,
};

const BUSINESS = mots(
  'ses petit petite societe entreprise etablissement fiche fiches nouveau nouvelle nouveaux nouvelles',
  'suivant suivante suivants suivantes voici voila ci joint joints jointe jointes dessous apres piece pieces',
  'pj fichier csv tableau excel liste portefeuille compte clients clients deux trois quatre cinq six sept',
  'huit neuf dix signe signer signes trouver trouverez infos informations coordonnees detail details celui',
  'copie celle savoir agit il equipe venons viens autre autres suivi ligne lignes',
);
export const TETE_D_AJOUT: Mots = {
  geste: 'ajouter',
  faut: [
    [
      ...verbe('ajout', 'rajout', 'plac', 'enregistr', 'integr', 'cre'),
      ...mots('inscrire inscrivez ajout signe signer'),
    ],
    mots(
      'nouveau nouveaux client clients cliente clientes societe societes entreprise entreprises etablissement etablissements fiche fiches portefeuille',
    ),
  ],
  peut: BUSINESS,
};
export const TETE_DE_DIAGNOSTIC: Mots = {
  geste: 'diagnostic',
  faut: [mots('diagnostic diag diagnostiquer diagnostiquez')],
  peut: [
    ...BUSINESS.filter(
      (mot) => !/^(?:clients?|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|autres)$/u.test(mot),
    ),
    ...verbe('lanc', 'demand', 'realis', 'prepar', 'command', 'effectu'),
    ...mots('faire faites fais obtenir avoir recevoir gratuit prospect prospecte potentiel futur future'),
  ],
};
export const TETE_DE_MARQUE: Mots = {
  geste: 'marque',
  faut: [mots('marque identite charte')],
  peut: [
    ...CHANGER,
    ...verbe('utilis', 'affich', 'appliqu'),
    ...mots(
      'voici voila nouvelle graphique visuelle faire figurer documents rapports livrables jour mettre mettez elements suivants suivante informations infos agence',
    ),
  ],
};

export const COULEUR: Mots = {
  geste: 'marque',
  faut: [['couleur']],
  peut: [...TETE_DE_MARQUE.peut, ...mots('marque principale documents rapports livrables charte')],
};

export const OUI: ReadonlySet<string> = new Set([
  ...mots(
    'oui ok je nous on vous le la les l de du des d c est bon bien parfait accord tout a fait merci svp confirme confirmons valide validons accepte acceptons pour ce cette votre notre mon ma',
  ),
  ...mots(
    'retrait resiliation ajout correction diagnostic changement formule adresse marque proposition demande suppression client cliente modification exact correct allez y vas proceder pouvez vous cela ca recu note exactement absolument tout toutes',
  ),
]);
