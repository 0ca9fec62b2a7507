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

describeRule('R1. What stands before a name offers it', [
  ...told([
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
    ['Côté budget, Pampille affiche les prix les plus doux.', 'Pampille'],
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
