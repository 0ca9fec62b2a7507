import { opened } from '@agence/calls/reply';
import { STATUS } from '@agence/calls/status';
import { fr } from '@agence/gesture';
import { html, type Vue } from '@agence/look/html';
import type { Effet, TrancherCitationRequest } from '@agence/proto/measurement/v1/readings';
import { nombre } from '@agence/words/french';
import { readableDay } from '@agence/words/paris';
import { ordonner, refus } from '../gestes/demander.ts';
import type { AccountScreen, Shown, Visit } from '../http/screen.ts';
import { ecran, faits } from '../pages/cadre.ts';
import { cache, caches } from '../pages/formulaire.ts';

const CITATIONS = '/console/clients/{id}/citations/';

type Asked = Pick<TrancherCitationRequest, 'reponse' | 'comptee' | 'nom'>;

/** The decision in an address or a form. */
const demandee = (fields: Pick<ReadonlyMap<string, string>, 'get'> | URLSearchParams): Asked => ({
  reponse: fields.get('reponse') ?? '',
  comptee: fields.get('decision') === 'compter',
  nom: fields.get('nom') ?? '',
});

const reponsesDe = ({ id }: Visit, reponse: string): string =>
  `/console/clients/${id}/reponses/?${new URLSearchParams({ reponse })}`;

const deA = (avant: number, apres: number): string =>
  avant === apres ? fr`${nombre(apres)}, sans changement` : fr`de ${nombre(avant)} à ${nombre(apres)}`;

const proposition = (visit: Visit, asked: Asked, effet: Effet): string => {
  const { entreprise, question, reponses, decidee } = effet;
  const effets: readonly (readonly [string, Vue])[] = [
    [fr`Question`, question],
    [fr`Réponses qui le citent`, fr`${deA(effet.cite_avant, effet.cite_apres)}, sur ${nombre(reponses)}`],
    [fr`En premier`, deA(effet.premier_avant, effet.premier_apres)],
  ];
  const avant =
    decidee === undefined
      ? null
      : html`<p>${fr`${decidee.qui} a déjà décidé, le ${readableDay(new Date(decidee.le_ts * 1000))} : ${decidee.comptee ? fr`compter` : fr`écarter`}. Votre décision la remplacera.`}</p>`;
  const fields = { reponse: asked.reponse, decision: asked.comptee ? 'compter' : 'ecarter', nom: asked.nom };
  const corps = html`${avant}${faits(effets)}
<form method="post" action=${CITATIONS.replace('{id}', visit.id)}>${caches(visit.jeton)}${Object.entries(fields).map(([name, value]) => cache(name, value))}${cache('vue', String(decidee?.le_ts ?? 0))}<div class="envoi"><button>${asked.comptee ? fr`Compter la citation` : fr`Écarter la citation`}</button><a href=${reponsesDe(visit, asked.reponse)}>Ne rien faire</a></div></form>`;
  const titre = asked.comptee
    ? fr`Cette réponse recommande ${entreprise}`
    : fr`Cette réponse ne recommande pas ${entreprise}`;
  const chapeau =
    asked.nom === ''
      ? fr`Votre décision vaut à partir du prochain document ; ceux qui sont déjà écrits ne changent pas.`
      : fr`Elle nomme ce client « ${asked.nom} ». Votre décision vaut à partir du prochain document ; ceux qui sont déjà écrits ne changent pas.`;
  const sections = [{ titre: fr`Ce qui se passerait`, corps }];
  return ecran(
    visit,
    { titre, surtitre: fr`À confirmer`, chapeau, sections },
    CITATIONS.replace('{id}', visit.id),
  );
};

/** What a decision would change; nothing is stored. */
const proposer = async (visit: Visit, asked: Asked): Promise<Shown> => {
  const { needs, compte, id: client } = visit;
  const { result } = await needs.readings.call.proposerCitation({ compte: compte.slug, client, ...asked });
  const answer = opened(result, 'effet');
  if ('refusal' in answer) return refus(visit, answer.refusal, `/console/clients/${client}/`);
  return { page: proposition(visit, asked, answer.value) };
};

const trancher: AccountScreen = {
  method: 'POST',
  path: CITATIONS,
  show: async (visit) => {
    const { needs, compte, id: client, form } = visit;
    const asked = demandee(form);
    const vue = form.get('vue');
    const vue_ts = vue === undefined || !/^\d{1,12}$/.test(vue) ? {} : { vue_ts: Number(vue) };
    const order = { path: CITATIONS, id: client, body: { ...asked, ...vue_ts } };
    const { result } = await ordonner(visit, order, (command_id) =>
      needs.readings.call.trancherCitation({ compte: compte.slug, client, command_id, ...asked, ...vue_ts }),
    );
    const answer = opened(result, 'tranchee');
    if (!('refusal' in answer)) return { to: `${reponsesDe(visit, asked.reponse)}&fait=citation` };
    return {
      ...refus(visit, answer.refusal, reponsesDe(visit, asked.reponse)),
      status: STATUS[answer.refusal.kind],
    };
  },
  reprendre: (visit) => proposer(visit, demandee(visit.form)),
};

/** A person decides whether an answer recommends the client: proposed first, with what changes. */
export const TRANCHER: readonly AccountScreen[] = [
  { method: 'GET', path: CITATIONS, show: (visit) => proposer(visit, demandee(visit.query)) },
  trancher,
];
