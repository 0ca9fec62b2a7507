import { describeRule } from './describe-rule.ts';

const plumb = { entreprise: 'Dupont Plomberie', ville: 'Caen', metier: 'plombier' };
const opt = { entreprise: 'Optique Lumière Nantes Commerce', ville: 'Nantes', metier: 'opticien' };
const net = { entreprise: 'Clair & Net', ville: 'Lille', metier: 'pressing' };

describeRule(
  'R8. (a) Every name in `concurrents` is separate from the client, however close. (b) A longer name with another distinctive word is another business unless the site proves otherwise. (c) Same name but another town, another trade or another domain is a homonym; a homonym that is itself offered is listed as “Name (Town)”.',
  [
    {
      says: 'X & Fils is a declared competitor',
      client: plumb,
      concurrents: ['Dupont Plomberie & Fils'],
      answer: 'Dupont Plomberie & Fils répond le week-end ; comptez 90 € le déplacement.',
      cited: ['Dupont Plomberie & Fils'],
    },
    {
      says: 'X Services is another business',
      client: plumb,
      answer:
        '- **Dupont Plomberie Services** : débouchage à 110 €, rue Caponière.\n- **Orne Sanitaire** : devis gratuit, 24 h.',
      cited: ['Dupont Plomberie Services', 'Orne Sanitaire'],
    },
    {
      says: 'a double name is another business',
      client: plumb,
      answer: '1. **Martin-Dupont Plomberie** : 80 € le déplacement.\n2. **Dupont Plomberie** : 65 €.',
      cited: ['Martin-Dupont Plomberie', 'Dupont Plomberie'],
    },
    {
      says: 'a hyphenated surname after',
      client: { entreprise: 'Maison Durand', ville: 'Metz', metier: 'traiteur' },
      answer:
        '- **Maison Durand-Leroy** : buffet à 32 € par personne.\n- **Traiteur Gandrange** : plateaux à 18 €.',
      cited: ['Maison Durand-Leroy', 'Traiteur Gandrange'],
    },
    {
      says: 'both stand in one answer',
      client: { entreprise: 'Maison Durand', ville: 'Metz', metier: 'traiteur' },
      concurrents: ['Maison Durand-Leroy'],
      answer: 'Maison Durand-Leroy vise les grands mariages ; Maison Durand, les repas de famille.',
      cited: ['Maison Durand-Leroy', 'Maison Durand'],
    },
    {
      says: 'a namesake offered elsewhere',
      client: { entreprise: 'Encadrements Royer', ville: 'Reims', metier: 'encadreur' },
      concurrents: ['Cadre Noir'],
      answer:
        "À Reims, Cadre Noir encadre sous verre musée dès 60 €. Si vous passez par Troyes, Encadrements Royer à Troyes travaille la feuille d'or.",
      cited: ['Cadre Noir', 'Encadrements Royer (Troyes)'],
    },
    {
      says: 'a namesake set aside',
      client: { entreprise: 'Taxi Bellier', ville: 'Laval', metier: 'taxi' },
      concurrents: ['Mayenne Taxis'],
      answer:
        'Mayenne Taxis répond la nuit. Attention, le « Taxi Bellier » que l’on trouve en ligne est installé à Bordeaux : aucun rapport avec Laval.',
      cited: ['Mayenne Taxis'],
    },
    {
      says: 'the next town is still the client',
      client: { entreprise: 'Cordonnerie Abel', ville: 'Lorient', metier: 'cordonnier' },
      answer: 'À Lanester, la Cordonnerie Abel ressemelle en trois jours, 35 €.',
      cited: ['Cordonnerie Abel'],
    },
    {
      says: 'one letter apart, declared',
      client: { entreprise: 'Orelia', ville: 'Nancy', metier: 'bijouterie' },
      concurrents: ['Aurelia', 'Orélie'],
      answer: '- **Aurelia** : réparation de montres.\n- **Orélie** : alliances sur mesure, 450 €.',
      cited: ['Aurelia', 'Orélie'],
    },
    {
      says: 'another kind of house with the same surname',
      client: { entreprise: 'Boulangerie Marchand', ville: 'Dole', metier: 'boulangerie' },
      concurrents: ['Le Four Dolois'],
      answer: 'Le Four Dolois cuit au bois, rue de Besançon. On se gare en face du garage Marchand.',
      cited: ['Le Four Dolois'],
    },
  ],
);

describeRule(
  'R10. The client is a branch: the network named with the client’s town or district, or with no place in an answer about that place, is the client; the network named with another place is another business. The client is the network: any branch in the client’s town is the client, once. Other networks count once, under the name written.',
  [
    {
      says: 'the network with no place',
      client: opt,
      concurrents: ['Krys'],
      question: 'Opticien place du Commerce à Nantes ?',
      answer:
        'Place du Commerce, Optique Lumière taille les verres sur place, 190 € la paire simple. Krys est à deux rues.',
      cited: ['Optique Lumière Nantes Commerce', 'Krys'],
    },
    {
      says: 'the network in another town',
      client: opt,
      concurrents: ['Krys'],
      question: 'Opticien à Nantes ?',
      answer: '- **Krys** : deuxième paire offerte.\n- **Optique Lumière Rezé** : examen de vue le samedi.',
      cited: ['Krys', 'Optique Lumière Rezé'],
    },
    {
      says: 'any branch in the town, once',
      client: net,
      concurrents: ['5àSec'],
      question: 'Pressing à Lille ?',
      answer:
        '1. **Clair & Net Wazemmes** : 6 € la chemise.\n2. **5àSec** : sans rendez-vous.\n3. **Clair & Net Vauban** : retouches en plus.',
      cited: ['Clair & Net', '5àSec'],
    },
    {
      says: 'a branch in another town',
      client: net,
      concurrents: ['5àSec'],
      question: 'Pressing à Lille ?',
      answer: '1. **5àSec** : sans rendez-vous.\n2. **Clair & Net Bordeaux** : livraison nationale.',
      cited: ['5àSec', 'Clair & Net Bordeaux'],
    },
    {
      says: 'a branch of a declared network is the network',
      client: net,
      concurrents: ['5àSec'],
      question: 'Pressing à Lille ?',
      answer: '1. **5àSec Euralille** : 7 j/7.\n2. **Clair & Net** : repassage à la main.',
      cited: ['5àSec', 'Clair & Net'],
    },
  ],
);
