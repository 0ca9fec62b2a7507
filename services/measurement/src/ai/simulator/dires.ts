import type { Family } from '../../questions/trades/trade.ts';

/** Phrases about a business of a family: qualities and reservations that follow a name, and closing advice. */
export type Dires = { qualites: readonly string[]; reserves: readonly string[]; conseils: readonly string[] };

const dires = (qualites: string, reserves: string, conseils: string): Dires => ({
  qualites: lines(qualites),
  reserves: lines(reserves),
  conseils: lines(conseils),
});

const lines = (text: string): string[] =>
  text
    .trim()
    .split('\n')
    .map((line) => line.trim());

const ARTISAN = `annonce ses prix avant de commencer
  intervient aussi le samedi
  travaille en famille depuis plus de vingt ans
  rappelle dans la journée
  laisse un chantier propre
  remet un devis détaillé, gratuit sous 48 heures
  trie et emporte ses gravats
  tient les délais annoncés
  explique bien les choix techniques
  propose une garantie écrite sur la main-d’œuvre`;

const CONSEILLER = `reçoit rapidement pour un premier rendez-vous
  explique ses honoraires avec clarté
  suit le dossier du début à la fin
  répond aux messages dans la journée
  connaît bien les entreprises de la région
  propose un premier entretien gratuit
  travaille en équipe sur les dossiers difficiles
  reçoit aussi en visioconférence`;

