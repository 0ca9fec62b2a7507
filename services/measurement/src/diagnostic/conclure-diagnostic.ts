import { daysLater } from '@agence/words/paris';
import { agenceDe, ecrireMesure } from '../livrables/ecrire-livrable.ts';
import { type Finie, order } from '../mesures/finie.ts';
import type { Mesure } from '../mesures/mesure.ts';
import { annuler, manquer, terminer } from '../mesures/mesures.rule.ts';
import type { Needs } from '../needs.ts';
import { type Matiere, releveData } from '../report/rapport.ts';
import { bilanDe } from '../states/bilan.ts';
import { depouiller } from '../states/depouiller.ts';
import { manquee } from '../states/etats.ts';
import type { Extrait } from '../states/extraits.ts';
import { lire } from '../states/lecture.ts';
import type { DiagnosticData } from './diagnostic.data.ts';
import { gestesDesReponses } from './diagnostic.sentences.ts';
import { renderDiagnostic } from './diagnostic.view.ts';

/** The page has room for three quotations. */
const COMBIEN = 3;

const cites = ({ marques }: Extrait): boolean => marques.some(({ qui }) => qui === 'client');

/** One that cites the business between two that cite others, from different models as far as possible. */
export const troisExtraits = (extraits: readonly Extrait[]): Extrait[] => {
  const own = extraits.filter(cites);
  const instead = extraits.filter((extrait) => !cites(extrait));
  const chosen: Extrait[] = [];
  const take = (...list: readonly Extrait[]): void => {
    const left = list.filter((extrait) => !chosen.includes(extrait));
    const other = left.find(({ ia }) => !chosen.some((extrait) => extrait.ia === ia));
    chosen.push(...(other === undefined ? left.slice(0, 1) : [other]));
  };
  take(...instead);
  take(...own);
  while (chosen.length < Math.min(COMBIEN, extraits.length)) take(...instead, ...own);
  // Paper has no room for the lines of a list: breaks become spaces, and every position stays.
  return chosen.map((extrait) => ({ ...extrait, texte: extrait.texte.replace(/[\r\n]/g, ' ') }));
};

/** The data of a diagnostic: that of a report, without the parts for clients only. */
export const diagnosticData = (matiere: Omit<Matiere, 'prochaine_page' | 'avant'>): DiagnosticData => {
  const releve = releveData({ ...matiere, avant: null });
  // The form asks for a site, but does not require one.
  const client = { ...releve.client, site: releve.client.site || 'non indiqué' };
  const gestes = gestesDesReponses(releve);
  const extraits = troisExtraits(releve.extraits);
  return { schema: 'diagnostic/1', ...releve, client, avant: null, extraits, gestes };
};

/** Tells an agency the outcome of its request; the news of a lead travels by event. */
const rendre = async (
  { prospections }: Needs,
  { compte, client: demande, origine, diagnostic }: Mesure,
  etat: 'prêt' | 'en échec',
  document?: string,
): Promise<void> => {
  if (diagnostic !== 'prospect') return;
  await prospections.remettreDiagnostic({ compte, demande, command_id: `${origine}:rendre`, etat, document });
};

/** Concludes a diagnostic after its calls: writes its document, or gives the right to it back. Each step may be repeated. */
export const conclureDiagnostic = async (needs: Needs, finie: Finie): Promise<void> => {
  const { mesures, answers } = needs;
  const { id, mesure, figee, all } = finie;
  const { at } = figee;
  if (all.some(({ etat }) => etat === 'cancelled')) {
    await rendre(needs, mesure, 'en échec');
    await mesures.carryOut(id, annuler, { ...order(`${id}:annuler`), at });
    return;
  }
  const lectures = await lire(finie, await answers.of(id));
  const depouille = depouiller(mesure, lectures);
  if (manquee(depouille)) {
    await rendre(needs, mesure, 'en échec');
    // An agency gets its right back and may ask again; a lead asks only once, so we try again.
    const demain = mesure.diagnostic === 'lead' ? daysLater(at, 1) : null;
    await mesures.carryOut(id, manquer, { ...order(`${id}:manquer`), at, demain });
    return;
  }
  const agence = mesure.diagnostic === 'lead' ? needs.service : await agenceDe(needs, mesure.compte);
  await ecrireMesure(
    needs,
    { genre: 'diagnostic', id, mesure, at },
    (base) => diagnosticData({ ...base, agence, lectures, depouille }),
    renderDiagnostic,
  );
  await rendre(needs, mesure, 'prêt', mesure.document);
  const bilan = bilanDe(mesure, lectures, depouille);
  await mesures.carryOut(id, terminer, { ...order(`${id}:terminer`), at, bilan });
};
