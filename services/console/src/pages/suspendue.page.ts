import { fr } from '@agence/gesture';
import { html } from '@agence/look/html';
import type { Visit } from '../http/screen.ts';
import { ecran } from './cadre.ts';

/** The refusal of a suspended account; the frame says why. */
export const pageSuspendue = (visit: Visit): string =>
  ecran(
    visit,
    {
      titre: fr`Ce compte n'est pas servi`,
      surtitre: fr`Rien n'a été fait`,
      sections: [
        {
          titre: fr`Ce qui reste ouvert`,
          corps: html`<ul class="attend"><li><a href="/console/">Vos clients et leurs documents</a></li><li><a href="/console/formule/">Formule et paiement</a></li></ul>`,
        },
      ],
    },
    '',
  );
