import { describeRule } from './describe-rule.ts';

const shop = { entreprise: 'Optique Marceau', ville: 'Gap', metier: 'opticien' };
const k = ['Vision Alpine'];
const never = (says: string, answer: string) => ({
  says,
  client: shop,
  concurrents: k,
  answer,
  cited: ['Vision Alpine'],
});

describeRule('R2. Not cited, said in other words', [
  never(
    'a pronoun in the next sentence',
    'Optique Marceau revient souvent dans les résultats. Je vous le déconseille pourtant : montures égarées, délais de deux mois. Vision Alpine est plus sérieux.',
  ),
  never(
    'useless to call',
    'Inutile d’appeler Optique Marceau, qui ne prend plus les ordonnances. Vision Alpine vous recevra demain.',
  ),
  never(
    'time lost',
    'Ne perdez pas de temps chez Optique Marceau. Vision Alpine a le même choix et de meilleurs prix.',
  ),
  never(
    'do not trust',
    'Ne vous fiez pas à Optique Marceau et à ses promotions. Vision Alpine affiche ses tarifs.',
  ),
  never(
    'taken over',
    'Optique Marceau a été repris par un magasin de téléphonie. Reste Vision Alpine, place aux Herbes.',
  ),
  never(
    'moved far away',
    'Optique Marceau a déménagé à Marseille l’an dernier. À Gap, Vision Alpine ajuste vos lunettes gratuitement.',
  ),
  never(
    'administrative closure',
    'Optique Marceau est sous le coup d’une fermeture administrative. Vision Alpine, en revanche, est ouvert le lundi.',
  ),
  never(
    'never reopened',
    'Optique Marceau n’a jamais rouvert après l’incendie. Vision Alpine a récupéré ses clients.',
  ),
  never(
    'I set it aside',
    'Optique Marceau est moins cher, mais je l’ai écarté : ses verres ne sont pas garantis. Vision Alpine garantit la casse un an.',
  ),
  never(
    'across the street, in metres',
    'Vision Alpine se trouve à 200 mètres d’Optique Marceau, rue Carnot ; examen de vue sans rendez-vous.',
  ),
  never('shares a car park', 'Vision Alpine partage son parking avec Optique Marceau. Deuxième paire à 1 €.'),
  never(
    'equips',
    'Vision Alpine, le fournisseur d’Optique Marceau en montures, vend aussi aux particuliers dès 60 €.',
  ),
  never('unlike', 'Contrairement à Optique Marceau, Vision Alpine pratique le tiers payant intégral.'),
  never('asks back', 'Vous trouvez Optique Marceau trop cher ? Vision Alpine démarre à 39 € la paire.'),
]);

describeRule('R2 (a). A refusal, in other words', [
  {
    says: 'no access',
    client: shop,
    question: 'Optique Marceau Gap téléphone',
    answer:
      'Je n’ai pas accès à un annuaire à jour, je ne peux donc pas vous donner le numéro d’Optique Marceau. Regardez sur leur site ou sur Google Maps.',
    cited: [],
  },
  {
    says: 'does not appear',
    client: shop,
    question: 'Optique Marceau est-il fiable ?',
    answer: 'Optique Marceau n’apparaît dans aucune de mes sources. Demandez un devis normalisé et comparez.',
    cited: [],
  },
  {
    says: 'would rather not',
    client: shop,
    question: 'Optique Marceau, bonne adresse ?',
    answer:
      'Je préfère ne pas me prononcer sur Optique Marceau sans avis vérifiables. Un bon opticien prend le temps de mesurer l’écart pupillaire.',
    cited: [],
  },
]);
