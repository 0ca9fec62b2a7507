import { fr, refuse } from '@agence/gesture';
import { refused } from '@agence/platform/process/refus';
import type { LireSourcesRequest, LireSourcesResponse } from '@agence/proto/measurement/v1/readings';
import type { Needs } from '../needs.ts';
import { sourcesLues } from './sources-lues.ts';

const RIEN = refused(
  refuse(
    'not_found',
    fr`Il n'y a pas de source à lire ici : rien n'a encore été mesuré, ou les réponses ne sont plus gardées.`,
  ),
);

export const lireSources =
  (needs: Needs) =>
  async (asked: LireSourcesRequest): Promise<LireSourcesResponse> => {
    const value = await sourcesLues(needs, asked);
    return value === null ? RIEN : { result: { $case: 'sources', value } };
  };
