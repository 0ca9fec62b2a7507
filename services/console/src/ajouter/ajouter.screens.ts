import { faultsByClient } from '@agence/calls/ask';
import { clientsPost } from '@agence/calls/routes/clients.post';
import { STATUS } from '@agence/calls/status';
import { fr } from '@agence/gesture';
import { demander } from '../gestes/demander.ts';
import type { AccountScreen, Shown, Visit } from '../http/screen.ts';
import { pageColler, pagePlaces, pageTableau } from './ajouter.page.ts';
import { colonnesTues, corps, empreinte, LIGNES, type Ligne, lignesCollees, lignesTapees } from './lignes.ts';
import { verdicts } from './verdicts.ts';

const PATH = '/console/ajouter/';
const VIDES: readonly Ligne[] = Array.from({ length: 5 }, () => ({
  ...{ entreprise: '', site_web: '', ville: '' },
  ...{ metier: '', concurrents: '', contexte: '' },
}));

const RIEN = fr`Collez au moins une ligne, ou choisissez un fichier.`;

/**
 * Asks what would become of the lines, or has it done. Lines that cannot be read say why and are left out; a refusal of
 * them all stands above them, as the API says it.
 */
async function juger(
  visit: Visit,
  lignes: readonly Ligne[],
  { confirmer = false, avis }: { readonly confirmer?: boolean; readonly avis?: string | undefined } = {},
): Promise<Shown> {
  const faults = faultsByClient(clientsPost, corps(lignes));
  const lues = lignes.filter((_, i) => !faults.has(i));
  const answer = await demander(visit, clientsPost, {
    ...corps(lues.length === 0 ? lignes : lues),
    confirmer,
  });
  if ('refusal' in answer) {
    const { kind, sentence } = answer.refusal;
    const said = lues.length === 0 ? lignes.map((_, i) => faults.get(i) ?? null) : [];
    return {
      page: pageTableau(visit, { lignes, pose: null, said, faute: sentence, avis }),
      status: STATUS[kind],
    };
  }
  const pose = answer.ok;
  if (confirmer) return { page: pagePlaces(visit, pose) };
  const said = verdicts(lignes, faults, pose);
  return { page: pageTableau(visit, { lignes, pose, said, faute: null, avis }) };
}

/** Too long to be shown as a table: it goes back as it was pasted, with what the API says of it. */
async function tropLong(visit: Visit, lignes: readonly Ligne[], colle: string): Promise<Shown> {
  const answer = await demander(visit, clientsPost, corps(lignes));
  if (!('refusal' in answer)) throw new Error('so many clients are more than a call takes');
  const { kind, sentence } = answer.refusal;
  return { page: pageColler(visit, colle, sentence), status: STATUS[kind] };
}

const REPRIS = fr`Un client repris garde la fiche qu'il avait, quoi que disent ces champs.`;

const coller: AccountScreen = {
  method: 'GET',
  path: PATH,
  show: async (visit) => {
    const { clients } = visit.query.has('reprendre')
      ? await visit.needs.peers.clients.call.lirePortefeuille({ compte: visit.compte.slug })
      : { clients: [] };
    const repris = clients.find(({ id }) => id === visit.query.get('reprendre'));
    if (repris === undefined) return { page: pageColler(visit) };
    const { entreprise, site, site_web = site, ville = '', metier = '' } = repris;
    const ligne = { entreprise, site_web, ville, metier, concurrents: '', contexte: '' };
    return juger(visit, [ligne], { avis: REPRIS });
  },
};

const CHANGEES = fr`Vos lignes ont changé depuis qu'elles ont été vérifiées : elles viennent de l'être à nouveau, et rien n'est encore placé.`;

const tues = (names: readonly string[]): string | undefined =>
  names.length === 0 ? undefined : fr`Colonnes laissées de côté : ${names.join(', ')}.`;

/** What was typed but for one row. */
const sans = (form: ReadonlyMap<string, string>, row: string): ReadonlyMap<string, string> =>
  new Map([...form].filter(([name]) => !name.endsWith(`-${row}`)));

const ajouter: AccountScreen = {
  method: 'POST',
  path: PATH,
  show: async (visit) => {
    const { form } = visit;
    const etape = form.get('etape');
    if (etape === 'taper')
      return { page: pageTableau(visit, { lignes: VIDES, pose: null, said: [], faute: null }) };
    if (etape !== 'coller') {
      const otee = /^oter-(\d+)$/.exec(etape ?? '')?.[1];
      const lignes = lignesTapees(otee === undefined ? form : sans(form, otee));
      if (otee !== undefined && lignes.length === 0) return { page: pageColler(visit) };
      // What was typed since the lines were judged is judged first.
      const confirmer = etape === 'confirmer' && form.get('vu') === empreinte(lignes);
      return juger(visit, lignes, {
        confirmer,
        avis: etape === 'confirmer' && !confirmer ? CHANGEES : undefined,
      });
    }
    const colle = form.get('fichier') || form.get('colle') || '';
    const lignes = lignesCollees(colle);
    if (lignes.length > LIGNES) return tropLong(visit, lignes, colle);
    return lignes.length === 0
      ? { page: pageColler(visit, colle, RIEN), status: 422 }
      : juger(visit, lignes, { avis: tues(colonnesTues(colle)) });
  },
};

export const AJOUTER = [coller, ajouter];
