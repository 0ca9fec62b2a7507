import { refuse } from '@agence/gesture';
import { currentActor } from '@agence/platform/process/actor';
import { refused } from '@agence/platform/process/refus';
import { effacerSiEfface } from '../../mesures/effacer-client.ts';
import type { Needs } from '../../needs.ts';
import type { Rpc } from '../../rpc.ts';
import { DEJA, etiqueter } from './etiqueter.rule.ts';
import { etiquetteDite, INCONNUE, reponseDe } from './reponse.ts';

export const etiqueterReponse =
  (needs: Needs): Rpc['etiqueterReponse'] =>
  async (asked) => {
    const { compte, reponse, noms } = asked;
    const found = await reponseDe(needs, compte, reponse);
    if (found === null) return INCONNUE;
    const { client } = found.mesure;
    const by = { qui: currentActor()?.qui ?? '', le: needs.clock.now() };
    const etiquette = {
      _id: reponse,
      compte,
      client,
      mesure: found.id,
      position: asked.position ?? null,
      noms,
      ...by,
    };
    const [before = null] = await needs.etiquettes.these([reponse]);
    const decision = etiqueter(before, { etiquette, texte: found.answer.text });
    if ('refusal' in decision) return refused(decision);
    if (!(await needs.etiquettes.keep(etiquette))) return refused(refuse('conflict', DEJA));
    await effacerSiEfface(needs, { compte, client });
    return { result: { $case: 'etiquette', value: etiquetteDite(etiquette) } };
  };
