import type { Reply } from '@agence/calls/route';
import { aideGet } from '@agence/calls/routes/aide.get';
import { fr } from '@agence/gesture';
import { html, type Vue } from '@agence/look/html';
import { nombre } from '@agence/words/french';
import { demander, ecran, refus } from '../gestes/demander.ts';
import type { AccountScreen } from '../http/screen.ts';

type Aide = Reply<ReturnType<typeof aideGet>>;

const puces = (all: readonly string[]): Vue =>
  html`<ul class="attend">${all.map((one) => html`<li>${one}</li>`)}</ul>`;

const limites = ({ vos_limites: l }: Aide): readonly (readonly [string, number])[] => [
  [fr`Clients`, l.clients],
  [fr`Questions par client`, l.questions_par_client],
  [fr`IA par client`, l.ias_par_client],
  [fr`Diagnostics par mois`, l.leads_par_mois],
];

const PORTES = [
  fr`La console : cette page et les autres. On y entre par un lien reçu à une adresse autorisée.`,
  fr`L'API : un programme appelle avec une clé, qui se demande sur l'écran Accès. Les mêmes gestes, les mêmes limites, les mêmes mots.`,
];

/** Routes are for programs: none is shown here. */
const guide = aideGet(() => []);

/** What `GET aide/` says, for people. */
export const aide: AccountScreen = {
  method: 'GET',
  path: '/console/aide/',
  show: async (visit) => {
    const answer = await demander(visit, guide);
    if ('refusal' in answer) return refus(visit, answer.refusal, '/console/');
    const said = answer.ok;
    const page = ecran(
      visit,
      {
        titre: fr`Aide`,
        genre: fr`Console`,
        sections: [
          { id: 's1', titre: fr`Ce que vous recevez`, corps: puces(said.ce_que_vous_recevez) },
          {
            id: 's2',
            titre: fr`Vos limites`,
            corps: html`<dl class="faits">${limites(said).map(([name, n]) => html`<dt>${name}</dt><dd>${nombre(n)}</dd>`)}</dl>`,
          },
          { id: 's3', titre: fr`À savoir`, corps: puces(said.a_savoir) },
          { id: 's4', titre: fr`Vos portes`, corps: puces(PORTES) },
        ],
      },
      '/console/aide/',
    );
    return { page };
  },
};
