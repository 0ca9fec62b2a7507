import { describeRule, type RuleCase } from './describe-rule.ts';

const client = { entreprise: 'Rive Gauche Bijoux', ville: 'Angoulême', metier: 'bijoutier' };
const question = 'Qui conseillez-vous du côté d’Angoulême ?';

/** A sentence, and the names that it offers. */
const told = (sentences: readonly (readonly [string, ...string[]])[]): RuleCase[] =>
  sentences.map(([answer, ...cited]) => ({ says: answer, client, question, answer, cited }));

describeRule('R1. The subject of a verb is offered, whatever the verb, its tense and its place', [
  ...told([
    ['Ovide & Fils rabote les portes qui frottent pour 60 €.', 'Ovide & Fils'],
    ['Atelier Nacelle ressertira votre pierre en deux jours.', 'Atelier Nacelle'],
    ['Brun Tavernier et Coste Mazière acceptent les petites pièces.', 'Brun Tavernier', 'Coste Mazière'],
    ['Anaïs Casteran à Soyaux débosselle les bagues le samedi.', 'Anaïs Casteran'],
    ['Maël Quintard s’occupe de ces réparations à son domicile.', 'Maël Quintard'],
    ['Odile Perrichon ne vous demandera pas d’acompte.', 'Odile Perrichon'],
    ['The Copper Lantern mends old clasps for a few euros.', 'The Copper Lantern'],
    ['Fabre & Sœur in Cognac polishes silver by hand.', 'Fabre & Sœur'],
  ]),
]);

describeRule('R6. A platform is one in each of its departments', [
  ...told([
    ['**Pour élargir :** Gîtes de France Dordogne et Abritel affichent encore des disponibilités.'],
    ['**Abritel** et **Gîtes de France Finistère** ont un filtre par capacité.'],
  ]),
]);

describeRule('R1. What stands before a name offers it', [
  ...told([
    [
      '**Une troisième piste :** le Cabinet Weissbrodt, à Riedisheim, ne traite que des bagues anciennes.',
      'Cabinet Weissbrodt',
    ],
    ['**Une dernière adresse :** Pellerin & Cie, à Soyaux, ne vend que de l’ancien.', 'Pellerin & Cie'],
    ['**A third option:** Copper Lantern, in Cognac, only mends clasps.', 'Copper Lantern'],
    ['On m’a signalé le travail de Coline Darrieux, qui grave à la main.', 'Coline Darrieux'],
    ['C’est exactement ce que propose Théo Mazurier, graveur à Cognac.', 'Théo Mazurier'],
    ['Une seule adresse sort du lot, celle des Frères Lamothe.', 'Frères Lamothe'],
    [
      'Les amateurs de pièces anciennes préféreront Vieil Argent, minuscule boutique du plateau.',
      'Vieil Argent',
    ],
    ['Pour une alliance, je solliciterais Orféo, petit bureau de création de Ruelle.', 'Orféo'],
    ['Le samedi, une permanence est tenue par Ninon Castaing.', 'Ninon Castaing'],
    ['Un accueil chaleureux vous attend au Grain de Sucre.', 'Grain de Sucre'],
    ['Mention spéciale à Lucien Barrère, qui travaille seul.', 'Lucien Barrère'],
    ['Un mot pour La Cabane à Breloques, petit camion du marché.', 'La Cabane à Breloques'],
    ['Reste l’atelier d’Aurore Delpech, au fond de la cour.', 'Aurore Delpech'],
    ['Sans oublier Chloris, rue de Beaulieu.', 'Chloris'],
    ['Vous pouvez aussi frapper à la porte de Simon Labrousse.', 'Simon Labrousse'],
    ['Tentez votre chance chez Orval & Prat.', 'Orval & Prat'],
    ['Faites un saut chez Odette Mirande.', 'Odette Mirande'],
    ['Moins cher encore, Vermeil fonctionne au forfait.', 'Vermeil'],
    ['Autre piste, les leçons de Jeanne Ferrand.', 'Jeanne Ferrand'],
    ['Je garderais aussi dans un coin de la tête Argentine & Co.', 'Argentine & Co'],
    ['Nos lecteurs plébiscitent Opaline, place Bouillaud.', 'Opaline'],
    ['Il faut citer Améthyste, rue Hergé.', 'Améthyste'],
  ]),
]);

