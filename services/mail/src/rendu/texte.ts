import { fr } from '@agence/gesture';
import { ETATS } from '@agence/words/etats';
import type { Lettre, Lien, Ligne, Tableau } from '../lettres/lettre.ts';

/** A link, or an order with its mailto link. */
export type Cible = Lien & { readonly ordre?: string | undefined };

/** A letter ready for the text and HTML parts: every string one visible line, every order with its link. */
export type Propre = Omit<Lettre, 'action' | 'boutons' | 'paragraphes' | 'faits'> & {
  readonly action?: Cible | undefined;
  readonly paragraphes: readonly string[];
  readonly faits: readonly (readonly [label: string, value: string])[];
  readonly boutons: readonly Cible[];
};

export const REPONDRE = fr`Vous pouvez répondre à ce message :`;

const cible = ({ texte, lien, ordre }: Cible): string => {
  if (ordre === undefined) return `${texte}\u00a0:\n${lien}`;
  return texte === ordre ? fr`répondez « ${ordre} »` : fr`${texte} : répondez « ${ordre} »`;
};

const ligne = ({ repere, texte, etat, valeur, note, lien }: Ligne): string => {
  const before = [etat && ETATS[etat].signe, repere && `${repere}.`].filter(Boolean).join(' ') || '-';
  const parts = [texte, etat && ETATS[etat].un, note, valeur].filter(Boolean).join(' · ');
  return `${before} ${parts}${lien === undefined ? '' : `\n  ${lien}`}`;
};

const tableau = ({ titre, lignes }: Tableau): string => [titre, ...lignes.map(ligne)].join('\n');

/** The plain text part: the same words in the same order as the HTML part. */
export const enTexte = (lettre: Propre): string => {
  const { titre, avis, chiffre, action, tableaux = [], paragraphes, boutons, faits, pied, arret } = lettre;
  const parts = [
    titre,
    avis,
    chiffre?.join(' '),
    action && cible(action),
    ...tableaux.map(tableau),
    ...paragraphes,
    faits.map(([label, value]) => `${label}\u00a0: ${value}`).join('\n'),
    boutons.length === 0 ? '' : [REPONDRE, ...boutons.map((button) => `- ${cible(button)}`)].join('\n'),
  ];
  const foot = pied === undefined ? '' : `\n-- \n${pied}\n${arret === undefined ? '' : `${cible(arret)}\n`}`;
  return `${parts.filter(Boolean).join('\n\n')}\n${foot}`;
};
