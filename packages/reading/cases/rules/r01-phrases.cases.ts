import { describeRule } from './describe-rule.ts';

/** Written in one go, without looking at any case: how French names a house in passing, and how it offers one. */
const client = { entreprise: 'Atelier Morvan', ville: 'Dijon', metier: 'réparation de vélos' };
const question = 'Qui peut réparer un vélo électrique à Dijon ?';
const first = 'Pour une révision, Vélocité Bourgogne, avenue Foch, demande 70 €.';

const IN_PASSING = [
  'En face de X, prenez la rue à gauche.',
  'Garez-vous devant X.',
  'Le local se trouve entre X et la poste.',
  'Le patron a appris le métier chez X.',
  'Le fondateur, ancien de X, travaille seul.',
  'Les roues viennent de chez X.',
  'Il se fournit chez X.',
  'Ses pièces sont livrées par X.',
  'Il sous-traite la peinture à X.',
  'X lui fournit ses batteries.',
  'L’atelier a équipé les livreurs de X.',
  'Parmi ses clients, X et la mairie.',
  'Il entretient la flotte de X.',
  'Selon X, une révision coûte 80 €.',
  'X estime qu’une révision coûte 80 €.',
  'Le blog de X explique comment régler un dérailleur.',
  'D’après une fiche de X, la batterie dure cinq ans.',
  'Le guide publié par X est clair.',
  'Ne confondez pas avec X, qui vend des motos.',
  'Rien à voir avec X.',
  'Si X vous a déçu, voyez ailleurs.',
  'Vous n’êtes pas satisfait de X.',
  'Vous cherchez une alternative à X.',
  'À part X, il y a peu de choix.',
  'Contrairement à X, il rend le vélo le jour même.',
  'Il est moins cher que X.',
  'Un ancien mécanicien de X a ouvert son atelier.',
  'Deux portes après X, sonnez au 12.',
  'C’est la rue derrière X.',
  'À côté de chez X, un parking est gratuit.',
  'L’arrêt de bus X est à deux minutes.',
  'Le parking de X est gratuit.',
  'Prenez à droite après X.',
  'Tournez au niveau de X.',
  'Au-dessus de X, au premier étage.',
  'Il loue l’ancien local de X.',
  'L’immeuble qui abritait X est vide.',
  'Il a repris la clientèle de X.',
  'Comme X avant lui, il a commencé sur les marchés.',
  'Le vélo vient de X.',
  'Vous avez acheté votre vélo chez X ?',
  'Avant de quitter X, relisez votre contrat.',
  'Je n’ai pas trouvé d’informations sur X.',
  'Je ne connais pas X.',
  'X ne figure pas dans mes sources.',
];

const OFFERED = [
  'Allez voir X, rue Monge.',
  'Je vous conseille X.',
  'Je penche pour X.',
  'Mon choix se porte sur X.',
  'X est une bonne adresse.',
  'X reste la référence.',
  'X mérite le détour.',
  'Vous pouvez aussi appeler X.',
  'Sinon, X dépanne le samedi.',
  'À défaut, X fait l’affaire.',
  'Pensez à X pour les urgences.',
  'On peut compter sur X.',
  'Il y a aussi X, plus cher.',
  'Reste X, moins connu.',
  'Du côté de la gare, X répare en deux jours.',
  'Si vous êtes pressé, X est ouvert le dimanche.',
  'Pour un devis, X répond vite.',
  'Rue Monge, X affiche 60 € la révision.',
  'Chez X, comptez 60 €.',
  'Autre piste : X.',
  'Parmi les bonnes adresses : X, à deux pas de la gare.',
  'X, ouvert en 1998, emploie trois mécaniciens.',
  'X a bonne presse.',
  'X tient la corde.',
  'Les habitués vont chez X.',
  'X, lui, travaille à domicile.',
  'Côté prix, X est imbattable.',
  'X vous rend le vélo le jour même.',
  'X s’en sort mieux que la moyenne.',
  'X se charge de tout.',
  'X m’a été recommandé par plusieurs cyclistes.',
  'Essayez X ou demandez à un voisin.',
  'Je commencerais par X.',
  'X pourrait vous convenir.',
  'L’équipe de X est patiente.',
  'Le patron de X vous expliquera tout.',
  'Poussez jusqu’à X, à dix minutes.',
  'X fait partie des valeurs sûres.',
  'X, à Quetigny, prend 55 €.',
];

const said = (sentence: string, name: string) =>
  `${first}\n\n${sentence.replace('X', name)} Prévoyez une semaine.`;

describeRule(
  'R2. (b) echo, (e) landmark, customer, supplier, (f) source, (g) not to be confused: a known competitor named in passing',
  IN_PASSING.map((sentence) => ({
    says: sentence,
    client,
    concurrents: ['Vélocité Bourgogne', 'Cycles Bertin'],
    question,
    answer: said(sentence, 'Cycles Bertin'),
    cited: ['Vélocité Bourgogne'],
  })),
);

describeRule(
  'R1. Cited when the answer presents it as an option: the client in any sentence that offers it',
  OFFERED.map((sentence) => ({
    says: sentence,
    client,
    concurrents: ['Vélocité Bourgogne'],
    question,
    answer: said(sentence, 'Atelier Morvan'),
    cited: ['Vélocité Bourgogne', 'Atelier Morvan'],
  })),
);

describeRule(
  'R6. Any named provider, known or not: the same sentences with a name that nobody declared',
  // "Chez Cycles Oriol" may as well be the whole name.
  OFFERED.filter((sentence) => !sentence.startsWith('Chez')).map((sentence) => ({
    says: sentence,
    client,
    concurrents: ['Vélocité Bourgogne'],
    question,
    answer: said(sentence, 'Cycles Oriol'),
    cited: ['Vélocité Bourgogne', 'Cycles Oriol'],
  })),
);
