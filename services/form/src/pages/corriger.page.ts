import { fr } from '@agence/gesture';
import { html, type Vue } from '@agence/look/html';
import { accord, enLettresMasculin, majuscule } from '@agence/words/french';
import type { Faute } from '../deposer/saisie.ts';
import { ecrirePage, type Identite } from './cadre.ts';
import { formulaire, type Rempli } from './formulaire.view.ts';

/** "deux champs", or the whole form when it could not be read. */
const combien = (fautes: readonly Faute[]): string => {
  const champs = fautes.filter(({ champ }) => champ !== null).length;
  if (champs === 0) return 'demande';
  return `${enLettresMasculin(champs)} ${accord(champs, 'champ', 'champs')}`;
};

const entiere = (fautes: readonly Faute[]): boolean => fautes.every(({ champ }) => champ === null);

const sont = (fautes: readonly Faute[]): string =>
  entiere(fautes)
    ? 'Votre demande est à corriger'
    : `${majuscule(combien(fautes))} ${accord(fautes.length, 'est', 'sont')} à corriger`;

/** The faults, each with a link to its field; the page opens with the focus there. */
const resume = (fautes: readonly Faute[]): Vue =>
  html`<div class="erreurs" id="erreurs" role="group" aria-labelledby="err-t" tabindex="-1" autofocus>
<h2 id="err-t">${sont(fautes)}</h2><p>${fr`Rien n'a été envoyé.`}${entiere(fautes) ? null : fr` Le reste de votre demande est intact.`}</p>
<ul>${fautes.map(({ champ, phrase }) => html`<li>${champ === null ? phrase : html`<a href=${`#${champ}`}>${phrase}</a>`}</li>`)}</ul></div>`;

/** The form again, with its typed values and faults. */
export const pageCorriger = (identite: Identite, rempli: Rempli): string => {
  const quoi = combien(rempli.fautes);
  return ecrirePage(identite, {
    titre: fr`Erreur : ${quoi} à corriger – Diagnostic gratuit`,
    description: sont(rempli.fautes),
    h1: entiere(rempli.fautes) ? fr`Votre demande n'est pas passée` : fr`Il ne manque presque rien`,
    chapeau: fr`Corrigez ce qui est signalé ci-dessous, puis envoyez à nouveau.`,
    sections: [
      {
        titre: fr`Votre demande`,
        lire: fr`${majuscule(quoi)} à corriger.`,
        corps: [resume(rempli.fautes), formulaire(identite, rempli)],
      },
    ],
  });
};
