import { describeRule } from './describe-rule.ts';

const client = {
  entreprise: 'Plomberie Vasseur',
  site: 'https://www.plomberie-vasseur.fr',
  ville: 'Troyes',
  metier: 'plombier chauffagiste',
};
const concurrents = ['Vasseur & Fils', 'Aube Sanitaire'];
const card = (name: string, site: string) =>
  `**[${name}](${site})**\n**Ouvert · Plombier · 4,6 (80 avis)**\n`;

describeRule('R8b. The client’s own site behind a name proves it the client’s.', [
  {
    says: 'the words in another order, beside a competitor of the same surname',
    client,
    concurrents,
    answer: `${card('Vasseur & Fils', 'https://vasseur-et-fils.example')}\n${card('SARL Vasseur Plomberie', 'https://www.plomberie-vasseur.fr/devis')}`,
    cited: ['Vasseur & Fils', 'Plomberie Vasseur'],
  },
  {
    says: 'a shorter name, the site in a bracket of its own',
    client: { ...client, entreprise: 'Aux Trois Ponts Plomberie', site: 'https://trois-ponts.example' },
    concurrents: ['Aube Sanitaire'],
    answer:
      '1. **Aube Sanitaire** [[aube-sanitaire.example]](https://aube-sanitaire.example) : astreinte\n2. **Les Trois Ponts** [[trois-ponts.example]](https://trois-ponts.example/devis) : devis',
    cited: ['Aube Sanitaire', 'Aux Trois Ponts Plomberie'],
  },
  {
    says: 'the letters of a longer name, the site at the end of the line',
    client: { ...client, entreprise: 'Vasseur Chauffage Climatisation', site: 'https://vasseur-cc.example' },
    concurrents: ['Aube Sanitaire'],
    answer:
      '1. **Aube Sanitaire** : astreinte\n2. **Vasseur CC** (Troyes) : entretien de chaudière le jour même. [vasseur-cc.example](https://vasseur-cc.example)',
    cited: ['Aube Sanitaire', 'Vasseur Chauffage Climatisation'],
  },
  {
    says: 'the site at the end of the line of another of its trade is a source',
    client,
    concurrents,
    answer:
      '1. **Aube Sanitaire** : astreinte\n2. **Plomberie Durand** : un chauffe-eau vaut 900 € posé. [plomberie-vasseur.fr](https://www.plomberie-vasseur.fr/prix)',
    cited: ['Aube Sanitaire', 'Plomberie Durand'],
  },
  {
    says: 'a longer name',
    client,
    concurrents: ['Aube Sanitaire'],
    answer: `${card('Vasseur Toitures & Piscines', 'https://www.plomberie-vasseur.fr/?utm_source=x')}\n${card('Aube Sanitaire', 'https://aube-sanitaire.example')}`,
    cited: ['Plomberie Vasseur', 'Aube Sanitaire'],
  },
  {
    says: 'a place beside it',
    client,
    concurrents,
    answer:
      '1. **[Aube Sanitaire](https://aube-sanitaire.example)** (centre) : devis gratuit\n2. **[Plomberie Vasseur](https://www.plomberie-vasseur.fr)** (Sainte-Savine) : sous deux jours',
    cited: ['Aube Sanitaire', 'Plomberie Vasseur'],
  },
  {
    says: 'not another site behind the longer name',
    client,
    concurrents: ['Aube Sanitaire'],
    answer: `${card('Vasseur Toitures & Piscines', 'https://vasseur-toitures.example')}\n${card('Aube Sanitaire', 'https://aube-sanitaire.example')}`,
    cited: ['Vasseur Toitures & Piscines', 'Aube Sanitaire'],
  },
]);

const tamar = {
  entreprise: 'Tamar Plumbing & Heating',
  site: 'https://tamarplumbing.example',
  ville: 'Plymouth',
  metier: 'plumber',
};

describeRule('R7. The words of the client’s site are one of its names.', [
  {
    says: 'shorter than its name',
    client: tamar,
    concurrents: ['Hoe Drains'],
    answer: 'Who to call:\n- **Tamar Plumbing** – thaws pipes\n- **Hoe Drains** – quick\n',
    cited: ['Tamar Plumbing & Heating', 'Hoe Drains'],
  },
]);

describeRule('R11. The dot of a title or an initial belongs to the name.', [
  {
    says: 'before the name of a person, in a list',
    client: { entreprise: 'Cabinet Lenoir', ville: 'Annecy', metier: 'dentiste' },
    concurrents: [],
    answer:
      'Voici des dentistes à Annecy :\n\n1. **Dr. Hugo Sarlat** : rue Royale, urgences\n2. **Cabinet Lenoir** : avenue de Genève',
    cited: ['Dr. Hugo Sarlat', 'Cabinet Lenoir'],
  },
]);

describeRule('R8c. A namesake that is only told apart is not offered.', [
  {
    says: 'of another town, after the list',
    client: { entreprise: 'Toitures Morvan', ville: 'Annecy', metier: 'couvreur' },
    concurrents: ['Ardoise Bleue'],
    answer:
      '1. **Ardoise Bleue** : devis gratuit\n2. **Zinc du Lac** : sous huit jours\n\nOn trouve aussi Toitures Morvan, mais il s’agit de celui de Lyon.',
    cited: ['Ardoise Bleue', 'Zinc du Lac'],
  },
]);
