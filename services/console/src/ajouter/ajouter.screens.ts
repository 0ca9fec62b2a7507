import { faultsByClient } from '@agence/calls/ask';
import { clientsPost } from '@agence/calls/routes/clients.post';
import { STATUS } from '@agence/calls/status';
import { fr } from '@agence/gesture';
import { demander } from '../gestes/demander.ts';
import type { AccountScreen, Shown, Visit } from '../http/screen.ts';
import { pageColler, pagePlaces, pageTableau } from './ajouter.page.ts';
import { corps, empreinte, LIGNES, type Ligne, lignesCollees, lignesTapees } from './lignes.ts';
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
async function juger(visit: Visit, lignes: readonly Ligne[], confirmer: boolean): Promise<Shown> {
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
      page: pageTableau(visit, { lignes, pose: null, said, faute: sentence }),
      status: STATUS[kind],
    };
  }
  const pose = answer.ok;
  if (confirmer) return { page: pagePlaces(visit, pose) };
  return { page: pageTableau(visit, { lignes, pose, said: verdicts(lignes, faults, pose), faute: null }) };
}

/** Too long to be shown as a table: it goes back as it was pasted, with what the API says of it. */
async function tropLong(visit: Visit, lignes: readonly Ligne[], colle: string): Promise<Shown> {
  const answer = await demander(visit, clientsPost, corps(lignes));
  if (!('refusal' in answer)) throw new Error('so many clients are more than a call takes');
  const { kind, sentence } = answer.refusal;
  return { page: pageColler(visit, colle, sentence), status: STATUS[kind] };
}

const coller: AccountScreen = {
  method: 'GET',
  path: PATH,
  show: async (visit) => ({ page: pageColler(visit) }),
};

const ajouter: AccountScreen = {
  method: 'POST',
  path: PATH,
  show: async (visit) => {
    const { form } = visit;
    const etape = form.get('etape');
    if (etape === 'taper')
      return { page: pageTableau(visit, { lignes: VIDES, pose: null, said: [], faute: null }) };
    if (etape !== 'coller') {
      const lignes = lignesTapees(form);
      // What was typed since the lines were judged is judged first.
      return juger(visit, lignes, etape === 'confirmer' && form.get('vu') === empreinte(lignes));
    }
    const colle = form.get('fichier') || form.get('colle') || '';
    const lignes = lignesCollees(colle);
    if (lignes.length > LIGNES) return tropLong(visit, lignes, colle);
    return lignes.length === 0
      ? { page: pageColler(visit, colle, RIEN), status: 422 }
      : juger(visit, lignes, false);
  },
};

export const AJOUTER = [coller, ajouter];
