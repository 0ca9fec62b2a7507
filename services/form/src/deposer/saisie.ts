/** The fields of the form in order, each with its greatest length in characters (the contract). */
export const CHAMPS = {
  entreprise: 120,
  email: 200,
  ville: 80,
  metier: 80,
  site_web: 200,
  concurrents: 500,
  objet: 120,
  message: 1000,
} as const;

export type Champ = keyof typeof CHAMPS;

export const NOMS_DE_CHAMPS = Object.keys(CHAMPS) as readonly Champ[];

/** The fields as typed; an absent field is empty. */
export type Saisie = Readonly<Record<Champ, string>>;

export const saisieDe = (champs: ReadonlyMap<string, string>): Saisie =>
  Object.fromEntries(NOMS_DE_CHAMPS.map((champ) => [champ, champs.get(champ) ?? ''])) as Saisie;

/** One fault: its sentence, and its field; null when the form could not be read at all. */
export type Faute = { readonly champ: Champ | null; readonly phrase: string };
