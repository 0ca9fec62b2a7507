import { clientsRetirerPost } from '@agence/calls/routes/clients.retirer.post';
import { fr } from '@agence/gesture';
import { html } from '@agence/look/html';
import type { AccountScreen } from '../http/screen.ts';
import { caches } from '../pages/formulaire.ts';
import { demander, ecran, refus } from './demander.ts';

const PATH = '/console/clients/{id}/retirer/';

type Retrait = { readonly entreprise: string; readonly place_libre_le: string; readonly note: string };

const proposer: AccountScreen = {
  method: 'GET',
  path: PATH,
  show: async (visit) => {
    const answer = await demander(visit, clientsRetirerPost);
    const client = `/console/clients/${visit.id}/`;
    if ('refusal' in answer) return refus(visit, answer.refusal, client);
    const { entreprise, place_libre_le, note } = answer.ok as Retrait;
    return {
      page: ecran(visit, {
        titre: fr`Retirer ${entreprise} ?`,
        genre: fr`Rien n'est encore fait`,
        chapeau: note,
        sections: [
          {
            id: 's1',
            titre: fr`Ce qui se passerait`,
            corps: html`<dl class="faits"><dt>Client</dt><dd>${entreprise}</dd><dt>Place libre le</dt><dd>${place_libre_le}</dd></dl>
<form method="post" action=${`${client}retirer/`}>${caches(visit.jeton)}<div class="envoi"><button>Retirer ce client</button><a href=${client}>Le garder</a></div></form>`,
          },
        ],
      }),
    };
  },
};

const confirmer: AccountScreen = {
  method: 'POST',
  path: PATH,
  show: async (visit) => {
    const answer = await demander(visit, clientsRetirerPost, { confirmer: true });
    if ('refusal' in answer) return refus(visit, answer.refusal, `/console/clients/${visit.id}/`);
    const { entreprise, note } = answer.ok as Retrait;
    return {
      page: ecran(visit, {
        titre: fr`${entreprise} est retiré`,
        genre: fr`C'est fait`,
        chapeau: note,
        sections: [
          {
            id: 's1',
            titre: fr`Et maintenant ?`,
            corps: html`<p><a href="/console/">Revenir aux clients</a></p>`,
          },
        ],
      }),
    };
  },
};

export const RETIRER = [proposer, confirmer];
