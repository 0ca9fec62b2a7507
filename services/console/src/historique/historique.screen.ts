import { consoleRoutes } from '@agence/calls/agency-routes';
import { fr } from '@agence/gesture';
import { html, type Vue } from '@agence/look/html';
import type { Gesture } from '@agence/proto/platform/v1/platform';
import { readableDay, readableHour } from '@agence/words/paris';
import { demandeDite } from '../acces/acces.screen.ts';
import type { AccountScreen, Visit } from '../http/screen.ts';
import { ecran } from '../pages/cadre.ts';
import { tableau } from '../pages/vues.ts';

const ICI = '/console/historique/';
const PAR_PAGE = 50;

/** The labels of facts; internal facts have none and are not shown. */
const GESTES: Readonly<Record<string, string>> = Object.assign(
  {},
  ...consoleRoutes.map((route) => (route.method === 'POST' ? route.history : {})),
  {
    remise_notee: fr`Rapport remis`,
    citation_tranchee: fr`Citation tranchée`,
    adresse_retiree: fr`Demande d'adresse retirée`,
    demande_de_cle_retiree: fr`Demande de clé retirée`,
    lettre_arretee: fr`Lettre du mois arrêtée`,
    lettre_reprise: fr`Lettre du mois reprise`,
  },
);

const PORTES: Readonly<Record<string, string>> = {
  api: fr`API`,
  console: fr`console`,
  commande: fr`e-mail`,
};

/** Names of the ids in the history, with the screen that shows each. */
type Noms = ReadonlyMap<string, { readonly nom: string; readonly vers: string }>;

const fait = (noms: Noms, { quoi, sur }: Gesture['faits'][number]): Vue => {
  const nomme = noms.get(sur);
  return html`<li>${GESTES[quoi]}${nomme && html`${fr` : `}<a href=${nomme.vers}>${nomme.nom}</a>`}</li>`;
};

const ligne = (noms: Noms, { at_ms, qui, porte, faits }: Gesture): readonly Vue[] => {
  const le = new Date(at_ms);
  return [
    fr`${readableDay(le)} à ${readableHour(le)}`,
    html`<ul>${faits.map((fact) => fait(noms, fact))}</ul>`,
    html`${qui}<small>${PORTES[porte] ?? porte}</small>`,
  ];
};

/** The account's history in every service, newest first, without internal facts. */
async function lire({ compte, needs, query }: Visit): Promise<readonly Gesture[]> {
  const before = Number(query.get('avant'));
  const before_ms = Number.isSafeInteger(before) && before > 0 ? before : undefined;
  const before_id = query.get('id') ?? undefined;
  const read = needs.histories.map(({ call }) =>
    call.readHistory({ compte: compte.slug, before_ms, before_id }),
  );
  return (await Promise.all(read))
    .flatMap(({ gestures }) => gestures)
    .map((act) => ({ ...act, faits: act.faits.filter(({ quoi }) => Object.hasOwn(GESTES, quoi)) }))
    .filter(({ faits }) => faits.length > 0)
    .toSorted((a, b) => b.at_ms - a.at_ms || (a.id < b.id ? 1 : -1));
}

const D_ADRESSE = new Set(['adresse_demandee', 'adresse_retiree']);

/** The address requests that the history mentions; a request of long ago may be forgotten. */
const demandesDe = async ({ compte, needs }: Visit, gestures: readonly Gesture[]) => {
  const facts = gestures.slice(0, PAR_PAGE).flatMap(({ faits }) => faits);
  const asked = facts.filter(({ quoi, sur }) => D_ADRESSE.has(quoi) && sur !== compte.slug);
  const ids = new Set(asked.map(({ sur }) => sur));
  const read = [...ids].map(async (id) => {
    const { result } = await needs.peers.accounts.call.lireDemande({ compte: compte.slug, demande: id });
    return result?.$case === 'demande'
      ? [{ id, nom: demandeDite(result.value), vers: '/console/acces/' }]
      : [];
  });
  return (await Promise.all(read)).flat();
};

const table = (gestures: readonly Gesture[], noms: Noms): Vue => {
  const shown = gestures.slice(0, PAR_PAGE);
  const last = shown.at(-1);
  if (last === undefined) return html`<p>${fr`Rien n'a encore été fait.`}</p>`;
  const before = `${ICI}?avant=${last.at_ms}&id=${last.id}`;
  const lignes = shown.map((gesture) => ligne(noms, gesture));
  return html`${tableau(['Le', 'Quoi', 'Par'], lignes)}
${gestures.length > PAR_PAGE && html`<p class="gestes"><a href=${before}>Ce qui précède</a></p>`}`;
};

/** Who did what, when, and through which door. */
export const historique: AccountScreen = {
  path: ICI,
  suspended: 'open',
  show: async (visit) => {
    const { compte, needs } = visit;
    const [gestures, { clients }, { diagnostics }] = await Promise.all([
      lire(visit),
      needs.peers.clients.call.lirePortefeuille({ compte: compte.slug }),
      needs.peers.prospections.call.lireProspection({ compte: compte.slug }),
    ]);
    const named = [
      ...(await demandesDe(visit, gestures)),
      ...clients.map(({ id, entreprise: nom }) => ({ id, nom, vers: `/console/clients/${id}/` })),
      ...diagnostics.map(({ id = '', entreprise: nom }) => ({ id, nom, vers: '/console/diagnostics/' })),
    ];
    const noms: Noms = new Map(named.map((entry) => [entry.id, entry]));
    return ecran(visit, {
      titre: fr`Historique`,
      chapeau: fr`Ce qui a été fait sur ce compte : quand, par qui et par quel moyen.`,
      sections: [{ titre: fr`Gestes`, pleine: true, corps: table(gestures, noms) }],
    });
  },
};
