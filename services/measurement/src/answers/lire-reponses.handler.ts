import { fr, refuse } from '@agence/gesture';
import { refused } from '@agence/platform/process/refus';
import type { LireReponsesRequest, LireReponsesResponse } from '@agence/proto/measurement/v1/readings';
import type { Needs } from '../needs.ts';
import { mesureDemandee, reponsesLues } from './lues.ts';

const RIEN = refused(
  refuse(
    'not_found',
    fr`Il n'y a pas de réponse à lire ici : rien n'a encore été mesuré, cette question n'était pas posée, ou les réponses ne sont plus gardées.`,
  ),
);

export const lireReponses =
  (needs: Needs) =>
  async (asked: LireReponsesRequest): Promise<LireReponsesResponse> => {
    const found = await mesureDemandee(needs, asked);
    const value = found === null ? null : await reponsesLues(needs, asked, found);
    return value === null ? RIEN : { result: { $case: 'reponses', value } };
  };