export const DIRES: Record<Family, Dires> = {
  table: dires(
    `propose une carte courte qui change souvent
    travaille avec des producteurs de la région
    sert une bonne formule le midi
    offre une terrasse agréable aux beaux jours
    accueille facilement les familles
    soigne les plats végétariens
    garde une ambiance calme le soir
    plaît pour ses desserts maison
    affiche une belle sélection de vins
    ouvre le dimanche midi`,
    `il faut réserver le week-end
    le service ralentit quand la salle est pleine
    le stationnement est difficile`,
    `Réservez en fin de semaine et vérifiez les horaires avant de vous déplacer.
    Les avis récents donnent une bonne idée du service, plus que la note moyenne.`,
  ),
  bouche: dires(
    `travaille des farines locales
    fabrique tout sur place
    prend les commandes jusqu’à la veille
    propose des produits de saison
    doit sa réputation à son accueil
    garde des prix raisonnables
    a reçu un prix régional
    explique volontiers la provenance des produits`,
    `il y a souvent la queue le dimanche
    le choix baisse en fin de journée
    la boutique ferme entre midi et deux`,
    `Passez commande quelques jours avant pour un grand nombre de personnes.
    Allez-y plutôt le matin, le choix est plus large.`,
  ),
  sejour: dires(
    `offre des chambres calmes côté jardin
    sert un petit-déjeuner copieux
    se trouve à quelques minutes à pied du centre
    dispose d’un parking fermé
    accepte les animaux
    a rouvert après une rénovation complète
    accueille bien les familles
    prête des vélos`,
    `les chambres sur rue sont plus bruyantes
    il vaut mieux réserver tôt en été
    il n’y a pas d’ascenseur`,
    `Réserver en direct revient souvent moins cher que par une plateforme.
    Comparez les conditions d’annulation avant de choisir.`,
  ),
  depannage: dires(
    ARTISAN,
    `le délai s’allonge en hiver
    le déplacement est facturé hors de la ville
    il faut parfois insister au téléphone`,
    `Demandez le prix du déplacement par téléphone et refusez les travaux sans devis écrit.
    En cas d’urgence, coupez l’arrivée d’eau ou le courant avant d’appeler.
    Comparez au moins deux devis pour des travaux importants.`,
  ),
  batiment: dires(
    ARTISAN,
    `le carnet de commandes est plein plusieurs mois à l’avance
    les petits chantiers ne sont pas prioritaires
    le prix est un peu au-dessus de la moyenne`,
    `Demandez l’attestation d’assurance décennale et deux références récentes.
    Comparez trois devis, poste par poste, avant de signer.`,
  ),
  droit: dires(
    CONSEILLER,
    `le premier rendez-vous peut demander deux semaines
    les honoraires sont au-dessus de la moyenne
    le standard est souvent occupé`,
    `Demandez une convention d’honoraires écrite dès le premier rendez-vous.
    Un premier échange suffit souvent à savoir si le courant passe.`,
  ),
  immobilier: dires(
    `estime les biens avec des ventes comparables à l’appui
    connaît bien le quartier
    accompagne jusqu’à la signature
    soigne les photos et les visites
    rend compte chaque semaine
    négocie ses honoraires en exclusivité
    gère aussi la location
    répond vite aux demandes de visite`,
    `les honoraires sont dans le haut de la fourchette
    le portefeuille de biens est réduit
    l’équipe est petite`,
    `Faites estimer le bien par deux ou trois agences et méfiez-vous de l’estimation la plus haute.
    Lisez bien la durée du mandat avant de signer.`,
  ),
  beaute: dires(
    `prend le temps d’un vrai diagnostic
    conseille sans pousser à l’achat
    utilise des produits naturels
    reçoit sans rendez-vous en semaine
    doit sa réputation à ses couleurs
    garde une ambiance calme
    propose des tarifs étudiants
    ferme tard le jeudi`,
    `il faut réserver une semaine à l’avance
    les tarifs sont un peu élevés
    le salon compte peu de places`,
    `Apportez une photo de ce que vous souhaitez et demandez le tarif avant de commencer.
    Un créneau en semaine laisse plus de temps.`,
  ),
  sante: dires(
    `prend le temps d’expliquer les soins
    reçoit les urgences dans la journée
    met à l’aise les enfants
    remet un devis clair avant tout acte
    propose la prise de rendez-vous en ligne
    dispose d’un matériel récent
    reçoit le samedi matin
    est accessible en fauteuil roulant`,
    `les délais sont longs pour un premier rendez-vous
    le secteur peut entraîner un dépassement
    le stationnement est difficile`,
    `Vérifiez le secteur de conventionnement et votre mutuelle avant de prendre rendez-vous.
    En cas de douleur forte, précisez-le au téléphone : un créneau se libère souvent.`,
  ),
  commerce: dires(
    `conseille avec patience
    propose un choix original
    livre en ville
    commande sur demande
    travaille avec des créateurs français
    répare sur place
    garde des prix honnêtes
    organise parfois des ateliers`,
    `la boutique est fermée le lundi
    il y a du monde le samedi`,
    `Un appel avant de passer évite une mauvaise surprise sur le stock.
    Comparez le service après-vente autant que le prix.`,
  ),
  auto: dires(
    `remet un devis avant d’ouvrir le capot
    prête une voiture pendant la réparation
    montre les pièces changées
    répare toutes les marques
    rend la voiture à l’heure dite
    accepte les pièces d’occasion garanties
    connaît bien les hybrides
    reçoit le samedi matin`,
    `il faut compter une semaine pour un rendez-vous
    l’accueil est un peu rapide
    le tarif horaire est dans la moyenne haute`,
    `Faites chiffrer pièces et main-d’œuvre séparément, et gardez l’ordre de réparation.
    Un garage indépendant coûte souvent moins cher qu’une concession.`,
  ),
  services: dires(
    `répond vite aux demandes
    propose un devis clair
    affecte toujours le même interlocuteur
    s’adapte aux horaires décalés
    travaille depuis longtemps dans la région
    a de bons retours de ses clients
    tient ses délais`,
    `les disponibilités sont rares en fin de mois
    le tarif est un peu plus élevé
    l’équipe est petite`,
    `Demandez un devis écrit et des références récentes.
    Précisez votre besoin par écrit : les offres seront plus faciles à comparer.`,
  ),
};
