import { describeRule } from './describe-rule.ts';
import { ruleCase } from './one-line.ts';

/** How tables and prose rank, and what ranks nothing. */
const LINES = [
  'Maison Aubry | pâtisserie | Metz | La Cerise; Sucré Salé | ¦ Maison ¦ Prix ¦ Place ¦¶¦---¦---¦---¦¶¦ La Cerise ¦ 4 € ¦ 3ᵉ ¦¶¦ Maison Aubry ¦ 5 € ¦ 1ʳᵉ ¦¶¦ Sucré Salé ¦ 4 € ¦ 2ᵉ ¦ | Maison Aubry > Sucré Salé > La Cerise',
  'Maison Aubry | pâtisserie | Metz | La Cerise; Sucré Salé | ¦ Maison ¦ Note (rang) ¦¶¦---¦---¦¶¦ La Cerise ¦ 7,4/10 (3e) ¦¶¦ Maison Aubry ¦ 9/10 (1re) ¦¶¦ Sucré Salé ¦ 8,1/10 (2e) ¦ | Maison Aubry > Sucré Salé > La Cerise',
  'Maison Aubry | pâtisserie | Metz | La Cerise; Sucré Salé | ¦ Maison ¦ Notre classement ¦¶¦---¦---¦¶¦ La Cerise ¦ n° 3 ¦¶¦ Maison Aubry ¦ n° 1 ¦¶¦ Sucré Salé ¦ n° 2 ¦ | Maison Aubry > Sucré Salé > La Cerise',
  'Maison Aubry | pâtisserie | Metz | La Cerise; Sucré Salé | ¦ Maison ¦ Rang final ¦¶¦---¦---¦¶¦ La Cerise ¦ Troisième ¦¶¦ Maison Aubry ¦ Première ¦¶¦ Sucré Salé ¦ Deuxième ¦ | Maison Aubry > Sucré Salé > La Cerise',
  'Maison Aubry | pâtisserie | Metz | La Cerise; Sucré Salé | ¦ Maison ¦ Podium ¦¶¦---¦---¦¶¦ La Cerise ¦ bronze ¦¶¦ Maison Aubry ¦ or ¦¶¦ Sucré Salé ¦ argent ¦ | Maison Aubry > Sucré Salé > La Cerise',
  'Maison Aubry | pâtisserie | Metz | La Cerise; Sucré Salé | ¦ Maison ¦ Médaille ¦¶¦---¦---¦¶¦ La Cerise ¦ 🥉 ¦¶¦ Maison Aubry ¦ 🥇 ¦¶¦ Sucré Salé ¦ 🥈 ¦ | Maison Aubry > Sucré Salé > La Cerise',
  "Maison Aubry | pâtisserie | Metz | La Cerise; Sucré Salé | ¦ Maison ¦ Prix ¦ Nb d'avis ¦¶¦---¦---¦---¦¶¦ La Cerise ¦ 4 ¦ 3 ¦¶¦ Maison Aubry ¦ 5 ¦ 1 ¦¶¦ Sucré Salé ¦ 4 ¦ 2 ¦ | La Cerise > Maison Aubry > Sucré Salé",
  'Maison Aubry | pâtisserie | Metz | La Cerise; Sucré Salé | ¦ Critère ¦ La Cerise ¦ Maison Aubry ¦ Sucré Salé ¦¶¦---¦---¦---¦---¦¶¦ Prix ¦ 4 € ¦ 5 € ¦ 4 € ¦¶¦ Rang ¦ 2 ¦ 1 ¦ 3 ¦ | Maison Aubry > La Cerise > Sucré Salé',
  'Maison Aubry | pâtisserie | Metz | La Cerise; Sucré Salé | **#3** La Cerise : tartes¶¶**#2** Sucré Salé : éclairs¶¶**#1** Maison Aubry : mille-feuille | Maison Aubry > Sucré Salé > La Cerise',
  'Maison Aubry | pâtisserie | Metz | La Cerise; Sucré Salé | **3e place : La Cerise.** Tartes.¶¶**2e place : Sucré Salé.** Éclairs.¶¶**1re place : Maison Aubry.** Mille-feuille. | Maison Aubry > Sucré Salé > La Cerise',
  'Maison Aubry | pâtisserie | Metz | La Cerise; Sucré Salé | **Troisième place — La Cerise**¶Tartes.¶¶**Deuxième place — Sucré Salé**¶Éclairs.¶¶**Première place — Maison Aubry**¶Mille-feuille. | Maison Aubry > Sucré Salé > La Cerise',
  'Maison Aubry | pâtisserie | Metz | La Cerise; Sucré Salé | **Bronze : La Cerise.** Tartes.¶¶**Argent : Sucré Salé.** Éclairs.¶¶**Or : Maison Aubry.** Mille-feuille. | Maison Aubry > Sucré Salé > La Cerise',
  "Maison Aubry | pâtisserie | Metz | La Cerise; Sucré Salé | En bronze, je place La Cerise. En argent, je place Sucré Salé. L'or revient à Maison Aubry. | Maison Aubry > Sucré Salé > La Cerise",
  "Maison Aubry | pâtisserie | Metz | La Cerise; Sucré Salé | La médaille de bronze va à La Cerise, l'argent à Sucré Salé et l'or à Maison Aubry. | Maison Aubry > Sucré Salé > La Cerise",
  'Maison Aubry | pâtisserie | Metz | La Cerise; Sucré Salé | La troisième marche revient à La Cerise, la deuxième à Sucré Salé, la première à Maison Aubry. | Maison Aubry > Sucré Salé > La Cerise',
  'Maison Aubry | pâtisserie | Metz | La Cerise; Sucré Salé | La Cerise finit troisième, Sucré Salé deuxième, Maison Aubry première. | Maison Aubry > Sucré Salé > La Cerise',
  'Maison Aubry | pâtisserie | Metz | La Cerise; Sucré Salé | La Cerise arrive derrière Maison Aubry. | Maison Aubry > La Cerise',
  'Maison Aubry | pâtisserie | Metz | La Cerise; Sucré Salé | La Cerise est devancée par Maison Aubry, qui garde la tête. | Maison Aubry > La Cerise',
  'Maison Aubry | pâtisserie | Metz | La Cerise; Sucré Salé | Maison Aubry passe devant La Cerise et Sucré Salé. | Maison Aubry > La Cerise > Sucré Salé',
  "Maison Aubry | pâtisserie | Metz | La Cerise; Sucré Salé | Dans l'ordre : Maison Aubry, La Cerise, puis Sucré Salé. | Maison Aubry > La Cerise > Sucré Salé",
  'Maison Aubry | pâtisserie | Metz | La Cerise; Sucré Salé | La Cerise est centrale et Sucré Salé bon marché ; Maison Aubry soigne tout. Mon classement : Maison Aubry, Sucré Salé, La Cerise. | Maison Aubry > Sucré Salé > La Cerise',
  "Maison Aubry | pâtisserie | Metz | La Cerise; Sucré Salé | La Cerise est centrale et Sucré Salé bon marché ; Maison Aubry soigne tout. Mon ordre de préférence : d'abord Maison Aubry, ensuite La Cerise, enfin Sucré Salé. | Maison Aubry > La Cerise > Sucré Salé",
  'Maison Aubry | pâtisserie | Metz | La Cerise; Sucré Salé | - La Cerise : tartes¶- Maison Aubry : mille-feuille¶¶Au final, mon choix irait à Maison Aubry. | La Cerise > Maison Aubry',
  "Maison Aubry | pâtisserie | Metz | La Cerise; Sucré Salé | 1. **La Cerise** : tartes¶¶Pour les éclairs, c'est autre chose.¶¶2. **Maison Aubry** : mille-feuille¶¶Hors podium : Sucré Salé. | La Cerise > Maison Aubry > Sucré Salé",
  'Maison Aubry | pâtisserie | Metz | La Cerise; Sucré Salé | Hors classement, Sucré Salé mérite un détour.¶¶2. La Cerise : tartes¶1. Maison Aubry : mille-feuille | Maison Aubry > La Cerise > Sucré Salé',
  'Maison Aubry | pâtisserie | Metz | La Cerise; Sucré Salé | 🥉 La Cerise¶¶🥈 Sucré Salé¶¶🥇 Maison Aubry | Maison Aubry > Sucré Salé > La Cerise',
  'Maison Aubry | pâtisserie | Metz | La Cerise; Sucré Salé | En quatrième position, rien à dire. En troisième, La Cerise ; en deuxième, Sucré Salé ; et en tête, Maison Aubry. | Maison Aubry > Sucré Salé > La Cerise',
  'Maison Aubry | pâtisserie | Metz | La Cerise; Sucré Salé | Coming in third is La Cerise, second place goes to Sucré Salé, and Maison Aubry takes the top spot. | Maison Aubry > Sucré Salé > La Cerise',
  'Maison Aubry | pâtisserie | Metz | La Cerise; Sucré Salé | La Cerise, à défaut Maison Aubry. | La Cerise > Maison Aubry',
  'Maison Aubry | pâtisserie | Metz | La Cerise; Sucré Salé | À défaut de La Cerise, qui ferme le lundi, Maison Aubry vous servira. | La Cerise > Maison Aubry',
  'Maison Aubry | pâtisserie | Metz | La Cerise; Sucré Salé | Le trio de tête : Maison Aubry (1), La Cerise (2), Sucré Salé (3). | Maison Aubry > La Cerise > Sucré Salé',
  'Maison Aubry | pâtisserie | Metz | La Cerise; Sucré Salé | La palme revient à Maison Aubry devant La Cerise ; Sucré Salé ferme la marche. | Maison Aubry > La Cerise > Sucré Salé',
  'Maison Aubry | pâtisserie | Metz | La Cerise; Sucré Salé | **Le classement**¶¶Place 3 : La Cerise¶Place 2 : Sucré Salé¶Place 1 : Maison Aubry | Maison Aubry > Sucré Salé > La Cerise',
  'Maison Aubry | pâtisserie | Metz | La Cerise; Sucré Salé | ## N° 2 – La Cerise¶Tartes.¶## N° 1 – Maison Aubry¶Mille-feuille.¶## Mention spéciale – Sucré Salé¶Éclairs. | Maison Aubry > La Cerise > Sucré Salé',
];

describeRule('R5: ranks in columns, rows, heads, medals and clauses without a verb', LINES.map(ruleCase));
