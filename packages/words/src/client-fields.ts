import { MAX_CONCURRENT } from './promises.ts';

type ClientField = {
  /** Its name in forms, tables and mails. */
  readonly label: string;
  /** Characters, at most (docs/limits.md); of competitors, each name. */
  readonly max: number;
  readonly required?: true;
  /** Corrected once for each client; the other fields change at any time. */
  readonly correctable?: true;
  /** Titles of its column in a table, folded and joined. */
  readonly columns: readonly RegExp[];
  /** Its names in a correction by mail. */
  readonly names?: readonly string[];
};

/**
 * The fields of a client, in the order of forms and tables. When two columns name a business, the earlier pattern wins:
 * beside « Entreprise », « Nom » may be a person.
 */
export const CLIENT_FIELDS = {
  entreprise: {
    label: 'Entreprise',
    max: 120,
    required: true,
    correctable: true,
    columns: [
      /^(?:(?:nom)?(?:entreprises?|societes?|etablissements?)(?:client|prospect)?|nomcommercial|raisonsociale|denomination(?:sociale|commerciale)?|enseigne)$/,
      /^(?:nom(?:clients?|prospects?)?|clients?|prospects?)$/,
    ],
    names: ['entreprise', 'nom'],
  },
  site_web: {
    label: 'Site web',
    max: 200,
    required: true,
    correctable: true,
    columns: [
      /^(?:(?:nom)?domaine|(?:(?:adresse|url|lien|page)(?:site|web|internet|url)|sites?|web|url|www)(?:web|internet|url|client|entreprise|www)*)$/,
    ],
    names: ['site web', 'site'],
  },
  ville: {
    label: 'Ville',
    max: 80,
    correctable: true,
    columns: [/^(?:ville|commune|localite|lieu|localisation)(?:principale|client|entreprise|siege)?$/],
    names: ['ville'],
  },
  metier: {
    label: 'Métier',
    max: 80,
    correctable: true,
    columns: [
      /^(?:(?:metier|activite|profession|secteur|secteuractivite|domaineactivite|corpsmetier)(?:principale?|client|entreprise)?|metieractivite|activitemetier)$/,
    ],
    names: ['metier', 'activite'],
  },
  concurrents: {
    label: 'Concurrents',
    max: MAX_CONCURRENT,
    columns: [
      /^(?:principa(?:l|ux))?(?:concurrents?|concurrence)(?:principa(?:l|ux)|directs?|locaux|suivre|suivis?)?$/,
    ],
  },
  contexte: {
    label: 'Contexte',
    max: 1000,
    columns: [/^(?:contexte|notes?|remarques?|commentaires?|precisions?|observations?)$/],
  },
} as const satisfies Readonly<Record<string, ClientField>>;

export type ClientFieldName = keyof typeof CLIENT_FIELDS;

type Correctable = {
  [F in ClientFieldName]: (typeof CLIENT_FIELDS)[F] extends { readonly correctable: true } ? F : never;
}[ClientFieldName];

export const clientFields: readonly (readonly [ClientFieldName, ClientField])[] = Object.entries(
  CLIENT_FIELDS,
) as [ClientFieldName, ClientField][];

/** The fields that are corrected once. */
export const correctableFields: readonly (readonly [Correctable, ClientField])[] = clientFields.filter(
  (entry): entry is readonly [Correctable, ClientField] => entry[1].correctable === true,
);
