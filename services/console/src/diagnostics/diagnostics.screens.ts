import type { Reply } from '@agence/calls/route';
import { diagnosticsGet } from '@agence/calls/routes/diagnostics.get';
import { diagnosticsPost } from '@agence/calls/routes/diagnostics.post';
import { fr } from '@agence/gesture';
import { html, type Vue } from '@agence/look/html';
import { de } from '@agence/words/elision';
import { nombre } from '@agence/words/french';
import { readableDay } from '@agence/words/paris';
import { appels, IDENTITE, remplis } from '../gestes/champs.ts';
import { demander, ecranDe } from '../gestes/demander.ts';
import { geste } from '../gestes/geste.ts';
import type { AccountScreen, Visit } from '../http/screen.ts';
import { ecran } from '../pages/cadre.ts';
import { liensDesPages, pagine } from '../pages/filtres.ts';
import { liste, tableau } from '../pages/vues.ts';

const ICI = '/console/diagnostics/';

type Prospection = Reply<typeof diagnosticsGet>;
type Diagnostic = Prospection['diagnostics'][number];
type Lance = Reply<typeof diagnosticsPost>;

const compte = ({ quota, restants }: Prospection['leads']): string =>
  fr`Il vous en reste ${nombre(restants)} sur ${nombre(quota)} ce mois-ci.`;

const ligne = ({ entreprise, site, ville, etat, demande_ts, lien }: Diagnostic): readonly Vue[] => {
  const ouvrir = fr`Ouvrir le diagnostic ${de(entreprise)}`;
  const telecharger = fr`Télécharger le diagnostic ${de(entreprise)}`;
  const document = html`<a href=${lien} aria-label=${ouvrir}>Ouvrir</a>
<small><a href=${lien} download aria-label=${telecharger}>télécharger</a></small>`;
  return [
    html`${entreprise}<small>${site}${ville && ` · ${ville}`}</small>`,
    html`<span class="etat">${etat}</span>`,
    readableDay(new Date(demande_ts * 1000)),
    lien === undefined ? '–' : document,
  ];
};

const NOUVEAU = html`<p class="gestes"><a class="bouton" href=${`${ICI}nouveau/`}>Nouveau diagnostic</a></p>`;

const corps = (visit: Visit, diagnostics: readonly Diagnostic[]): Vue => {
  if (diagnostics.length === 0) return html`<p>${fr`Aucun pour l'instant.`}</p>`;
  const shown = pagine(diagnostics, visit.query);
  const table = tableau(['Prospect', 'État', 'Demandé le', 'Document'], shown.montres.map(ligne));
  return [table, liensDesPages(shown, ICI, visit.query)];
};

const lister: AccountScreen = {
  path: ICI,
  suspended: 'open',
  show: async (visit) =>
    ecranDe(visit, await demander(visit, diagnosticsGet), ({ leads, diagnostics }) =>
      ecran(visit, {
        titre: fr`Diagnostics de prospects`,
        chapeau: compte(leads),
        sections: [
          {
            titre: fr`Les 30 derniers jours`,
            pleine: true,
            corps: [visit.compte.statut === 'actif' && NOUVEAU, corps(visit, diagnostics)],
          },
        ],
      }),
    ),
};

const dit = ({ questions_exemples = [], raison, note, lien }: Lance): Vue =>
  html`${questions_exemples.length > 0 && html`<p><b>${fr`Questions, par exemple :`}</b></p>`}
${questions_exemples.length > 0 && liste(questions_exemples)}
${raison && html`<p>${raison}</p>`}<p>${note}</p>
${lien && html`<p><a href=${lien}>${fr`Ouvrir le diagnostic`}</a></p>`}`;

const nouveau = geste({
  path: `${ICI}nouveau/`,
  route: diagnosticsPost,
  saisie: {
    titre: fr`Diagnostiquer un prospect`,
    chapeau: fr`Une page à vos couleurs, que vous lui remettez vous-même : il n'est jamais contacté.`,
    champs: IDENTITE,
    bouton: fr`Voir si c'est possible`,
  },
  corps: (form) => remplis(IDENTITE, form),
  faits: ({ compris, leads, appels_prevus }) => [
    [fr`Prospect`, `${compris.entreprise}, ${compris.site_web}`],
    [fr`Décompte du mois`, compte(leads)],
    appels(appels_prevus),
  ],
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

export const DIAGNOSTICS = [lister, nouveau];
