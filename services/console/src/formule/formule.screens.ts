import type { Reply } from '@agence/calls/route';
import { compteGet } from '@agence/calls/routes/compte.get';
import { fr } from '@agence/gesture';
import { html, type Vue } from '@agence/look/html';
import { isTransient } from '@agence/platform/process/faults';
import type { Choix, LireFacturationResponse } from '@agence/proto/billing/v1/billing';
import { nombre } from '@agence/words/french';
import { nomDeFormule } from '@agence/words/promises';
import { demander, refus } from '../gestes/demander.ts';
import type { AccountScreen, Visit } from '../http/screen.ts';
import { ecran, faits } from '../pages/cadre.ts';
import { FORMULE_GESTES } from './formule.gestes.ts';

const ICI = '/console/formule/';

type Compte = Reply<typeof compteGet>;

const etatDe = (
  { plan, plafond, paiement }: Compte,
  demandee: string | undefined,
): readonly (readonly [string, string])[] => [
  [fr`Formule`, plan === null ? '–' : nomDeFormule(plan)],
  ...(demandee === undefined ? [] : [[fr`Formule demandée`, nomDeFormule(demandee)] as const]),
  [fr`Clients au plus`, nombre(plafond)],
  [fr`Paiement`, paiement.etat ?? '–'],
  [fr`Payé jusqu'au`, paiement.paye_jusqu_au ?? '–'],
  [fr`Par`, paiement.mode ?? '–'],
  ...(paiement.fin_le === undefined ? [] : [[fr`Fin le`, paiement.fin_le] as const]),
];

/** What each plan gives and costs, the current one marked; without prices where the operator shows none. */
const formules = (all: readonly Choix[], plan: string | null): Vue =>
  html`<table><thead><tr><th scope="col">Formule</th>${all.some(({ prix }) => prix) ? html`<th scope="col">Prix</th>` : null}<th scope="col" class="n">Clients</th><th scope="col" class="n">Questions par client</th><th scope="col" class="n">IA par client</th><th scope="col" class="n">Diagnostics par mois, au plus</th></tr></thead><tbody>${all.map(
    ({ formule: name, label, limites, prix }) => html`<tr><th scope="row">${label}<small>${
      name === plan
        ? fr`la vôtre`
        : html`<a href=${`${ICI}changer/?formule=${name}`} aria-label=${fr`la demander : ${label}`}>la demander</a>`
    }</small></th>${prix === undefined ? null : html`<td data-titre="Prix">${prix}</td>`}
<td class="n" data-titre="Clients">${nombre(limites?.clients ?? 0)}</td><td class="n" data-titre="Questions par client">${nombre(limites?.questions_par_client ?? 0)}</td>
<td class="n" data-titre="IA par client">${nombre(limites?.ias_par_client ?? 0)}</td><td class="n" data-titre="Diagnostics par mois, au plus">${nombre(limites?.leads_par_mois ?? 0)}</td></tr>`,
  )}</tbody></table>`;

/** When billing is unavailable, the screen shows the rest. */
const facturationDe = async ({ compte, needs }: Visit) => {
  const { result } = await needs.peers.billing.call
    .lireFacturation({ compte: compte.slug })
    .catch(unlessAway);
  return result?.$case === 'facturation' ? result.value : undefined;
};

const unlessAway = (fault: unknown): LireFacturationResponse => {
  if (isTransient(fault)) return {};
  throw fault;
};

const PARTIR = {
  titre: fr`Partir`,
  corps: html`<p>${fr`Le compte s'arrête à la fin de la période payée ; vous verrez quel jour avant de confirmer.`}</p><p class="gestes"><a href=${`${ICI}resilier/`}>Résilier</a></p>`,
};

const formule: AccountScreen = {
  method: 'GET',
  path: ICI,
  suspended: true,
  show: async (visit) => {
    const [answer, facturation] = await Promise.all([demander(visit, compteGet), facturationDe(visit)]);
    const { choix = [], formule_demandee } = facturation ?? {};
    if ('refusal' in answer) return refus(visit, answer.refusal, '/console/');
    const compte = answer.ok;
    const page = ecran(
      visit,
      {
        titre: fr`Formule et paiement`,
        surtitre: fr`Console`,
        sections: [
          {
            titre: fr`Aujourd'hui`,
            corps: faits(etatDe(compte, formule_demandee)),
          },
          {
            titre: fr`Ce que vous pouvez faire`,
            corps: html`<p class="gestes"><a href=${`${ICI}changer/`}>Changer de formule</a>${
              formule_demandee === undefined ? null : html`<a href=${`${ICI}retirer/`}>Retirer la demande</a>`
            }${
              compte.paiement.mode === 'carte'
                ? html`<a href=${`${ICI}espace/`}>Ouvrir l’espace de paiement</a>`
                : null
            }<a href=${`${ICI}virement/`}>Signaler un virement</a></p>`,
          },
          ...(choix.length === 0
            ? []
            : [
                {
                  titre: fr`Les formules`,
                  lire: fr`Un changement prend effet quand son paiement arrive ; les mesures lancées ensuite le suivent.`,
                  pleine: true,
                  corps: formules(choix, compte.plan),
                },
              ]),
          ...(visit.compte.statut === 'actif' ? [PARTIR] : []),
        ],
      },
      ICI,
    );
    return { page };
  },
};

const SANS_ESPACE = fr`L'espace de paiement ne répond pas. Réessayez dans quelques minutes, ou écrivez-nous.`;

/** Redirects to the payment provider's portal, by a link made for this request. */
const espace: AccountScreen = {
  method: 'GET',
  path: `${ICI}espace/`,
  suspended: true,
  show: async (visit) => {
    const { billing } = visit.needs.peers;
    const { espace_de_paiement } = await billing.call.lireEspace({ compte: visit.compte.slug });
    return espace_de_paiement === undefined
      ? refus(visit, { kind: 'conflict', sentence: SANS_ESPACE }, ICI)
      : { to: espace_de_paiement };
  },
};

export const FORMULE = [formule, espace, ...FORMULE_GESTES];
