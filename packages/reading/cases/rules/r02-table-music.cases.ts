import { describeRule } from './describe-rule.ts';

/** Written in one go before the reader was run on any, over two trades, two more in the sister file: X is the client. */
type World = {
  client: { entreprise: string; ville: string; metier: string };
  concurrents: string[];
  question: string;
  first: string;
  aside: string[];
  offered: string[];
};

const table: World = {
  client: { entreprise: 'L’Ardoise de Margot', ville: 'Rennes', metier: 'restaurant' },
  concurrents: ['Le Bistrot Lenoir', 'Chez Armelle'],
  question: 'Où dîner un dimanche soir à Rennes ?',
  first: 'Le Bistrot Lenoir, rue Saint-Michel, sert le dimanche soir, menu à 32 €.',
  aside: [
    'X est fermé le dimanche soir.',
    'X ne sert pas le dimanche.',
    'X n’ouvre pas le dimanche.',
    'X a changé de mains et s’appelle désormais Koya.',
    'X est devenu un bar à cocktails.',
    'X a plié bagage l’hiver dernier.',
    'X a tiré sa révérence en 2024.',
    'X ne fait que traiteur.',
    'X n’accueille que des groupes.',
    'X a écopé d’une fermeture administrative.',
    'X a laissé la place à une crêperie.',
    'Oubliez X, fermé pour travaux jusqu’en 2027.',
    'X déçoit : je vous le déconseille.',
    'Je ne peux pas recommander X.',
    'X me semble à éviter.',
    'X ? Passez.',
    'X ? Non.',
    'X, non merci.',
    'Sauf X, où l’accueil est mauvais, tout se vaut.',
    'N’allez pas chez X.',
    'Garez-vous près de X.',
    'La salle donne sur X.',
    'L’entrée est face à X.',
    'Le pain vient de chez X.',
    'Le chef est passé par X.',
    'Le chef, formé chez X, cuisine au beurre.',
    'Il a cédé X pour ouvrir cette table.',
    'Le couple tenait auparavant X.',
    'Installé dans l’ancien X, il garde le vieux zinc.',
    'Voisin de X, il a la même terrasse.',
    'Rien à voir avec X, son voisin bruyant.',
    'Vous connaissez déjà X.',
    'En dehors de X, il reste peu de tables ouvertes.',
    'Vous avez aimé X ?',
  ],
  offered: [
    'X est bruyant le samedi, mais la cuisine vaut le détour.',
    'X ne prend pas de réservation.',
    'X ne prend pas la carte.',
    'X n’a pas de terrasse.',
    'X ferme à 22 h.',
    'X est fermé le lundi et le mardi.',
    'X n’a que douze couverts.',
    'Attention, X est vite complet.',
    'X affiche souvent complet, réservez.',
    'Réservez chez X.',
    'Filez à X.',
    'Tentez votre chance chez X.',
    'Autrement, il y a X.',
    'Dans un autre genre, X fait des galettes.',
    'Et pourquoi pas X ?',
    'Un mot de X : service lent mais belle carte.',
    'Ma table préférée est X.',
    'X, c’est plus cher mais plus fin.',
    'Pour les petits budgets : X.',
    'X fera très bien l’affaire.',
    'X a rouvert après travaux.',
    'X a changé de chef sans perdre en qualité.',
    'X ne paie pas de mine, mais on y mange bien.',
    'Les Rennais filent chez X.',
  ],
};

const music: World = {
  client: { entreprise: 'Studio Cadence', ville: 'Tours', metier: 'école de musique' },
  concurrents: ['Arpège Loire', 'Musicalia'],
  question: 'Où prendre des cours de piano pour adulte à Tours ?',
  first: 'Arpège Loire, rue Colbert, donne des cours de piano aux adultes, 38 € l’heure.',
  aside: [
    'X ne prend que les enfants.',
    'X n’enseigne pas le piano.',
    'X ne donne pas de cours aux adultes.',
    'X n’inscrit que les moins de 18 ans.',
    'X n’accepte pas les adultes.',
    'X est réservé aux enfants.',
    'X s’adresse exclusivement aux enfants.',
    'X n’a pas de professeur de piano.',
    'X affiche complet et n’inscrit plus personne.',
    'Les inscriptions de X sont closes.',
    'Les inscriptions chez X sont closes.',
    'X a clos ses inscriptions.',
    'X loue des salles de répétition mais ne donne pas de cours.',
    'X vend des pianos, sans donner de cours.',
    'X ne correspond pas à ce que vous cherchez.',
    'X ne répond pas à votre besoin.',
    'X ne conviendra pas.',
    'X ne conviendrait pas à un adulte.',
    'X n’est pas adapté à un adulte débutant.',
    'Ce n’est pas le cas de X, qui ne prend que des enfants.',
    'X n’est pas ce qu’il vous faut.',
    'X est hors de propos.',
    'Leur professeur enseignait auparavant à X.',
    'Les pianos sont accordés par X.',
  ],
  offered: [
    'X ne propose pas d’essai gratuit.',
    'X n’a pas de cours le samedi.',
    'X demande un engagement à l’année.',
    'X ne fait pas de cours collectifs.',
    'X prend aussi bien les enfants que les adultes.',
    'X ne prépare pas aux examens.',
    'X accueille surtout des enfants, mais prend quelques adultes.',
    'X n’exige aucun niveau.',
    'X n’a plus que deux places.',
    'X ne prend que dix élèves par professeur.',
    'X ne fait que du cours particulier.',
    'Les inscriptions chez X ouvrent en septembre.',
    'Il reste des places chez X.',
    'X, sinon, donne des cours en soirée.',
    'Renseignez-vous auprès de X.',
    'Passez la tête chez X.',
    'X garde ma préférence.',
    'X arrive juste derrière.',
    'X suit de près.',
    'X n’a rien à lui envier.',
  ],
};

for (const { first, aside, offered, ...world } of [table, music]) {
  const answer = (sentence: string) => `${first}\n\n${sentence.replace('X', world.client.entreprise)}`;
  const [other = ''] = world.concurrents;
  describeRule(
    `R2. Not cited: advice against, closed, does not serve, landmark, reference, source, echo (${world.client.metier})`,
    aside.map((says) => ({ says, ...world, answer: answer(says), cited: [other] })),
  );
  describeRule(
    `R1. Cited, whatever the reservation (${world.client.metier})`,
    offered.map((says) => ({
      says,
      ...world,
      answer: answer(says),
      cited: [other, world.client.entreprise],
    })),
  );
}
