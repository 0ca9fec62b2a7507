import { unlessAway } from '@agence/platform/process/faults';
import { signatureRefused } from '@agence/platform/process/security-events';
import { callerOf } from '@agence/words/caller';
import { DONNEES } from '@agence/words/promises';
import type { Response } from 'express';
import { documentAway, documentPage, documentUnknown, donneesFichier } from '../http/pages.ts';
import type { PublicRoute } from '../http/pipeline.ts';
import type { Needs } from '../needs.ts';

type Found = ((res: Response) => void) | null;

/** What a signed link opens: a document, and the files of its data. Wrong, expired and unknown links are one and the same page. */
export const documentGet = ({ peers, log }: Pick<Needs, 'peers' | 'log'>): readonly PublicRoute[] => {
  const route = (path: string, read: (token: string) => Promise<Found>): PublicRoute => ({
    ...{ method: 'GET', path },
    answer: async (req, res, token) => {
      const found = await unlessAway(read(token), documentAway);
      if (found !== null) return found(res);
      signatureRefused(log, { from: callerOf(req.ip ?? ''), door: 'document' });
      documentUnknown(res);
    },
  });
  return [
    route('/d/{id}', async (token) => {
      const { result } = await peers.measurement.call.lireDocument({ token });
      return result?.$case === 'document' ? (res) => documentPage(res, result.value) : null;
    }),
    ...Object.values(DONNEES).map((fichier) =>
      route(`/d/{id}/${fichier}`, async (token) => {
        const { result } = await peers.measurement.call.lireDonnees({ token, fichier });
        return result?.$case === 'fichier' ? (res) => donneesFichier(res, result.value) : null;
      }),
    ),
  ];
};
