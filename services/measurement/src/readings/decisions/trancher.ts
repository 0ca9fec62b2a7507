import { fr, refuse } from '@agence/gesture';
import { refused } from '@agence/gesture/handler';
import { currentActor } from '@agence/platform/process/actor';
import type { Effet, ProposerCitationRequest } from '@agence/proto/measurement/v1/readings';
import { unix } from '@agence/words/paris';
import { verdictDe } from '../../answers/montrer.ts';
import { effacerSiEfface } from '../../mesures/effacer-client.ts';
import type { Readings } from '../../mesures/read.ts';
import type { Needs } from '../../needs.ts';
import type { Rpc } from '../../rpc.ts';
import { isRead, type Lecture, lecturesDe } from '../../states/lecture.ts';
import type { Citation } from './citation.store.ts';
import { trancher } from './trancher.rule.ts';

const dite = ({ comptee, qui, le }: Citation) => ({ comptee, qui, le_ts: unix(le) });

const comptes = (lectures: readonly Lecture[]) => {
  const lues = lectures.filter(isRead).map(({ reading }) => reading.client_position);
  return {
    reponses: lues.length,
    cite: lues.filter((place) => place !== null).length,
    premier: lues.filter((place) => place === 1).length,
  };
};

const PASSEE = fr`Cette citation ne peut plus être tranchée : une mesure plus récente a été faite depuis.`;
const RIEN = fr`Cette décision ne changerait rien : la réponse est déjà lue ainsi.`;

/** What a decision changes for the question of its answer; refused when it changes nothing, or cannot be made any more. */
const effetDe = async (
  needs: Needs,
  { compte, client, reponse, comptee, nom }: ProposerCitationRequest,
): Promise<ReturnType<typeof refuse> | { readonly mesure: string; readonly effet: Effet }> => {
  const [last] = await needs.mesures.before(client, needs.clock.now(), 1);
  const cell = await needs.cells.find(reponse);
  const question = last?.mesure.questions.find(({ n }) => n === cell?.n)?.question;
  if (last?.mesure.compte !== compte || cell?.pour !== last.id || question === undefined)
    return refuse('not_found', PASSEE);
  const { id, mesure } = last;
  const which = ({ n }: { readonly n: number }) => n === cell.n;
  const avant = await lecturesDe(needs, id, mesure, which);
  const lue = avant.find((lecture) => lecture.cell._id === reponse);
  if (lue === undefined || !isRead(lue)) return refuse('not_found', PASSEE);
  const decision = { comptee, ...(nom === '' ? {} : { nom }) };
  const decisions = (made: Readings['decisions']) => new Map([...made, [reponse, decision] as const]);
  const apres = await lecturesDe(needs, id, mesure, which, decisions);
  const [before, after] = [comptes(avant), comptes(apres)];
  const kept = (await needs.citations.of(id)).get(reponse);
  if (kept === undefined && before.cite === after.cite && verdictDe(lue) !== 'incertain')
    return refuse('conflict', RIEN);
  const effet = {
    entreprise: mesure.fiche.entreprise,
    question,
    reponses: after.reponses,
    cite_avant: before.cite,
    cite_apres: after.cite,
    premier_avant: before.premier,
    premier_apres: after.premier,
    decidee: kept && dite(kept),
  };
  return { mesure: id, effet };
};

export const proposerCitation =
  (needs: Needs): Rpc['proposerCitation'] =>
  async (asked) => {
    const effet = await effetDe(needs, asked);
    return 'refusal' in effet ? refused(effet) : { result: { $case: 'effet', value: effet.effet } };
  };

export const trancherCitation =
  (needs: Needs): Rpc['trancherCitation'] =>
  async (asked) => {
    const { compte, client, reponse, comptee, command_id, nom, vue_ts } = asked;
    const effet = await effetDe(needs, asked);
    if ('refusal' in effet) return refused(effet);
    const by = { qui: currentActor()?.qui ?? '', le: needs.clock.now() };
    const named = nom === '' || !comptee ? {} : { nom };
    const citation = { compte, client, mesure: effet.mesure, comptee, ...named, ...by };
    const command = { command_id, confirmer: true, citation, vue_ts };
    const outcome = await needs.citations.carryOut(reponse, trancher, command);
    if ('refusal' in outcome) return refused(outcome);
    await effacerSiEfface(needs, { compte, client });
    return { result: { $case: 'tranchee', value: dite(outcome.proposal) } };
  };
