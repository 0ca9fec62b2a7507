/** Three clients of whom sentences are told, each with the question that was asked. */
export const heating = {
  client: { entreprise: 'Lamorlette Chauffage', ville: 'Limoges', metier: 'chauffagiste' },
  concurrents: ['Brun & Fils', 'Thermic 87'],
  question: 'Quel chauffagiste à Limoges pour remplacer une chaudière gaz ?',
};
export const pastry = {
  client: { entreprise: "Sucre d'Anis", ville: 'Tours', metier: 'pâtisserie' },
  concurrents: ['Maison Brun', 'La Meringuée'],
  question: "Où commander un gâteau d'anniversaire à Tours ?",
};
export const surf = {
  client: { entreprise: 'Silver Tide Surf School', ville: 'Hossegor', metier: 'surf school' },
  concurrents: ['Brown Board', 'Ocean Kick'],
  question: 'Which surf school in Hossegor for beginners?',
};
