import { fr, refuse } from '@agence/gesture';
import { refused } from '@agence/gesture/handler';
import { currentActor } from '@agence/platform/process/actor';
import { unix } from '@agence/words/paris';
import { effacerSiEfface } from '../../mesures/effacer-client.ts';
import type { Mesure } from '../../mesures/mesure.ts';
import type { Needs } from '../../needs.ts';
import type { Rpc } from '../../rpc.ts';
import { isRead, lecturesDe } from '../../states/lecture.ts';
import { DEJA, etiqueter } from './etiqueter.rule.ts';
import type { Etiquette } from './etiquette.store.ts';

const INCONNUE = refused(
  refuse('not_found', fr`Cette réponse n'existe pas sur ce compte, ou n'est plus gardée.`),
);

/** A stored answer with its measurement; null unless the measurement is done and belongs to the account. */
const reponseDe = async ({ answers, mesures }: Needs, compte: string, reponse: string) => {
  const [answer] = await answers.these([reponse]);
  const { state: mesure } = answer === undefined ? { state: null } : await mesures.read(answer.pour);
  const found = mesure?.compte === compte && mesure.etat === 'faite';
  return answer === undefined || mesure === null || !found ? null : { answer, mesure, id: answer.pour };
};

/** The readings of these answers, without people's decisions, because only the reader is scored. */
export const lecturesLues = async (needs: Needs, id: string, mesure: Mesure, reponses: readonly string[]) => {
  const which = ({ _id }: { readonly _id: string }) => reponses.includes(_id);
  return (await lecturesDe(needs, id, mesure, which, () => new Map())).filter(isRead);
};

const etiquetteDite = ({ position, noms, qui, le }: Etiquette) => ({
  position: position ?? undefined,
  noms: [...noms],
  qui,
  le_ts: unix(le),
});

/** An answer to label. Its reading is shown only once it is labelled, so that it cannot influence the label. */
export const lireReponse =
  (needs: Needs): Rpc['lireReponse'] =>
  async ({ compte, reponse }) => {
    const found = await reponseDe(needs, compte, reponse);
    const cell = await needs.cells.find(reponse);
    if (found === null || cell === null) return INCONNUE;
    const { answer, mesure, id } = found;
    const [kept] = await needs.etiquettes.these([reponse]);
    const [lue] = kept === undefined ? [] : await lecturesLues(needs, id, mesure, [reponse]);
    const { linesShown } = await import('@agence/reading');
    const value = {
      client: mesure.client,
      entreprise: mesure.fiche.entreprise,
      lignes: linesShown(answer.text),
      question: mesure.questions.find(({ n }) => n === cell.n)?.question ?? '',
      modele: needs.models.find((model) => model.id === cell.model)?.label ?? cell.model,
      etiquette: kept && etiquetteDite(kept),
      lu: lue && {
        position: lue.reading.client_position ?? undefined,
        noms: lue.reading.businesses.map(({ name }) => name),
      },
    };
    return { result: { $case: 'reponse', value } };
  };

export const etiqueterReponse =
  (needs: Needs): Rpc['etiqueterReponse'] =>
  async ({ compte, reponse, noms, position = null }) => {
    const found = await reponseDe(needs, compte, reponse);
    if (found === null) return INCONNUE;
    const owner = { compte, client: found.mesure.client };
    const by = { qui: currentActor()?.qui ?? '', le: needs.clock.now() };
    const etiquette = { _id: reponse, ...owner, mesure: found.id, position, noms, ...by };
    const [before = null] = await needs.etiquettes.these([reponse]);
    const decision = etiqueter(before, { etiquette, texte: found.answer.text });
    if ('refusal' in decision) return refused(decision);
    if (!(await needs.etiquettes.keep(etiquette))) return refused(refuse('conflict', DEJA));
    await effacerSiEfface(needs, owner);
    return { result: { $case: 'etiquette', value: etiquetteDite(etiquette) } };
  };
