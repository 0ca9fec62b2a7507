import type { Needs } from '../needs.ts';
import type { Jointe } from './message.ts';
import type { Recipient } from './write.ts';

/** The document behind a signed link, as an attachment. Only customers without an agency get one; agencies open the link. */
export async function jointeDe(
  { measurement }: Pick<Needs, 'measurement'>,
  { direct }: Recipient,
  lien: string,
): Promise<Jointe | undefined> {
  if (direct !== true) return undefined;
  const { result } = await measurement.lireDocument({ token: lien.slice(lien.lastIndexOf('/') + 1) });
  if (result?.$case !== 'document') throw new Error('a link opens no document');
  const { nom_de_fichier: nom, html } = result.value;
  return { nom, html };
}
