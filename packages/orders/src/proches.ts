import { foldedWords } from '@agence/words/folded';
import type { Famille } from './forme.ts';
import type { Client, Geste } from './ordre.ts';

const NEAREST = 3;
/** What cannot be taken back is named to nobody who did not all but write it. */
const GRAVES: ReadonlySet<Geste> = new Set(['resilier', 'revoquer', 'retirer', 'badge']);
const ALL_BUT = 0.5;

/** The wording with a client that the account has, where it is about one that is there already. */
const deLui = (wording: string, client: Client | undefined): string =>
  client === undefined || wording.startsWith('Ajouter')
    ? wording
    : wording.replace('Plomberie Martin', client.entreprise);

const trigrams = (text: string): ReadonlySet<string> => {
  const plain = ` ${foldedWords(text).join(' ')} `;
  return new Set(Array.from({ length: Math.max(0, plain.length - 2) }, (_, i) => plain.slice(i, i + 3)));
};

/** How much of the wording's first words stands in the text, typing errors and all. */
const likeness = (said: ReadonlySet<string>, wording: string): number => {
  const wanted = trigrams(wording.split(/\s(?=Plomberie|Boulangerie)|[:«]/u, 1)[0] ?? '');
  return [...wanted].filter((one) => said.has(one)).length / wanted.size;
};

/** The three wordings that come nearest to a text, with a client of the account for the one in the wording. */
export function proches(
  text: string,
  familles: readonly Famille[],
  clients: readonly Client[],
): readonly string[] {
  const said = trigrams(text.slice(0, 300));
  const client =
    clients.find(({ entreprise }) => text.includes(entreprise)) ?? clients.find(({ actif }) => actif);
  return familles
    .flatMap(({ geste, exemples }) =>
      exemples.map((wording) => ({ geste, wording, near: likeness(said, wording) })),
    )
    .filter(({ geste, near }) => near >= ALL_BUT || !GRAVES.has(geste))
    .sort((a, b) => b.near - a.near)
    .slice(0, NEAREST)
    .map(({ wording }) => deLui(wording, client));
}
