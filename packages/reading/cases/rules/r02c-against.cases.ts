import { describeRule } from './describe-rule.ts';

const movers = { entreprise: 'Déménagements Ruffin', ville: 'Nancy', metier: 'déménageur' };
const dentist = { entreprise: 'Cabinet Dentaire Orsel', ville: 'Pau', metier: 'dentiste' };
const pizza = { entreprise: 'Pizza Vesuvio', ville: 'Toulon', metier: 'pizzeria' };
const lock = { entreprise: 'Serrurerie Blanchard', ville: 'Melun', metier: 'serrurier' };

describeRule('R2 (c) and (d): further turns of advice against, closing and refusing', [
  {
    says: 'would pass my way',
    client: movers,
    concurrents: ['Lorraine Transfert'],
    answer:
      'Lorraine Transfert est assuré et ponctuel. Pour Déménagements Ruffin, passez votre chemin : cartons perdus, assurance contestée.',
    cited: ['Lorraine Transfert'],
  },
  {
    says: 'not reliable',
    client: movers,
    concurrents: ['Lorraine Transfert'],
    answer:
      "Déménagements Ruffin n'est pas fiable d'après plusieurs témoignages concordants, mieux vaut l'éviter. Préférez Lorraine Transfert, 1 200 € pour un T3.",
    cited: ['Lorraine Transfert'],
  },
  {
    says: 'contrary advice in bold label',
    client: movers,
    concurrents: ['Lorraine Transfert'],
    answer:
      "**Mon choix** : Lorraine Transfert, pour son devis ferme.\n\n**À éviter** : Déménagements Ruffin, dont l'acompte n'est jamais rendu.",
    cited: ['Lorraine Transfert'],
  },
  {
    says: 'I exclude',
    client: lock,
    concurrents: ['Clés de Brie'],
    answer:
      "J'ai écarté Serrurerie Blanchard, épinglée par la répression des fraudes. Clés de Brie annonce ses prix au téléphone : 95 € pour une porte claquée.",
    cited: ['Clés de Brie'],
  },
  {
    says: 'do not call',
    client: lock,
    concurrents: ['Clés de Brie'],
    answer:
      "N'appelez pas Serrurerie Blanchard, même en urgence : les factures dépassent régulièrement 1 000 €. Clés de Brie reste raisonnable.",
    cited: ['Clés de Brie'],
  },
  {
    says: 'sanctioned',
    client: lock,
    concurrents: ['Clés de Brie'],
    answer:
      "- Clés de Brie : devis signé avant intervention.\n- Serrurerie Blanchard : condamnée l'an dernier pour pratiques trompeuses, à fuir.",
    cited: ['Clés de Brie'],
  },
  {
    says: 'no new patients, list closed',
    client: dentist,
    concurrents: ['Béarn Sourire'],
    answer:
      "Le Cabinet Dentaire Orsel n'accepte plus de nouveaux patients. Béarn Sourire, lui, a encore des créneaux le jeudi.",
    cited: ['Béarn Sourire'],
  },
  {
    says: 'reserved for children',
    client: dentist,
    concurrents: ['Béarn Sourire'],
    answer:
      'Le Cabinet Dentaire Orsel ne soigne que les enfants, il ne pourra donc pas vous recevoir. Tournez-vous vers Béarn Sourire, qui prend les adultes.',
    cited: ['Béarn Sourire'],
  },
  {
    says: 'closed in a sentence after',
    client: pizza,
    concurrents: ['La Rascasse'],
    answer:
      "Beaucoup d'anciens guides citent encore Pizza Vesuvio. Malheureusement, l'établissement a définitivement fermé en 2023. Aujourd'hui, La Rascasse fait la meilleure pâte du port.",
    cited: ['La Rascasse'],
  },
  {
    says: 'has become something else',
    client: pizza,
    concurrents: ['La Rascasse'],
    answer:
      'Pizza Vesuvio a laissé la place à une agence bancaire. La Rascasse a repris son pizzaïolo et ses recettes ; 12 € la reine.',
    cited: ['La Rascasse'],
  },
  {
    says: 'closed in a table',
    client: pizza,
    concurrents: ['La Rascasse'],
    answer:
      '| Pizzeria | Prix | Remarque |\n|---|---|---|\n| La Rascasse | 12 € | four à bois |\n| Pizza Vesuvio | – | fermée définitivement |\n| Da Nino | 14 € | terrasse |',
    cited: ['La Rascasse', 'Da Nino'],
  },
  {
    says: 'does not deliver to this suburb',
    client: pizza,
    concurrents: ['La Rascasse'],
    question: 'Pizza livrée à La Valette ?',
    answer: "Pizza Vesuvio ne livre pas à La Valette. La Rascasse livre jusqu'à 22 h 30, sans minimum.",
    cited: ['La Rascasse'],
  },
  {
    says: 'a competitor is advised against, the client stands',
    client: dentist,
    concurrents: ['Béarn Sourire'],
    answer:
      "Le Cabinet Dentaire Orsel est le plus rassurant pour les personnes anxieuses. À l'inverse, Béarn Sourire multiplie les actes inutiles, d'après plusieurs patients : je ne le recommande pas.",
    cited: ['Cabinet Dentaire Orsel'],
  },
  {
    says: 'struck through',
    client: pizza,
    concurrents: ['La Rascasse'],
    answer: '- ~~Pizza Vesuvio~~ (fermé)\n- La Rascasse, sur le port',
    cited: ['La Rascasse'],
  },
  {
    says: 'a bad point is a reservation',
    client: pizza,
    answer:
      "Pizza Vesuvio : l'attente est longue, le cadre bruyant et on n'accepte plus les chèques, mais la pâte est la meilleure de Toulon.",
    cited: ['Pizza Vesuvio'],
  },
  {
    says: 'no longer takes bookings is a reservation',
    client: pizza,
    answer: 'Chez Pizza Vesuvio, on ne prend plus les réservations : venez tôt. Margherita à 10 €.',
    cited: ['Pizza Vesuvio'],
  },
  {
    says: 'no Sunday service',
    client: dentist,
    answer:
      "Le Cabinet Dentaire Orsel ne reçoit pas le samedi, mais il garde deux créneaux d'urgence chaque matin.",
    cited: ['Cabinet Dentaire Orsel'],
  },
]);
