import type { Needs } from '../needs.ts';
import { finish, giveBack } from './audit.rule.ts';

type Taken = { readonly document: string; readonly jeton: string };

/** Settles an interrupted audit: finished if its document is stored, else given back. */
export const settle = async (
  { audits, livrables }: Pick<Needs, 'audits' | 'livrables'>,
  id: string,
  { document, jeton }: Taken,
): Promise<void> => {
  const written = (await livrables.find(document)) !== null;
  const order = { command_id: `${jeton}:${written ? 'ecrire' : 'rendre'}`, confirmer: true, jeton };
  await audits.carryOut(id, written ? finish : giveBack, order);
};
