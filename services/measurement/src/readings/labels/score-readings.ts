import type { ReadingScore } from '@agence/proto/measurement/v1/operator';
import { foldedWords } from '@agence/words/folded';
import { lastRead } from '../../mesures/reading-cells.ts';
import type { Needs } from '../../needs.ts';
import type { Rpc } from '../../rpc.ts';
import type { Lu } from '../../states/lecture.ts';
import type { Etiquette } from './etiquette.store.ts';
import { lecturesLues } from './reponse.ts';

const key = (nom: string): string => foldedWords(nom).join('');

/** Whether the other businesses are the same, each by its name or its excerpt; the client is compared by its position. */
const memesNoms = ({ noms, position }: Etiquette, { businesses }: Lu): boolean => {
  const labelled = new Set(noms.filter((_, i) => i + 1 !== position).map(key));
  const read = businesses.filter(({ is }) => is !== 'client');
  const known = read.filter(({ name, excerpt }) => labelled.has(key(name)) || labelled.has(key(excerpt)));
  return read.length === labelled.size && known.length === read.length;
};

/** The client's state for a position: 0 absent, 1 first, 2 after another business. */
const etatDe = (position: number | null): number => Math.min(position ?? 0, 2);

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
        const { version, client_position } = reading;
        const by = `${lecteur} ${version}`;
        const score = scores.get(by) ?? { lecteur, version, reponses: 0, etats: 0, positions: 0, noms: 0 };
        scores.set(by, score);
        score.reponses += 1;
        score.etats += Number(etatDe(label.position) === etatDe(client_position));
        score.positions += Number(label.position === client_position);
        score.noms += Number(memesNoms(label, reading));
      }
    }
    return { scores: [...scores.values()] };
  };
