import { daysLater } from '@agence/words/paris';
import { bilanDe } from '../assembler/bilan.ts';
import { etatsDe, manquee } from '../assembler/etats.ts';
import { lire } from '../assembler/lecture.ts';
import { isRead } from '../assembler/rapport.ts';
import { renderDiagnostic } from '../documents/diagnostic/diagnostic.view.ts';
import { agenceDe } from '../livrables/agence-de.ts';
import { ecrireMesure } from '../livrables/ecrire-mesure.ts';
import { type Finie, order } from '../mesures/finie.ts';
import type { Mesure } from '../mesures/mesure.ts';
import { annuler, manquer, terminer } from '../mesures/mesures.rule.ts';
import type { Needs } from '../needs.ts';
import { diagnosticData } from './diagnostic-data.ts';

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
  if (manquee(mesure, lectures)) {
    await rendre(needs, mesure, 'en échec');
    // An agency gets its right back and may ask again; a lead asks only once, so we try again.
    const demain = mesure.diagnostic === 'lead' ? daysLater(at, 1) : null;
    await mesures.carryOut(id, manquer, { ...order(`${id}:manquer`), at, demain });
    return;
  }
  const classees = etatsDe(mesure, lectures, []);
  const agence = mesure.diagnostic === 'lead' ? needs.service : await agenceDe(needs, mesure.compte);
  await ecrireMesure(
    needs,
    { genre: 'diagnostic', id, mesure, at },
    (base) => diagnosticData({ ...base, agence, lectures, classees }),
    renderDiagnostic,
  );
  await rendre(needs, mesure, 'prêt', mesure.document);
  const bilan = bilanDe(mesure, lectures.filter(isRead), classees);
  await mesures.carryOut(id, terminer, { ...order(`${id}:terminer`), at, bilan });
};
