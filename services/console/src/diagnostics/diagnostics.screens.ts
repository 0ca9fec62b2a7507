import type { Reply } from '@agence/calls/route';
import { diagnosticsGet } from '@agence/calls/routes/diagnostics.get';
import { diagnosticsPost } from '@agence/calls/routes/diagnostics.post';
import { fr } from '@agence/gesture';
import { html, type Vue } from '@agence/look/html';
import { nombre } from '@agence/words/french';
import { readableDay } from '@agence/words/paris';
import { appels, type Champ, remplis } from '../gestes/champs.ts';
import { demander, refus } from '../gestes/demander.ts';
import { geste } from '../gestes/geste.ts';
import type { AccountScreen, Visit } from '../http/screen.ts';
import { ecran } from '../pages/cadre.ts';
import { liensDesPages, pagine } from '../pages/pagination.ts';

const ICI = '/console/diagnostics/';

type Prospection = Reply<typeof diagnosticsGet>;
type Lance = Reply<typeof diagnosticsPost>;

const compte = ({ quota, restants }: Prospection['leads']): string =>
  fr`Il vous en reste ${nombre(restants)} sur ${nombre(quota)} ce mois-ci.`;

const ligne = (diagnostic: Prospection['diagnostics'][number]): Vue => html`<tr>
<th scope="row">${diagnostic.entreprise}<small>${diagnostic.site}${diagnostic.ville === null ? null : ` · ${diagnostic.ville}`}</small></th>
<td data-titre="État"><span class="etat">${diagnostic.etat}</span></td>
<td data-titre="Demandé le">${readableDay(new Date(diagnostic.demande_ts * 1000))}</td>
<td data-titre="Document">${diagnostic.lien === undefined ? '–' : html`<a href=${diagnostic.lien} aria-label=${fr`Ouvrir le diagnostic de ${diagnostic.entreprise}`}>Ouvrir</a><small><a href=${diagnostic.lien} download aria-label=${fr`Télécharger le diagnostic de ${diagnostic.entreprise}`}>télécharger</a></small>`}</td></tr>`;

const pageListe = (visit: Visit, { leads, diagnostics }: Prospection): string => {
  const shown = pagine(diagnostics, visit.query);
  return ecran(
    visit,
    {
      titre: fr`Diagnostics de prospects`,
      surtitre: fr`Console`,
      chapeau: compte(leads),
      sections: [
        {
          titre: fr`Les 30 derniers jours`,
          pleine: true,
          corps: html`${visit.compte.statut === 'actif' ? html`<p class="gestes"><a class="bouton" href=${`${ICI}nouveau/`}>Nouveau diagnostic</a></p>` : null}${
            diagnostics.length === 0
              ? html`<p>${fr`Aucun pour l'instant.`}</p>`
              : html`<table><thead><tr><th scope="col">Prospect</th><th scope="col">État</th><th scope="col">Demandé le</th><th scope="col">Document</th></tr></thead><tbody>${shown.montres.map(ligne)}</tbody></table>${liensDesPages(shown, ICI, visit.query)}`
          }`,
        },
      ],
    },
    ICI,
  );
};

const liste: AccountScreen = {
  method: 'GET',
  path: ICI,
  suspended: true,
  show: async (visit) => {
    const answer = await demander(visit, diagnosticsGet);
    if ('refusal' in answer) return refus(visit, answer.refusal, '/console/');
    return { page: pageListe(visit, answer.ok) };
  },
};

const CHAMPS: readonly Champ[] = [
  { nom: 'entreprise', label: fr`Entreprise`, requis: true },
  { nom: 'site_web', label: fr`Site web`, requis: true, vise: /^L’adresse du site/ },
  { nom: 'ville', label: fr`Ville` },
  { nom: 'metier', label: fr`Métier` },
];

const faits = ({ compris, leads, appels_prevus }: Lance) =>
  [
    [fr`Prospect`, `${compris.entreprise}, ${compris.site_web}`],
    [fr`Décompte du mois`, compte(leads)],
    appels(appels_prevus),
  ] as const;

/** Examples of the questions to come; absent once it is launched. */
const exemples = ({ questions_exemples: examples = [] }: Lance): Vue =>
  examples.length === 0
    ? null
    : html`<p><b>${fr`Questions, par exemple :`}</b></p><ul class="attend">${examples.map((question) => html`<li>${question}</li>`)}</ul>`;

const dit = (reply: Lance): Vue =>
  html`${exemples(reply)}${reply.raison === undefined ? null : html`<p>${reply.raison}</p>`}<p>${reply.note}</p>${reply.lien === undefined ? null : html`<p><a href=${reply.lien}>${fr`Ouvrir le diagnostic`}</a></p>`}`;

const nouveau = geste({
  path: `${ICI}nouveau/`,
  route: diagnosticsPost,
  retour: ICI,
  saisie: {
    titre: fr`Diagnostiquer un prospect`,
    chapeau: fr`Une page à vos couleurs, que vous lui remettez vous-même : il n'est jamais contacté.`,
    champs: CHAMPS,
    bouton: fr`Voir si c'est possible`,
  },
  corps: (form) => remplis(CHAMPS, form),
  faits,
  propose: (reply) => ({
    titre: fr`Diagnostiquer ${reply.compris.entreprise} ?`,
    chapeau: reply.suite,
    suite: dit(reply),
    bouton: fr`Lancer le diagnostic`,
  }),
  fait: (reply) => ({
    titre: reply.lance ? fr`Le diagnostic est lancé` : fr`Le diagnostic n'est pas lancé`,
    chapeau: reply.suite,
    suite: dit(reply),
  }),
});

export const DIAGNOSTICS = [liste, ...nouveau];
