import type { Reply } from '@agence/calls/route';
import { compteGet } from '@agence/calls/routes/compte.get';
import { formulePost } from '@agence/calls/routes/formule.post';
import { fr } from '@agence/gesture';
import { html, type Vue } from '@agence/look/html';
import { unlessAway } from '@agence/platform/process/faults';
import type { Choix, Limites } from '@agence/proto/billing/v1/billing';
import { nombre } from '@agence/words/french';
import { nomDeFormule } from '@agence/words/promises';
import { remplis } from '../gestes/champs.ts';
import { demander, ecranDe, refus } from '../gestes/demander.ts';
import { geste } from '../gestes/geste.ts';
import { liensSous } from '../gestes/par-defaut.ts';
import type { AccountScreen, Visit } from '../http/screen.ts';
import { ecran, type Faits, faits } from '../pages/cadre.ts';
import { tableau } from '../pages/vues.ts';

const ICI = '/console/formule/';

type Compte = Reply<typeof compteGet>;

const etatDe = ({ plan, plafond, paiement }: Compte, demandee: string | undefined): Faits => [
  [fr`Formule`, plan === null ? '–' : nomDeFormule(plan)],
  ...(demandee === undefined ? [] : [[fr`Formule demandée`, nomDeFormule(demandee)] as const]),
  [fr`Clients au plus`, nombre(plafond)],
  [fr`Paiement`, paiement.etat ?? '–'],
  [fr`Payé jusqu'au`, paiement.paye_jusqu_au ?? '–'],
  [fr`Par`, paiement.mode ?? '–'],
  ...(paiement.fin_le === undefined ? [] : [[fr`Fin le`, paiement.fin_le] as const]),
];

const LIMITES: readonly (readonly [titre: string, limite: keyof Limites])[] = [
  ['Clients', 'clients'],
  ['Questions par client', 'questions_par_client'],
  ['IA par client', 'ias_par_client'],
  ['Diagnostics par mois, au plus', 'leads_par_mois'],
];

/** What each plan gives and costs, the current one marked; without prices where the operator shows none. */
const formules = (all: readonly Choix[], plan: string | null): Vue => {
  const priced = all.some(({ prix }) => prix);
  const lignes = all.map(({ formule: name, label, limites, prix }) => [
    html`${label}${name === plan && html`<small>la vôtre</small>`}`,
    ...(priced ? [prix ?? ''] : []),
    ...LIMITES.map(([, limite]) => nombre(limites?.[limite] ?? 0)),
  ]);
  const nombres = LIMITES.map(([titre]) => [titre, 'n'] as const);
  return tableau(['Formule', ...(priced ? ['Prix'] : []), ...nombres], lignes);
};

/** When billing is unavailable, the screen shows the rest. */
const facturationDe = async ({ compte, needs }: Visit) => {
  const read = needs.peers.billing.call.lireFacturation({ compte: compte.slug });
  const { result } = await unlessAway(read, {});
  return result?.$case === 'facturation' ? result.value : undefined;
};

const actions = (visit: Visit, demandee: string | undefined, mode: string | null | undefined): Vue =>
  html`<p class="gestes"><a href=${`${ICI}changer/`}>Changer de formule</a>
${demandee !== undefined && html`<a href=${`${ICI}retirer/`}>Retirer la demande</a>`}
${mode === 'carte' && html`<a href=${`${ICI}espace/`}>Ouvrir l’espace de paiement</a>`}
${liensSous('formule/', visit)}</p>`;

const PARTIR = {
  titre: fr`Partir`,
  corps: html`<p>${fr`Le compte s'arrête à la fin de la période payée ; vous verrez quel jour avant de confirmer.`}</p>
<p class="gestes"><a href=${`${ICI}resilier/`}>Résilier</a></p>`,
};

const formule: AccountScreen = {
  path: ICI,
  suspended: 'open',
  show: async (visit) => {
    const [answer, facturation] = await Promise.all([demander(visit, compteGet), facturationDe(visit)]);
    const { choix = [], formule_demandee } = facturation ?? {};
    return ecranDe(visit, answer, (compte) => {
      const lesFormules = {
        titre: fr`Les formules`,
        lire: fr`Un changement prend effet quand son paiement arrive ; les mesures lancées ensuite le suivent.`,
        pleine: true,
        corps: formules(choix, compte.plan),
      };
      const possible = actions(visit, formule_demandee, compte.paiement.mode);
      const sections = [
        { titre: fr`Aujourd'hui`, corps: faits(etatDe(compte, formule_demandee)) },
        { titre: fr`Ce que vous pouvez faire`, corps: possible },
        choix.length > 0 && lesFormules,
        visit.compte.statut === 'actif' && compte.paiement.fin_le === undefined && PARTIR,
      ];
      return ecran(visit, { titre: fr`Formule et paiement`, sections });
    });
  },
};

const SANS_ESPACE = fr`L'espace de paiement ne répond pas. Réessayez dans quelques minutes, ou écrivez-nous.`;

/** Redirects to the payment provider's portal, by a link made for this request. */
const espace: AccountScreen = {
  path: `${ICI}espace/`,
  suspended: 'open',
  show: async (visit) => {
    const { billing } = visit.needs.peers;
    const { espace_de_paiement } = await billing.call.lireEspace({ compte: visit.compte.slug });
    return espace_de_paiement === undefined
      ? refus(visit, { kind: 'conflict', sentence: SANS_ESPACE })
      : { to: espace_de_paiement };
  },
};

const CHOIX = [
  {
    nom: 'formule',
    label: fr`Formule`,
    // No plan is preselected.
    choix: [
      ['', fr`Choisir…`],
      ...['agence5', 'agence15', 'agence30'].map((formule) => [formule, nomDeFormule(formule)] as const),
    ],
    requis: true,
  },
] as const;

const changer = geste({
  path: `${ICI}changer/`,
  suspended: 'send',
  route: formulePost,
  saisie: {
    titre: fr`Changer de formule`,
    chapeau: fr`Le changement prend effet quand son paiement arrive.`,
    champs: CHOIX,
    bouton: fr`Demander cette formule`,
  },
  corps: (form) => remplis(CHOIX, form),
  fait: ({ label, espace_de_paiement: lien }) => ({
    titre: label,
    suite: lien && html`<p><a href=${lien} rel="noopener">Ouvrir l'espace de paiement</a></p>`,
  }),
});

export const FORMULE = [formule, espace, changer];