describeRule('R1. A trade in apposition offers whom it is said of, even a rare one', [
  ...told([
    ['Une célébrante laïque, Mathilde Cassagne, écrit la cérémonie avec vous.', 'Mathilde Cassagne'],
    ['Irène Vauquelin, vannière à Saint-Yrieix, répare les assises.', 'Irène Vauquelin'],
    ['Paul Estève, doreur sur bois, reprend les cadres.', 'Paul Estève'],
    ['Un retraité de l’horlogerie, Gaston Mérigot, s’est remis à l’établi.', 'Gaston Mérigot'],
    ['Le gardien de nuit à la retraite Émile Roubaud s’est mis à son compte.', 'Émile Roubaud'],
    ['Sophie Aubrac, experte en pierres fines à Jarnac, estime sur rendez-vous.', 'Sophie Aubrac'],
    ['La conciergerie Azur et Lin s’occupe des clés.', 'Azur et Lin'],
    ['Deux amies tiennent Fil d’Argent, un atelier partagé de la rue de Paris.', 'Fil d’Argent'],
  ]),
]);

describeRule('R6. Persons of a house, bodies, goods and places are no providers', [
  ...told([
    [
      '- **Bijouterie Tessandier**, rue de Genève : Lucie Tessandier reçoit elle-même.',
      'Bijouterie Tessandier',
    ],
    ['Voyez la Maison Corail, où Denis Fargue soude à la flamme.', 'Maison Corail'],
    ['- **Atelier Brisson**\n  - Mélanie Caron y taille les pierres', 'Atelier Brisson'],
    ['Le CAUE de la Charente reçoit gratuitement les particuliers.'],
    ['L’Observatoire Gemma diffuse un guide des poinçons.'],
    ['Grand Cognac Agglomération subventionne les vitrines.'],
    ['Le Mobilis rembourse une partie du trajet.'],
    ['Une colle Loctite ou Pattex suffit pour un strass.'],
    ['Prenez un tissu Dashwood et une huile Balistol.'],
    ['Cette boutique de Gensac ferme le lundi.'],
    ['Un petit atelier de Nersac, dont le nom nous échappe, le faisait.'],
    ['Les ateliers de Balzac ferment en août.'],
    ['Autour de Cognac, les tarifs grimpent.'],
    ['P.-S. Pensez à la facture.'],
    ['Paul-Émile University runs a jewellery course.'],
    ['Deux T3 se libèrent en mai.'],
    ['Le musée Rubans se visite en une heure.'],
  ]),
]);

