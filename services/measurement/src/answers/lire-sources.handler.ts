import { fr, refuse } from '@agence/gesture';
import { refused } from '@agence/platform/process/refus';
import type { LireSourcesRequest, LireSourcesResponse } from '@agence/proto/measurement/v1/readings';
import type { Needs } from '../needs.ts';
import { sourcesLues } from './sources-lues.ts';

const RIEN = refused(
  refuse('not_found', fr`Aucune source n'est à lire ici : rien n'est encore mesuré, ou ce n'est plus gardé.`),
);

export const lireSources =
  (needs: Needs) =>
  async (asked: LireSourcesRequest): Promise<LireSourcesResponse> => {
    const value = await sourcesLues(needs, asked);
    return value === null ? RIEN : { result: { $case: 'sources', value } };
  };
