import { fr } from '@agence/gesture';
import type { Stored } from '@agence/gesture/handler';
import type { Fiche as FicheMessage } from '@agence/proto/clients/v1/clients';
import type { Identite as IdentiteMessage } from '@agence/proto/clients/v1/suivi';

export const CLIENT_INCONNU = fr`Ce client n'est pas sur votre compte.`;

export type Fiche = Stored<FicheMessage>;

/** The fields of a client that change at any time. */
export type Reperes = Pick<Fiche, 'concurrents' | 'contexte'>;

/** The fields of a client that can be corrected. */
export type Identite = Pick<Fiche, keyof IdentiteMessage>;

/** The agency's changes: an absent field stays as it is, an empty text clears an optional field. */
export type Champs = { readonly [C in keyof Identite]?: string | undefined };

export const PERSONNE: Identite = { entreprise: '', site_web: '', ville: null, metier: null };

export const identiteDe = ({ entreprise, site_web, ville, metier }: Identite): Identite => ({
  entreprise,
  site_web,
  ville,
  metier,
});

export const memeIdentite = (left: Identite, right: Identite): boolean =>
  (Object.keys(PERSONNE) as (keyof Identite)[]).every((champ) => left[champ] === right[champ]);

const changed = (champ: string | undefined, before: string | null) =>
  champ === undefined ? before : champ || null;

export const corrigee = (avant: Identite, champs: Champs): Identite => ({
  entreprise: champs.entreprise ?? avant.entreprise,
  site_web: champs.site_web ?? avant.site_web,
  ville: changed(champs.ville, avant.ville),
  metier: changed(champs.metier, avant.metier),
});

export const ficheLue = ({ ville, metier, contexte, ...rest }: FicheMessage): Fiche => ({
  ...rest,
  ville: ville ?? null,
  metier: metier ?? null,
  contexte: contexte ?? null,
});
