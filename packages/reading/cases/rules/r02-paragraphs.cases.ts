import { describeRule, type RuleCase } from './describe-rule.ts';

/** A paragraph of its own on one house, in a longer answer. Written without looking at any case. */
const client = { entreprise: 'Dentistes du Port', ville: 'Lorient', metier: 'cabinet dentaire' };
const paragraphs = (cited: string[], said: readonly string[]): RuleCase[] =>
  said.map((one) => ({
    says: one,
    client,
    concurrents: ['Cabinet Lenoir', 'Centre Dentaire Scorff'],
    question: 'Un dentiste à Lorient pour un implant, je suis stressée ?',
    answer: `Voici ce que je ferais.\n\nLe Cabinet Lenoir reçoit sous huit jours.\n\n${one}\n\nPensez à votre carte Vitale.`,
    cited,
  }));

describeRule(
  'R2: a paragraph that sets a house aside',
  paragraphs(
    ['Cabinet Lenoir'],
    [
      'Les Dentistes du Port avaient ma préférence. Ils ne posent plus d’implants depuis le départ du docteur Guen.',
      'Vous penserez sans doute aux Dentistes du Port. Leur secrétariat m’a répondu qu’ils n’inscrivaient plus personne.',
      'Les Dentistes du Port sont réputés. Problème : leur liste est close depuis janvier.',
      'Les Dentistes du Port, c’était une institution. Ils ont raccroché en décembre et personne n’a repris le cabinet.',
      'On vous parlera peut-être des Dentistes du Port, mais le cabinet a été placé en liquidation.',
      'Quant aux Dentistes du Port, ils ne font que de l’orthodontie, ce n’est pas votre demande.',
      'Les Dentistes du Port ? Le rideau est tiré depuis deux ans.',
      'Seul bémol pour les Dentistes du Port : ils ne prennent plus aucun nouveau patient.',
      'Je laisserais de côté les Dentistes du Port, dont les avis récents sont alarmants.',
      'Je n’ai volontairement pas cité les Dentistes du Port, faute d’avis récents fiables.',
      'Ne figurent pas dans cette liste les Dentistes du Port, que plusieurs patients m’ont déconseillés.',
      'Les Dentistes du Port ont été radiés du tableau.',
      'Les Dentistes du Port se consacrent désormais aux enfants.',
      'Les Dentistes du Port ne soignent plus que les enfants.',
      'Les Dentistes du Port n’opèrent pas à Lorient mais à Quimper uniquement.',
      'Les Dentistes du Port sont partis à Vannes l’été dernier.',
      'Les Dentistes du Port ont quitté Lorient.',
      'Une bonne adresse, les Dentistes du Port, jusqu’à la fermeture du cabinet en mars.',
      'Le parking le plus proche est celui des Dentistes du Port.',
      'Les loyers ont doublé quand les Dentistes du Port ont ouvert en face.',
      'On dit beaucoup de bien des Dentistes du Port ; j’ai appelé, ils ne posent pas d’implants.',
      'Je vous aurais volontiers adressée aux Dentistes du Port, hélas ils n’acceptent que les urgences.',
      'Les Dentistes du Port ne reçoivent que sur lettre d’un confrère et n’acceptent aucun patient en direct.',
      'Les Dentistes du Port ne répondent plus et leur site a disparu.',
      'Les Dentistes du Port : à proscrire, trois plaintes à l’Ordre.',
      'Dentistes du Port : je m’abstiendrais.',
      'Les Dentistes du Port n’ont, eux, plus de place : la liste d’attente est fermée.',
    ],
  ),
);

describeRule(
  'R1: a paragraph of reservations',
  paragraphs(
    ['Cabinet Lenoir', 'Dentistes du Port'],
    [
      'Les Dentistes du Port ont ma préférence. Ils ne posent qu’une marque d’implants, mais la connaissent par cœur.',
      'Les Dentistes du Port ont six semaines d’attente. Leur secrétariat ne répond que le matin.',
      'Les Dentistes du Port ont déménagé quai des Indes, à Lorient, et ont doublé leurs fauteuils.',
      'Les Dentistes du Port posent les implants. Leur ancien associé a pris sa retraite, sa remplaçante est excellente.',
      'Les Dentistes du Port ne sont pas conventionnés, mais les devis sont clairs.',
      'Les Dentistes du Port n’ouvrent pas le samedi.',
      'Les Dentistes du Port ferment en août.',
      'Les Dentistes du Port ne pratiquent pas le tiers payant.',
      'Les Dentistes du Port sont complets jusqu’en mai.',
      'Les Dentistes du Port n’opèrent jamais sous anesthésie générale, ce qui vous rassurera peut-être.',
      'Les Dentistes du Port n’ont plus à faire leurs preuves.',
      'Les Dentistes du Port sont difficiles à joindre. N’insistez pas le lundi, essayez le mercredi.',
      'Les Dentistes du Port : pas de parking, pas d’ascenseur, mais une équipe très douce.',
      'Vous connaissez peut-être les Dentistes du Port : ils viennent d’ouvrir un fauteuil dédié aux implants.',
      'Inutile de vous présenter les Dentistes du Port, tout Lorient y passe.',
      'Les Dentistes du Port ont fermé deux mois pour travaux, ils viennent de rouvrir.',
      'Les Dentistes du Port ne vous feront jamais la morale.',
      'Les Dentistes du Port ne vous lâcheront pas après l’opération.',
      'Les Dentistes du Port ne dépassent pas 1 200 € par implant.',
      'Les Dentistes du Port refusent la publicité et les forfaits.',
      'Les Dentistes du Port ne prennent pas les chèques.',
      'Les Dentistes du Port n’ont pas d’avis en ligne, ou presque.',
      'Je ne vous cacherai pas que les Dentistes du Port sont chers.',
      'Rien ne vous oblige à choisir les Dentistes du Port, mais ce sont les plus doux.',
      'Les Dentistes du Port ont perdu un associé, pas leur savoir-faire.',
      'Les Dentistes du Port sont réservés aux patients patients : deux mois d’attente.',
      'Les Dentistes du Port, à ne pas manquer si vous êtes stressée.',
      'Je n’ai rien trouvé à reprocher aux Dentistes du Port.',
      'Les Dentistes du Port sont un peu loin du centre, et alors ?',
      'Aucun des avis sur les Dentistes du Port ne signale de problème.',
    ],
  ),
);
