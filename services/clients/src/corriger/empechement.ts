import { fr } from '@agence/gesture';
import { type Identite, memeIdentite } from '../portefeuille/fiche.ts';
import type { Client, Portefeuille } from '../portefeuille/portefeuille.ts';
import type { Site } from '../portefeuille/site.ts';

/** What decides whether a client may be corrected, and with what effect. */
export type Corriger = {
  readonly id: string;
  /** The revision that the caller saw; refused if the client returned or was corrected since. */
  readonly revision: number;
  readonly apres: Identite;
  readonly site: Site;
  /** From the dossier: whether a measurement is in progress, and whether one succeeded. */
  readonly en_cours: boolean;
  readonly mesuree: boolean;
  readonly servi: boolean;
  readonly appels_prevus: number;
  /** The month in which its new questions count, MM/YYYY. */
  readonly mois: string;
};

export const RETIRE = fr`Ce client est retiré : reprenez-le avant de le corriger.`;
export const CHANGE_DEPUIS = fr`Ce client vient d'être repris ou corrigé : relisez-le avant de le corriger.`;
export const EN_COURS = fr`Une mesure de ce client est en cours : attendez sa fin, la correction reste disponible.`;
export const RIEN = fr`Il n'y a rien à corriger : donnez au moins un champ qui diffère de la fiche.`;
const AUTRE_CLIENT = fr`Ce site est déjà celui d'un autre client actif de votre compte.`;
const DEJA_CORRIGE = fr`Ce client est déjà corrigé : un client ne se corrige qu'une fois.`;
const NON_SERVI = fr`Votre compte n'est pas servi : réglez votre abonnement, puis corrigez ce client.`;

/** Why this correction is refused, in the order of the contract; undefined when it is allowed. */
export const empechement = (
  { clients }: Portefeuille,
  client: Client,
  { apres, site, revision, en_cours, mesuree, servi }: Corriger,
): string | undefined => {
  if (!client.actif) return RETIRE;
  if (client.revision !== revision) return CHANGE_DEPUIS;
  const corrige = client.corrige !== undefined;
  // No field differs. An already corrected client is refused for that: another field would not help.
  if (memeIdentite(client.fiche, apres)) return corrige ? DEJA_CORRIGE : RIEN;
  if ('pourquoi' in site) return site.pourquoi;
  if (clients.some((other) => other.actif && other.id !== client.id && other.site === site.site))
    return AUTRE_CLIENT;
  if (corrige) return DEJA_CORRIGE;
  if (en_cours) return EN_COURS;
  return mesuree && !servi ? NON_SERVI : undefined;
};
