import { describeRule } from './describe-rule.ts';

const client = {
  entreprise: 'Cordonnerie Saint-Michel',
  site: 'cordonnerie-saint-michel.example',
  ville: 'Dijon',
  metier: 'cordonnier',
};
const cited = ['Cordonnerie Saint-Michel', 'Talon Express'];
const broken = (says: string, answer: string) => ({ says, client, answer, cited });

describeRule('R7. Markup and marks inside or after a name change nothing.', [
  broken(
    'a line break between two emphases',
    'À Dijon : **Cordonnerie Saint-**\n**Michel**, près de l’église ; et **Talon Express**, à la gare.',
  ),
  broken(
    'a line break inside an emphasis',
    '- **Cordonnerie\n  Saint-Michel** : près de l’église\n- **Talon Express** : à la gare',
  ),
  broken(
    'a break in HTML',
    '1. **Cordonnerie<br>Saint-Michel** : près de l’église\n2. **Talon Express** : à la gare',
  ),
  broken(
    'a soft hyphen',
    '- Cordon\u00adnerie Saint-Mi\u00adchel : près de l’église\n- Talon Express : à la gare',
  ),
  broken(
    'the figure of a note',
    '- Cordonnerie Saint-Michel¹ : près de l’église\n- Talon Express² : à la gare',
  ),
  broken(
    'the call of a note in HTML',
    '- Cordonnerie Saint-Michel<sup>1</sup> : près de l’église\n- Talon Express<sup>2</sup> : à la gare',
  ),
  broken(
    'a note that has lost its mark',
    '- Cordonnerie Saint-Michel1 : église\n- Talon Express : à la gare',
  ),
  broken('glued words', '- CordonnerieSaintMichel : près de l’église\n- Talon Express : à la gare'),
]);

const velo = {
  entreprise: 'Atelier Roue Libre',
  site: 'https://www.rouelibre.fr',
  ville: 'Nantes',
  metier: 'réparateur de vélos',
};
const onItsSite = (says: string, answer: string, names = ['Atelier Roue Libre']) => ({
  says,
  client: velo,
  answer,
  cited: names,
});

describeRule('R7 and R2f. A domain is offered as a name would be; after a fact it is a source.', [
  onItsSite('voyez', 'Pour un pneu crevé, voyez rouelibre.fr : ils prennent sans rendez-vous.'),
  onItsSite('j’ai trouvé', 'J’ai trouvé rouelibre.fr, qui répare en une heure.'),
  onItsSite('as a link', 'Je vous suggère [rouelibre.fr](https://www.rouelibre.fr), quai de la Fosse.'),
  onItsSite('in bold', 'Le plus simple est de passer par **rouelibre.fr**, qui vient chez vous.'),
  onItsSite('au regard des avis', 'Regardez du côté de rouelibre.fr, les avis sont bons.'),
  onItsSite('an address in brackets', 'Demandez un devis par mail (contact@rouelibre.fr).'),
  onItsSite('another house', 'Le plus simple : **membra.fr**, plus récent, mérite un essai.', ['membra.fr']),
  onItsSite('after a fact', 'Un pneu coûte 30 € ([rouelibre.fr](https://www.rouelibre.fr/tarifs)).', []),
  onItsSite('beside a price', 'Comptez 30 € la réparation [rouelibre.fr](https://www.rouelibre.fr).', []),
]);

const branch = (entreprise: string, ville: string, metier: string, answer: string) => ({
  says: entreprise,
  client: { entreprise, ville, metier },
  answer,
  cited: [entreprise],
});

describeRule('R7, R10. A branch goes by its name short of district, suburb or trade.', [
  branch('Garage Vauquelin Croix-Rousse', 'Lyon', 'garagiste', 'Le Garage Vauquelin répare vite et bien.'),
  branch('Kéria Optique Mériadeck', 'Bordeaux', 'opticien', '- **Kéria** : grand choix'),
  branch('Les Fleurs de Maïa Talence', 'Bordeaux', 'fleuriste', '- **Les Fleurs de Maïa** : bouquets'),
  branch(
    'Pharmacie des Arceaux Beaux-Arts',
    'Montpellier',
    'pharmacie',
    '- **Pharmacie des Arceaux** : tard',
  ),
  branch('Yelloh! Village', 'Royan', 'camping', '1. **Yelloh! Village** : plage'),
  {
    says: 'the same network elsewhere is another house',
    client: { entreprise: 'Orpi Annecy-le-Vieux', ville: 'Annecy', metier: 'agence immobilière' },
    answer: '1. **Orpi – Seynod** : ventes\n2. **Orpi – Annecy-le-Vieux** : ventes et locations',
    cited: ['Orpi – Seynod', 'Orpi Annecy-le-Vieux'],
  },
  {
    says: 'a new name before the old one, and a name before the site of the client',
    client: { ...velo, site: 'rouelibre.fr' },
    answer:
      '**Atelier Kessler (ex-Atelier Roue Libre)**, à la Fosse, a changé de nom.\n\n**Cyclos du Port**, au port.',
    cited: ['Atelier Roue Libre', 'Cyclos du Port'],
  },
]);
