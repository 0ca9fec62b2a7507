import { MONTRER, type Mots, mots, RETIRER, verbe } from './lexique.mots.ts';

/** What an order may be put together from, in any order: a word that is not here makes it none. */
export const LEXIQUE: readonly Mots[] = [
  {
    geste: 'compte',
    faut: [mots('compte abonnement')],
    peut: [
      ...MONTRER,
      ...mots(
        'situation etat point recap recapitulatif resume solde detail details infos information informations faire faites',
      ),
    ],
  },
  {
    geste: 'compte',
    faut: [mots('place places'), mots('combien restante restantes libres disponibles')],
    peut: [...MONTRER, ...mots('reste restent il libre t compte abonnement formule clients')],
  },
  {
    geste: 'compte',
    faut: [
      mots('date quand'),
      mots('echeance fin renouvellement payes paye payee termine expire finit abonnes'),
      mots('abonnement compte periode sommes suis'),
    ],
    peut: [...MONTRER, ...mots('jusqu il prochaine se')],
  },
  {
    geste: 'clients',
    faut: [mots('clients portefeuille')],
    peut: [...MONTRER, ...mots('qui actifs suivis suivez suivons cours recapitulatif recap nom noms')],
  },
  {
    geste: 'livrables',
    faut: [mots('livrables livrable documents document rapports rapport')],
    peut: [
      ...MONTRER,
      ...mots('son sa ses leur leurs pret prets prete pretes pdf fichier fichiers mensuel mensuels fiche'),
    ],
  },
  {
    geste: 'questions',
    faut: [['questions']],
    peut: [
      ...MONTRER,
      ...mots(
        'leur leurs ses retenues choisies proposees posees posee posez poserez suivies mesurees utilisees prevues ia ias chatgpt modeles seront qui',
      ),
    ],
  },
  {
    geste: 'diagnostics',
    faut: [mots('diagnostics diagnostiques')],
    peut: [
      ...MONTRER,
      ...mots(
        'prospects cours faits demandes realises prets recents etat commandes recap recapitulatif mois liste',
      ),
    ],
  },
  {
    geste: 'aide',
    faut: [mots('aide help notice guide documentation doc tuto tutoriel manuel emploi')],
    peut: [
      ...MONTRER,
      ...mots(
        'mode utilisation demander ecrire faire commandes commande ordres petit petite mail e email service rapide',
      ),
    ],
  },
  {
    geste: 'aide',
    faut: [
      mots('commandes ordres instructions demandes'),
      mots('liste exemples possibles disponibles exemple quelles puis'),
    ],
    peut: [...MONTRER, ...mots('mail e email service passer puis quelles')],
  },
  {
    geste: 'aide',
    faut: [
      ['comment'],
      mots('marche fonctionne fonctionnent commander commande commandes ordres instructions'),
    ],
    peut: [
      ...MONTRER,
      ...mots('fait faire passer donner ca cela se service systeme mail e email adresse exactement'),
    ],
  },
  {
    geste: 'retirer',
    faut: [RETIRER],
    peut: mots('son leur clients fiche compte portefeuille liste suivi dossier definitivement est'),
  },
  {
    geste: 'retirer',
    faut: [[...verbe('arret', 'stopp', 'cess'), 'arret'], ['suivi']],
    peut: mots('est definitivement'),
  },
  {
    geste: 'resilier',
    faut: [[...verbe('resili'), 'resiliation']],
    peut: mots(
      'abonnement contrat compte service services formule prestation prestations souscription decision volonte fais part faisons informe informons',
      'informer enregistrer terme periode payee reglee cours echeance prochaine acter prendre note compte mettre noter',
    ),
  },
  {
    geste: 'resilier',
    faut: [
      [...verbe('arret', 'stopp', 'clotur', 'cess', 'ferm'), 'fin', 'terme'],
      mots(
        'mettre mettez mets mettons arreter arretez arretons stopper stoppez cloturer cloturez cesser fermer fermez',
      ),
      mots('abonnement contrat'),
    ],
    peut: mots(
      'compte service services decision volonte fais part faisons informe informons informer terme periode payee',
    ),
  },
  {
    geste: 'badge',
    faut: [
      mots('adresse mail'),
      mots('commande commandes commander'),
      [
        ...mots('nouvelle autre differente renouvellement changement remplacement'),
        ...verbe('chang', 'renouvel', 'remplac', 'regener', 'modifi'),
        'renouveler',
      ],
    ],
    peut: mots(
      'mail e email attribuer attribuez generer generez creer creez obtenir avoir recevoir donner donnez envoyer envoyez fournir fournissez',
    ),
  },
  {
    geste: 'audit',
    faut: [mots('audit auditer auditez audite reauditer')],
    peut: [
      ...verbe('lanc', 'relanc', 'demand', 'realis', 'effectu', 'programm', 'renouvel', 'command', 'prepar'),
      ...mots(
        'renouveler faire faites fais refaire refaites refais avoir obtenir recevoir nouvel nouveau technique complet site internet web fiche est',
      ),
    ],
  },
  {
    geste: 'revoquer',
    faut: [
      mots('cle cles'),
      [
        ...verbe('coup', 'revoqu', 'desactiv', 'annul', 'supprim', 'bloqu', 'invalid'),
        ...mots('revocation coupure desactivation suppression'),
      ],
    ],
    peut: mots('api toutes tous acces compte tout'),
  },
  {
    geste: 'cle',
    faut: [
      mots('cle'),
      [
        ...verbe('demand', 'command', 'envoy', 'donn', 'gener', 'cre', 'attribu'),
        ...mots(
          'envoie fournir fournissez obtenir avoir recevoir disposer transmettre transmettez communiquer communiquez remettre besoin demande voudrais souhaite souhaiterais souhaitons aimerais aimerions voudrions',
        ),
      ],
    ],
    peut: mots('api acces nouvelle'),
  },
];
