import { aRemettre } from '@agence/calls/attente';
import { passedOn } from '@agence/calls/reply';
import type { Reply } from '@agence/calls/route';
import { clientsLivrablesGet } from '@agence/calls/routes/clients.livrables.get';
import { fr } from '@agence/gesture';
import { html, type Vue } from '@agence/look/html';
import { demander, ecranDe, ordonner } from '../gestes/demander.ts';
import type { AccountScreen, Shown, Visit } from '../http/screen.ts';
import { ecran } from '../pages/cadre.ts';
import { formulaire, liste } from '../pages/vues.ts';
import { actifs, REMETTRE } from './attend.ts';

type Livrable = Reply<typeof clientsLivrablesGet>['livrables'][number];
type Rapport = Livrable & { readonly client: string; readonly entreprise: string };

async function rapports(visit: Visit): Promise<readonly Rapport[]> {
  const waiting = aRemettre(await actifs(visit), visit.needs.clock.now());
  const read = waiting.map(async ({ id: client, entreprise, a_remettre }) => {
    const answer = await demander({ ...visit, id: client }, clientsLivrablesGet);
    const found = 'ok' in answer ? answer.ok.livrables.find(({ id }) => id === a_remettre) : undefined;
    return found === undefined ? [] : [{ ...found, client, entreprise }];
  });
  return (await Promise.all(read)).flat();
}

/** The button that notes a report as handed over; it stands in a form to `REMETTRE`. */
export const boutonRemis = (client: string, document: string, titre: string): Vue => {
  const remis = `${client}/${document}`;
  return html`<button class="lien" name="remis" value=${remis} aria-label=${fr`Remis : ${titre}`}>Remis</button>`;
};

const rangee = ({ client, entreprise, id, titre, lien }: Rapport, ouvert: boolean): Vue =>
  html`<a href=${`/console/clients/${client}/`}><b>${entreprise}</b></a><small class="note">${titre}</small>
<p class="gestes"><a href=${lien} aria-label=${fr`Ouvrir : ${titre}`}>Ouvrir</a>
<a href=${lien} download aria-label=${fr`Télécharger : ${titre}`}>Télécharger</a>
${ouvert && boutonRemis(client, id, titre)}</p>`;

async function montrer(visit: Visit): Promise<Shown> {
  const ouvert = visit.compte.statut === 'actif';
  const rangees = (await rapports(visit)).map((rapport) => rangee(rapport, ouvert));
  return ecran(visit, {
    titre: fr`Rapports à remettre`,
    chapeau: fr`Remettez le document lui-même, car son lien n'est valable que 30 jours, puis notez qu'il est remis.`,
    fait: visit.query.get('fait') === 'remis' && fr`Le rapport est noté comme remis.`,
    sections: [
      {
        titre: fr`Prêts`,
        corps: formulaire(visit, REMETTRE, liste(rangees, fr`Aucun rapport n'attend d'être remis.`)),
      },
    ],
  });
}

const REMIS = /^(c_\w{1,40})\/([\w-]{1,80})$/;

export const remettre: AccountScreen = {
  path: REMETTRE,
  suspended: 'open',
  show: montrer,
  send: async (visit) => {
    const [, id = '', document = ''] = REMIS.exec(visit.form.get('remis') ?? '') ?? [];
    const { suivi } = visit.needs.peers;
    const answer = await ordonner(visit, (ordre) =>
      passedOn(suivi.call.noterRemise({ ordre, id, document })),
    );
    return ecranDe(visit, answer, () => ({ to: `${REMETTRE}?fait=remis` }), REMETTRE);
  },
};
