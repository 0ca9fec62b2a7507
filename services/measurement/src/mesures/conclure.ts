import { fr } from '@agence/gesture';
import type { RemettreEtatsRequest } from '@agence/proto/clients/v1/dossiers';
import { daysLater, unix } from '@agence/words/paris';
import { bilanDe } from '../assembler/bilan.ts';
import { aRemettre, etatsDe, manquee } from '../assembler/etats.ts';
import { lire } from '../assembler/lecture.ts';
import { isRead } from '../assembler/rapport.ts';
import type { StoredCell } from '../cells/cell.store.ts';
import { answerCells, countOfAnswers } from '../cells/new-cells.ts';
import { conclureDiagnostic } from '../diagnostics/conclure-diagnostic.ts';
import { agenceDe } from '../livrables/agence-de.ts';
import { remplacerRapports } from '../livrables/remplacer-rapports.ts';
import type { Needs } from '../needs.ts';
import { commanderPage, pagesVisees } from '../pages/commander-page.ts';
import { avantDe } from './avant.ts';
import { ecrireRapport } from './ecrire-rapport.ts';
import type { Figee, Mesure } from './mesure.ts';
import { annuler, figer, manquer, terminer } from './mesures.rule.ts';

const DETAIL_MANQUEE = fr`Les IA n'ont pas donné assez de réponses exploitables ; une seconde mesure part d'elle-même le lendemain.`;
const DETAIL_DEUX_FOIS = fr`Deux mesures de suite n'ont pas donné assez de réponses exploitables ; nous regardons pourquoi et vous écrivons.`;
const DETAIL_ANNULEE = fr`La mesure a été arrêtée parce que le client a été retiré.`;

const order = (command_id: string) => ({ command_id, confirmer: true });

/** Ends a measurement once no call of it is open any more: states, hand-in, report, news. Each step may be done again. */
export const conclure = async (needs: Needs, id: string): Promise<void> => {
  const { mesures, cells, databaseNow } = needs;
  const { state: mesure } = await mesures.read(id);
  if (mesure === null || mesure.etat !== 'en cours') return;
  if ((await cells.count(id)) < countOfAnswers(mesure)) {
    // Its launch died before all of them were written.
    await cells.create(answerCells(id, mesure, await databaseNow()));
    return;
  }
  if (await cells.live(id)) return;
  const all = await cells.of(id);
  const figee = await fige(needs, id, all);
  if (mesure.diagnostic !== undefined) return conclureDiagnostic(needs, id, mesure, figee, all);
  if (all.some(({ etat }) => etat === 'cancelled')) {
    await handIn(needs, id, mesure, figee, { issue: 'en échec', detail: DETAIL_ANNULEE });
    await mesures.carryOut(id, annuler, { ...order(`${id}:annuler`), at: figee.at });
    return;
  }
  await dire(needs, id, mesure, figee, all);
};

/** The moment of the conclusion and the outcomes that were unknown then, as they were fixed first. */
const fige = async ({ mesures, clock }: Needs, id: string, all: readonly StoredCell[]): Promise<Figee> => {
  const inconnues = all.filter(({ etat }) => etat === 'indeterminate').map(({ _id }) => _id);
  const command = { ...order(`${id}:figer`), figee: { at: clock.now(), inconnues } };
  const outcome = await mesures.carryOut(id, figer, command);
  return 'proposal' in outcome ? outcome.proposal : command.figee;
};

type Said = Partial<RemettreEtatsRequest> & Pick<RemettreEtatsRequest, 'issue'>;

/** Tells clients what came of it; false when the client is no longer the one that was measured. */
const handIn = async ({ dossiers }: Needs, id: string, mesure: Mesure, { at }: Figee, said: Said) => {
  const { compte, client, revision, origine } = mesure;
  const { retenus } = await dossiers.remettreEtats({
    compte,
    client,
    revision,
    command_id: `${id}:${said.issue}:${said.etats?.length ?? 0}`,
    mesure: origine,
    mesuree_ts: unix(at),
    etats: [],
    documents: [],
    ...said,
  });
  return retenus;
};

/** States and report, or why there are none. */
const dire = async (needs: Needs, id: string, mesure: Mesure, figee: Figee, all: readonly StoredCell[]) => {
  const { mesures, answers, dossiers } = needs;
  const { compte, client, essai } = mesure;
  const { at } = figee;
  const drop = () => mesures.carryOut(id, annuler, { ...order(`${id}:annuler`), at });

  const lectures = await lire(mesure, figee, all, await answers.of(id));
  if (manquee(mesure, lectures)) {
    const detail = essai === 1 ? DETAIL_MANQUEE : DETAIL_DEUX_FOIS;
    if (!(await handIn(needs, id, mesure, figee, { issue: 'en échec', detail }))) return drop();
    return mesures.carryOut(id, manquer, { ...order(`${id}:manquer`), at, demain: daysLater(at, 1) });
  }
  const { result } = await dossiers.lireDossier({ compte, client });
  const { etats: before, corrige } = result?.$case === 'dossier' ? result.value : { etats: [], corrige: 0 };
  const classees = etatsDe(mesure, lectures, before);
  const etats = aRemettre(mesure, classees);
  const agence = await agenceDe(needs, compte);
  const documents = [{ id: mesure.document, genre: 'rapport', n: undefined }];
  // The states first: they say what the page aims at. `faite` is said once the report can be opened.
  if (!(await handIn(needs, id, mesure, figee, { issue: 'en cours', etats }))) return drop();
  await ecrireRapport(needs, id, mesure, {
    at,
    agence,
    lectures,
    classees,
    prochaine_page: await commanderPage(needs, id, mesure),
    visees: await pagesVisees(needs, mesure),
    ...(await avantDe(needs, mesure, at, corrige)),
  });
  await remplacerRapports(needs, mesure, corrige);
  if (!(await handIn(needs, id, mesure, figee, { issue: 'faite', etats, documents }))) return drop();
  const bilan = bilanDe(mesure, lectures.filter(isRead), classees);
  return mesures.carryOut(id, terminer, { ...order(`${id}:terminer`), at, bilan });
};
