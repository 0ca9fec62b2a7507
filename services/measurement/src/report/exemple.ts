import { readFile } from 'node:fs/promises';
import type { Document } from '@agence/proto/measurement/v1/measurement';
import { EXEMPLE } from '../livrables/links.ts';
import type { Needs } from '../needs.ts';
import type { Rpc } from '../rpc.ts';
import type { RapportData } from './rapport.data.ts';
import { renderRapport } from './rapport.view.ts';

const DATA = new URL('./exemple.json', import.meta.url);

/** An invented report in the brand of an account, marked as an example; null for an account without a brand. */
export const pageExemple = async ({ accounts }: Needs, compte: string): Promise<Document | null> => {
  const { result } = await accounts.lireCompte({ compte });
  const marque = result?.$case === 'compte' ? result.value.marque : undefined;
  if (marque === undefined) return null;
  const { nom, couleur, contact } = marque;
  const data: RapportData = JSON.parse(await readFile(DATA, 'utf8'));
  const html = renderRapport({ ...data, agence: { nom, couleur, contact } }, ['exemple']);
  return { html, nom_de_fichier: 'rapport-exemple.html' };
};

export const lireExemple =
  ({ links, clock }: Pick<Needs, 'links' | 'clock'>): Rpc['lireExemple'] =>
  async ({ compte }) => ({ lien: links.sign(`${EXEMPLE}${compte}`, clock.now()) });
