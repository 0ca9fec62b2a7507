import type { ReadingScore } from '@agence/proto/measurement/v1/operator';
import { lastRead } from '../../mesures/reading-cells.ts';
import type { Needs } from '../../needs.ts';
import type { Rpc } from '../../rpc.ts';
import { accord } from './accord.ts';
import { lecturesLues } from './reponse.ts';

/** For each reader and version, the number of labelled answers where it agrees with the label. */
export const scoreReadings =
  (needs: Needs): Rpc['scoreReadings'] =>
  async ({ compte }) => {
    const scores = new Map<string, ReadingScore>();
    const byMesure = Map.groupBy(await needs.etiquettes.of(compte), ({ mesure }) => mesure);
    for (const [id, labels] of byMesure) {
      const { state: mesure } = await needs.mesures.read(id);
      if (mesure === null) continue;
      const reponses = labels.map(({ _id }) => _id);
      for (const { cell, reading } of await lecturesLues(needs, id, mesure, reponses)) {
        const label = labels.find(({ _id }) => _id === cell._id);
        if (label === undefined) continue;
        const lecteur = reading.provenance?.by === 'modele' ? lastRead(id, mesure).mesure.lecteur : undefined;
        const { version } = reading;
        const agrees = accord(label, reading);
        const key = `${lecteur} ${version}`;
        const before = scores.get(key) ?? { lecteur, version, reponses: 0, etats: 0, positions: 0, noms: 0 };
        scores.set(key, {
          ...{ lecteur, version, reponses: before.reponses + 1 },
          etats: before.etats + Number(agrees.etat),
          positions: before.positions + Number(agrees.position),
          noms: before.noms + Number(agrees.noms),
        });
      }
    }
    return { scores: [...scores.values()] };
  };