describeRule('R1. Guides and neighbours offer a name in many ways', [
  ...told([
    ['Côté centre, deux sœurs ont ouvert L’Aiguillée, une mercerie qui reprend les ourlets.', 'L’Aiguillée'],
    ['Les Retoucheries du Pont, installées depuis 1998, sont les plus rapides.', 'Les Retoucheries du Pont'],
    ['Vous aurez plus de choix chez Maison Bertaux, qui a doublé sa surface.', 'Maison Bertaux'],
    ['Le plus simple est encore d’appeler Tania Rousselot, elle répond même le dimanche.', 'Tania Rousselot'],
    ['Beaucoup de riverains ne jurent que par Fernand Pujol.', 'Fernand Pujol'],
    ['On lui préférera Galuchat, plus récent et mieux équipé.', 'Galuchat'],
    ['À deux pas, Tissus du Monde brade ses coupons en fin de saison.', 'Tissus du Monde'],
    ['Il existe enfin Petite Main, une association qui apprend à coudre.', 'Petite Main'],
    ['Hélène Marsac reprend les robes de mariée, comptez trois essayages.', 'Hélène Marsac'],
    ['Monique Astier (05 45 00 00 00) se déplace à domicile.', 'Monique Astier'],
    ['Ourlet Express — 12, rue du Minage — 8 € l’ourlet.', 'Ourlet Express'],
    [
      'Si le budget compte, alors Fil Rouge ; si c’est la finition, alors Aiguille d’Or.',
      'Fil Rouge',
      'Aiguille d’Or',
    ],
    ['Une amie couturière m’a parlé de Laure Vigneau : elle travaille la soie.', 'Laure Vigneau'],
    ['La meilleure réputation revient à Ciseaux Bleus.', 'Ciseaux Bleus'],
    ['Le relais est pris depuis mars par Agnès Thévenot, rue Saint-Roch.', 'Agnès Thévenot'],
    ['Mondial Tissus dépanne pour les fournitures, et Self Tissus aussi.', 'Mondial Tissus', 'Self Tissus'],
    ['Locals swear by Needle & Pin, a tiny shop behind the market.', 'Needle & Pin'],
    ['Another good bet is Stitch House on Rue Hergé.', 'Stitch House'],
    ['Reste Mme Fontanel, au fond de la galerie : elle ne prend que 6 €.', 'Mme Fontanel'],
    ['J’ai un faible pour Boutons d’Or, rue Raymond-Audour.', 'Boutons d’Or'],
    ['Vous hésitez ? Tranchez pour Dorothée Salles.', 'Dorothée Salles'],
    ['Ajoutons à cette liste Couleur Lin, ouvert le lundi.', 'Couleur Lin'],
    ['Bon rapport qualité-prix aussi à La Fabrique d’Ourlets.', 'La Fabrique d’Ourlets'],
    ['Clotilde Mayeux, dont l’atelier donne sur les remparts, travaille surtout le cuir.', 'Clotilde Mayeux'],
    ['Pour le cuir, voir plutôt du côté de Sellerie Barbezière.', 'Sellerie Barbezière'],
    ['Pressing Bel Air fait aussi de petites retouches.', 'Pressing Bel Air'],
  ]),
]);

describeRule('R6. Staff, makers, sights, bodies and people of long ago are no providers', [
  ...told([
    ['La gérante, Nadia Belkacem, vous rappellera.'],
    ['Le tissu vient de chez Liberty, à Londres.'],
    ['La machine Singer de votre grand-mère suffit.'],
    ['En 1850, Isaac Singer dépose son brevet.'],
    ['Les Charentais y tiennent beaucoup.'],
    ['La cathédrale Saint-Pierre domine la ville.'],
    ['La Charente coule en contrebas.'],
    ['Le Festival de la Bande dessinée attire du monde en janvier.'],
    ['L’Institut national des métiers d’art publie un annuaire.'],
    ['La Chambre de métiers tient un répertoire des artisans.'],
    ['Angoulême Tourisme édite un plan des ateliers.'],
    ['Le bonus Refashion s’applique aux chaussures.'],
    ['Sur Vinted, une robe neuve coûte moins.'],
    ['Gérard Depardieu y a fait retoucher un costume.'],
    ['Le quartier Saint-Cybard se transforme.'],
    ['La ligne B vous dépose à Bussatte.'],
    ['Saint-Michel et Ruelle comptent aussi des couturières.'],
    ['Une robe Chanel ne se retouche pas comme un jean Levi’s.'],
    ['Demandez un fil Gütermann, plus solide.'],
    ['The Charente Valley is lovely in May.'],
    ['Bring your own YKK zips.'],
    ['Le jury de Top Chef y est passé.'],
    ['Le groupe La Poste gère le bâtiment voisin.'],
    ['Leur fournisseur, Tissages de Charlieu, livre chaque mois.'],
    ['Le livre Couture facile de Marie Claire Idées reste utile.'],
    ['Son fils Antoine Vigneau reprend peu à peu l’affaire.'],
    ['Julie, l’apprentie, coud les ourlets simples.'],
  ]),
]);
