import { passedOn } from '@agence/calls/reply';
import { fr } from '@agence/gesture';
import { html } from '@agence/look/html';
import type { Effet, TrancherCitationRequest } from '@agence/proto/measurement/v1/readings';
import { nombre } from '@agence/words/french';
import { readableDay } from '@agence/words/paris';
import { ecranDe, ordonner } from '../gestes/demander.ts';
import type { AccountScreen, Shown, Visit } from '../http/screen.ts';
import { ecran, type Faits, faits } from '../pages/cadre.ts';
import { cache, formulaire } from '../pages/vues.ts';

type Asked = Pick<TrancherCitationRequest, 'reponse' | 'comptee' | 'nom'>;

/** The decision in an address or a form. */
const demandee = (fields: Visit['form'] | URLSearchParams): Asked => ({
  reponse: fields.get('reponse') ?? '',
  comptee: fields.get('decision') === 'compter',
  nom: fields.get('nom') ?? '',
});

const reponsesDe = ({ id }: Visit, reponse: string): string =>
  `/console/clients/${id}/reponses/?${new URLSearchParams({ reponse })}`;

const deA = (avant: number, apres: number): string =>
  avant === apres ? fr`${nombre(apres)}, sans changement` : fr`de ${nombre(avant)} à ${nombre(apres)}`;

const proposition = (visit: Visit, asked: Asked, effet: Effet): Shown => {
  const { entreprise, question, reponses, decidee } = effet;
  const effets: Faits = [
    [fr`Question`, question],
    [fr`Réponses qui le citent`, fr`${deA(effet.cite_avant, effet.cite_apres)}, sur ${nombre(reponses)}`],
    [fr`En premier`, deA(effet.premier_avant, effet.premier_apres)],
  ];
  const avant =
    decidee === undefined
      ? null
      : html`<p>${fr`${decidee.qui} a déjà décidé, le ${readableDay(new Date(decidee.le_ts * 1000))} : ${decidee.comptee ? fr`compter` : fr`écarter`}. Votre décision la remplacera.`}</p>`;
  const envoyes = html`${cache('reponse', asked.reponse)}${cache('decision', asked.comptee ? 'compter' : 'ecarter')}
${cache('nom', asked.nom)}${cache('vue', String(decidee?.le_ts ?? 0))}
<div class="envoi"><button>${asked.comptee ? fr`Compter la citation` : fr`Écarter la citation`}</button>
<a href=${reponsesDe(visit, asked.reponse)}>Ne rien faire</a></div>`;
  return ecran(visit, {
    titre: asked.comptee
      ? fr`Cette réponse recommande ${entreprise}`
      : fr`Cette réponse ne recommande pas ${entreprise}`,
    surtitre: fr`À confirmer`,
    chapeau: fr`${asked.nom === '' ? '' : fr`Elle nomme ce client « ${asked.nom} ». `}Votre décision vaut à partir du prochain document ; ceux qui sont déjà écrits ne changent pas.`,
    sections: [
      {
        titre: fr`Ce qui se passerait`,
        corps: [avant, faits(effets), formulaire(visit, visit.path, envoyes)],
      },
    ],
  });
};

/** What a decision would change; nothing is stored. */
const proposer = async (visit: Visit, asked: Asked): Promise<Shown> => {
  const { needs, compte, id: client } = visit;
  const proposed = needs.readings.call.proposerCitation({ compte: compte.slug, client, ...asked });
  return ecranDe(visit, await passedOn(proposed), (effet) => proposition(visit, asked, effet));
};

/** A person decides whether an answer recommends the client: proposed first, with what changes. */
export const trancher: AccountScreen = {
  path: '/console/clients/{id}/citations/',
  show: (visit) => proposer(visit, demandee(visit.query)),
  send: async (visit) => {
    const { needs, compte, id: client, form } = visit;
    const vue = form.get('vue') ?? '';
    const asked = { ...demandee(form), ...(/^\d{1,12}$/.test(vue) ? { vue_ts: Number(vue) } : {}) };
    const answer = await ordonner(visit, ({ command_id }) => {
      const decided = { compte: compte.slug, client, command_id, ...asked };
      return passedOn(needs.readings.call.trancherCitation(decided));
    });
    const to = reponsesDe(visit, asked.reponse);
    return ecranDe(visit, answer, () => ({ to: `${to}&fait=citation` }), to);
  },
  reprendre: (visit) => proposer(visit, demandee(visit.form)),
};
