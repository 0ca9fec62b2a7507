import { asked } from './asked-of-vets.ts';
import { describeRule } from './describe-rule.ts';

describeRule('R3: the question names the client', [
  asked(
    'Harbour Vets or Clinique Kerbonne for a cat in Brest?',
    'For the price, Harbour Vets. For emergencies, Clinique Kerbonne.',
    ['Harbour Vets', 'Clinique Kerbonne'],
  ),
  asked(
    'Harbour Vets or Clinique Kerbonne for a cat in Brest?',
    '**Harbour Vets**: €42, English spoken.\n\n**Clinique Kerbonne**: €48.',
    ['Harbour Vets', 'Clinique Kerbonne'],
  ),
  asked(
    'Harbour Vets ou Clinique Kerbonne pour un chat ?',
    'Les deux se valent. La consultation est à 42 € chez Harbour Vets et à 48 € à la Clinique Kerbonne.',
    ['Harbour Vets', 'Clinique Kerbonne'],
  ),
  asked(
    'Faut-il préférer Harbour Vets à Clinique Kerbonne ?',
    'Oui, sans hésiter : Harbour Vets a l’échographe.',
    ['Harbour Vets'],
  ),
  asked(
    'Une alternative à Harbour Vets à Brest ?',
    'Si Harbour Vets ne vous convient plus, essayez Clinique Kerbonne, rue de Siam.',
    ['Clinique Kerbonne'],
  ),
  asked(
    'Une alternative à Harbour Vets à Brest ?',
    'Autour de Harbour Vets, on trouve Clinique Kerbonne et Vétos du Large.',
    ['Clinique Kerbonne', 'Vétos du Large'],
  ),
  asked(
    'Une alternative à Harbour Vets à Brest ?',
    'Clinique Kerbonne, rue de Siam. Cela dit, Harbour Vets reste une bonne adresse.',
    ['Clinique Kerbonne', 'Harbour Vets'],
  ),
  asked(
    'Une alternative à Harbour Vets à Brest ?',
    'Clinique Kerbonne. Mais avant de partir, sachez que rester chez Harbour Vets est sans doute le plus simple si votre chat y est suivi.',
    ['Clinique Kerbonne', 'Harbour Vets'],
  ),
  asked(
    'Que vaut Harbour Vets ?',
    'Je n’ai pas d’information fiable sur Harbour Vets. Regardez les avis.',
    [],
  ),
  asked(
    'Que vaut Harbour Vets ?',
    'Harbour Vets a bonne réputation : consultation à 42 €, deux vétérinaires.',
    ['Harbour Vets'],
  ),
  asked(
    'Que vaut Harbour Vets ?',
    'Je n’ai pas d’avis récents sur Harbour Vets.\n\n- **Clinique Kerbonne** : urgences\n\nSi vous connaissez déjà Harbour Vets, demandez-leur un devis : il est gratuit.',
    ['Clinique Kerbonne', 'Harbour Vets'],
  ),
  asked(
    'Is Harbour Vets any good?',
    'Harbour Vets would be a poor choice for a first visit.\n\n- **Clinique Kerbonne**: open on Sundays',
    ['Clinique Kerbonne'],
  ),
  asked(
    'Is Harbour Vets any good?',
    'Harbour Vets appears to be a reasonable choice for a first visit.\n\n- **Clinique Kerbonne**: open on Sundays',
    ['Harbour Vets', 'Clinique Kerbonne'],
  ),
  asked('Que vaut Harbour Vets ?', 'Harbour Vets a fermé en 2023. Essayez Clinique Kerbonne.', [
    'Clinique Kerbonne',
  ]),
  asked(
    'Que vaut Harbour Vets ?',
    'Vous me demandez ce que vaut Harbour Vets : je ne connais pas cette clinique.',
    [],
  ),
  asked(
    'Harbour Vets est-il encore ouvert ?',
    'Oui, Harbour Vets est toujours ouvert, rue de Siam, du lundi au samedi.',
    ['Harbour Vets'],
  ),
  asked(
    'Harbour Vets est-il encore ouvert ?',
    'Non, Harbour Vets a cessé son activité en juin. Vous pouvez appeler Clinique Kerbonne.',
    ['Clinique Kerbonne'],
  ),
]);
