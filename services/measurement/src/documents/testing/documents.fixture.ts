import { documentKinds, type Genre } from '@agence/words/document-kinds';

type Sample = (cas: { textes: readonly string[] }) => string;

/** The `sample` of the fixture beside this file that has the name of the kind. */
const sampleOf = async (genre: Genre): Promise<readonly [Genre, Sample]> => {
  const { sample } = await import(`./${genre}.fixture.ts`);
  return [genre, sample];
};

/** Every kind of document, filled with the texts given. */
export const GENRES_DE_DOCUMENT = Object.fromEntries(
  await Promise.all(documentKinds.map(sampleOf)),
) as Readonly<Record<Genre, Sample>>;
