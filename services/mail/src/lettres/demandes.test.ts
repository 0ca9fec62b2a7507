import { describe, expect, it } from '@jest/globals';
import { read } from '../galerie.fixture.ts';
import { rendre } from '../rendu/rendu.ts';
import { adresse_a_confirmer, diagnostic_pret } from './demandes.lettre.ts';
import { nomSansLien } from './pour.ts';

const LIEN = 'https://mesure.test/d/x';
const facts = { entreprise: "L'Épi d'Or", lien: LIEN, simulee: false };
const MESURE =
  'Nous avons posé à des IA les questions de vos clients, et lu chaque réponse. Le diagnostic dit qui elles citent, vous ou un autre, avec leurs réponses mot pour mot.';
const SIMULEE =
  'Mesure simulée\u00a0: aucune IA n’a été interrogée. Les réponses du document sont inventées pour en montrer la forme\u202f; aucun chiffre n’est à retenir.';
const TITRE = 'Votre diagnostic est prêt';
const OUVRIR = `Ouvrir le diagnostic\u00a0:\n${LIEN}`;
const LIRE =
  'Le lien ouvre le document pendant 30\u00a0jours, sans mot de passe\u00a0: ne le donnez qu’aux personnes qui doivent le lire.';
const NOM = "Entreprise\u00a0: L'Épi d'Or";

describe('what the person who asked reads', () => {
  it('the diagnostic', () => {
    const sujet = "Votre diagnostic est prêt\u00a0: L'Épi d'Or";
    expect(read(diagnostic_pret(facts))).toEqual([sujet, TITRE, OUVRIR, MESURE, LIRE, NOM]);
  });

  it('the diagnostic of a simulation says that no AI was asked', () => {
    expect(read(diagnostic_pret({ ...facts, simulee: true })).slice(1)).toEqual([
      TITRE,
      SIMULEE,
      OUVRIR,
      LIRE,
      NOM,
    ]);
  });

  it('the confirmation: a link, and nothing that was typed', () => {
    expect(read(adresse_a_confirmer({ lien: LIEN }))).toEqual([
      'Confirmez votre adresse pour recevoir votre diagnostic',
      'Confirmez votre adresse',
      `Confirmer mon adresse\u00a0:\n${LIEN}`,
      'Un diagnostic a été demandé pour cette adresse dans notre formulaire. Sa mesure est lancée\u202f; le résultat vous sera envoyé si vous confirmez. Le lien ouvre une page\u202f; le bouton «\u00a0Confirmer mon adresse\u00a0» suffit. Il vaut 30 jours.',
      'Vous n’avez rien demandé\u202f? Ne faites rien\u00a0: rien d’autre ne vous sera envoyé.',
    ]);
  });

  it.each([
    ...[
      'Gagnez sur https://evil.test',
      'Voir WWW.evil.test',
      'Écrivez à x@evil.test',
      'Gagnez : evil.test/x',
      'evil\u2024test',
      'evil\ufe52test',
    ],
    ...['evil.test', 'EVIL.Test', 'evil。test', '10.0.0.1/x'],
  ])('a name like %j, typed by anybody, goes to nobody', (entreprise) => {
    const lettre = diagnostic_pret({ ...facts, entreprise });
    expect(read(lettre)).toEqual([TITRE, TITRE, OUVRIR, MESURE, LIRE]);
    expect(rendre(lettre, { service: 'Mesure IA' }).html).not.toMatch(/evil|10\.0\.0|<tbody>/i);
  });
});

it.each(['S.A.R.L. Martin', 'St. Jean & Fils', 'Épi d’Or, 24/24'])(
  'a name like %j is passed on',
  (entreprise) => {
    expect(nomSansLien(entreprise)).toBe(entreprise);
  },
);
