import type { Fiche as FicheMessage } from '@agence/proto/clients/v1/clients';
import type { Identite as IdentiteMessage } from '@agence/proto/clients/v1/suivi';

export type Fiche = {
  readonly entreprise: string;
  readonly site_web: string;
  readonly ville: string | null;
  readonly metier: string | null;
  readonly concurrents: readonly string[];
  readonly contexte: string | null;
};

const CORRIGIBLES = ['entreprise', 'site_web', 'ville', 'metier'] as const;

/** The fields of a client that can be corrected. */
export type Identite = Pick<Fiche, (typeof CORRIGIBLES)[number]>;

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
  CORRIGIBLES.every((champ) => left[champ] === right[champ]);

const changed = (champ: string | undefined, before: string | null) =>
  champ === undefined ? before : champ || null;

export const corrigee = (avant: Identite, champs: Champs): Identite => ({
  entreprise: champs.entreprise ?? avant.entreprise,
  site_web: champs.site_web ?? avant.site_web,
  ville: changed(champs.ville, avant.ville),
  metier: changed(champs.metier, avant.metier),
});

/** Converts the wire message, where unknown fields are absent; the portfolio stores them as null. */
export const ficheLue = ({ ville, metier, contexte, ...rest }: FicheMessage): Fiche => ({
  ...rest,
  ville: ville ?? null,
  metier: metier ?? null,
  contexte: contexte ?? null,
});

export const identiteMontree = (fiche: Identite) => {
  const { entreprise, site_web, ville, metier } = fiche;
  return {
    entreprise,
    site_web,
    ville: ville ?? undefined,
    metier: metier ?? undefined,
  } satisfies { [C in keyof Required<IdentiteMessage>]: IdentiteMessage[C] };
};

export const ficheMontree = (fiche: Fiche) =>
  ({
    ...identiteMontree(fiche),
    concurrents: [...fiche.concurrents],
    contexte: fiche.contexte ?? undefined,
  }) satisfies { [C in keyof Required<FicheMessage>]: FicheMessage[C] };
