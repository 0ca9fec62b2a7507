import { readFile } from 'node:fs/promises';
import { dirname, extname } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'esbuild';

const ITS_PLACE = /\bimport\.meta\.(?:url|dirname)\b|\b__(?:dirname|filename)\b/u;
const NAMES_ITSELF = /\b(?:const|let|var) __(?:dirname|filename)\b/u;

/** A module that asks where it lies goes on finding the files beside it, although it now lies in a bundle. */
export const ownPlace: Plugin = {
  name: 'own-place',
  // esbuild reads the filter as Go does, without flags.
  setup: (build) =>
    build.onLoad({ filter: /\.(?:ts|[cm]?js)$/ }, async ({ path }) => {
      const text = await readFile(path, 'utf8');
      if (!ITS_PLACE.test(text)) return null;
      const [file, folder] = [JSON.stringify(path), JSON.stringify(dirname(path))];
      const placed = text
        .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href))
        .replaceAll('import.meta.dirname', folder);
      const names = /\b__(?:dirname|filename)\b/u.test(placed) && !NAMES_ITSELF.test(placed);
      return {
        contents: names ? `var __dirname=${folder},__filename=${file};${placed}` : placed,
        loader: extname(path) === '.ts' ? 'ts' : 'js',
      };
    }),
};
