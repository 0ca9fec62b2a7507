import { describeRule } from './describe-rule.ts';

const client = { entreprise: 'Menuiserie Kerjean', ville: 'Vannes', metier: 'menuisier' };

const SHORTLIST =
  '1. **Menuiserie Kerjean** — Vannes, fenêtres et portes\n2. **Rabot Malin** — Séné, escaliers\n3. **Brise Sablée** — Auray, parquets';

describeRule('R6, R1. What closes an answer is told by its title and by how it is set apart.', [
  {
    says: 'a list made otherwise offers nobody',
    client,
    answer: `${SHORTLIST}\n\n**Repères**\n- **Bouvet Sud** : dès 40 €\n- **Chêne Massif** : dès 60 €`,
    cited: ['Menuiserie Kerjean', 'Rabot Malin', 'Brise Sablée'],
  },
  {
    says: 'unless its title offers others',
    client,
    answer: `${SHORTLIST}\n\n**Autres pistes**\n- **Bouvet Sud** : dès 40 €\n- **Lumbert Frères** : dès 60 €`,
    cited: ['Menuiserie Kerjean', 'Rabot Malin', 'Brise Sablée', 'Bouvet Sud', 'Lumbert Frères'],
  },
  {
    says: 'or opens like the title over a known name',
    client,
    answer:
      '**Pour les portes**\n- **Menuiserie Kerjean** : chêne\n\n**Pour les sols**\n- *Rabot Malin* : pin, devis gratuit',
    cited: ['Menuiserie Kerjean', 'Rabot Malin'],
  },
  {
    says: 'a label that offers others names them on its line',
    client,
    answer: `${SHORTLIST}\n\n**À domicile** : *Bouvet Sud* réalise des placards sur devis.`,
    cited: ['Menuiserie Kerjean', 'Rabot Malin', 'Brise Sablée', 'Bouvet Sud'],
  },
  {
    says: 'sights, public services and orders offer nobody',
    client,
    answer: `${SHORTLIST}\n\n**À voir dans les environs**\n- **Château de Kerlo** — dix minutes\n\n**Services publics**\n- **Point Habitat** — conseils\n\n**Check credentials**\n- **QRS** register`,
    cited: ['Menuiserie Kerjean', 'Rabot Malin', 'Brise Sablée'],
  },
  {
    says: 'what a public body runs or keeps is none',
    client,
    answer: `${SHORTLIST}\n\n**L'Arbre Rouge**, géré par la métropole, prête des outils.\n\nLe **Cercle des Ébénistes** publie une carte des ateliers.`,
    cited: ['Menuiserie Kerjean', 'Rabot Malin', 'Brise Sablée'],
  },
]);

describeRule('R5, R7, R8. A number, a comma or a site on the line of an entry.', [
  {
    says: 'circled or set apart, a number ranks',
    client,
    answer: '③ **Rabot Malin**\n① **Menuiserie Kerjean**\n② **Brise Sablée**',
    cited: ['Menuiserie Kerjean', 'Brise Sablée', 'Rabot Malin'],
  },
  {
    says: 'a comma is part of a name in bold where the others are in bold alone',
    client,
    answer:
      '1. **Menuiserie Kerjean** – Vannes\n2. **Rabot Malin** – Séné\n3. **Copeau, Lumbert & Morel** – Auray',
    cited: ['Menuiserie Kerjean', 'Rabot Malin', 'Copeau, Lumbert & Morel'],
  },
  {
    says: 'closed on a line of its card',
    client,
    answer:
      '**Menuiserie Kerjean**\n📍 Vannes\n🕒 mar–sam\n\n**Rabot Malin**\n📍 Séné\n🕒 fermé définitivement depuis 2022',
    cited: ['Menuiserie Kerjean'],
  },
  {
    says: 'advised against for some only is a reservation',
    client,
    answer: '- **Menuiserie Kerjean** : chêne ; déconseillé en cas de petit budget\n- **Rabot Malin** : pin',
    cited: ['Menuiserie Kerjean', 'Rabot Malin'],
  },
]);
