import { aRemettre } from '@agence/calls/attente';
import { opened } from '@agence/calls/reply';
import { clientsLivrablesGet } from '@agence/calls/routes/clients.livrables.get';
import { fr } from '@agence/gesture';
import { html, type Vue } from '@agence/look/html';
import { demander, ordonner, refus } from '../gestes/demander.ts';
import type { AccountScreen, Shown, Visit } from '../http/screen.ts';
import { ecran } from '../pages/cadre.ts';
import { caches } from '../pages/formulaire.ts';
import { REMETTRE } from './attend.ts';

type Rapport = {
  readonly client: string;
  readonly entreprise: string;
  readonly id: string;
  readonly titre: string;
  readonly lien: string;
};

/** The reports that wait to be handed over, with a fresh link to each. */
async function rapports(visit: Visit): Promise<readonly Rapport[]> {
  const { clients } = await visit.needs.peers.clients.call.lirePortefeuille({
    compte: visit.compte.slug,
    actifs: true,
  });
  const read = aRemettre(clients, visit.needs.clock.now()).map(
    async ({ id: client, entreprise, a_remettre }) => {
      const answer = await demander({ ...visit, id: client }, clientsLivrablesGet);
      const found = 'ok' in answer ? answer.ok.livrables.find(({ id }) => id === a_remettre) : undefined;
      return found === undefined ? [] : [{ ...found, client, entreprise }];
    },
  );
  return (await Promise.all(read)).flat();
}

/** The button that notes a report as handed over; it stands in a form to `REMETTRE`. */
export const boutonRemis = (client: string, document: string, titre: string): Vue =>
  html`<button class="lien" name="remis" value=${`${client}/${document}`} aria-label=${fr`Remis : ${titre}`}>Remis</button>`;

const rangee = ({ client, entreprise, id, titre, lien }: Rapport, ouvert: boolean): Vue => html`<li>
<a href=${`/console/clients/${client}/`}><b>${entreprise}</b></a><small class="note">${titre}</small>
<p class="gestes"><a href=${lien} aria-label=${fr`Ouvrir : ${titre}`}>Ouvrir</a><a href=${lien} download aria-label=${fr`Télécharger : ${titre}`}>Télécharger</a>${ouvert ? boutonRemis(client, id, titre) : null}</p></li>`;

async function montrer(visit: Visit): Promise<Shown> {
  const all = await rapports(visit);
  const fait = visit.query.get('fait') === 'remis';
  const corps =
    all.length === 0
      ? html`<p>${fr`Aucun rapport n'attend d'être remis.`}</p>`
      : html`<form method="post" action=${REMETTRE}>${caches(visit.jeton)}<ul class="attend">${all.map((rapport) => rangee(rapport, visit.compte.statut === 'actif'))}</ul></form>`;
  const page = {
    titre: fr`Rapports à remettre`,
    surtitre: fr`Console`,
    chapeau: html`${fr`Remettez le document, pas son lien, valable 30 jours seulement ; puis notez qu'il est remis.`}${fait ? html`<span class="fait" role="status">${fr`Le rapport est noté comme remis.`}</span>` : null}`,
    sections: [{ titre: fr`Prêts`, corps }],
  };
  return { page: ecran(visit, page, REMETTRE) };
}

const lister: AccountScreen = { method: 'GET', path: REMETTRE, suspended: true, show: montrer };

const REMIS = /^(c_\w{1,40})\/([\w-]{1,80})$/;

const noter: AccountScreen = {
  method: 'POST',
  path: REMETTRE,
  show: async (visit) => {
    const [, id = '', document = ''] = REMIS.exec(visit.form.get('remis') ?? '') ?? [];
    const { needs, compte } = visit;
    const { result } = await ordonner(visit, { path: REMETTRE, id, body: { document } }, (command_id) =>
      needs.peers.suivi.call.noterRemise({
        ordre: { compte: compte.slug, command_id, confirmer: true },
        ...{ id, document },
      }),
    );
    const answer = opened(result, 'notee');
    return 'refusal' in answer ? refus(visit, answer.refusal, REMETTRE) : { to: `${REMETTRE}?fait=remis` };
  },
  reprendre: montrer,
};

export const REMISES = [lister, noter];
