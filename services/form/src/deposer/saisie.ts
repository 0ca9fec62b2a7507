/** The fields of the form in its order, and the most signs that each takes (the contract). */
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

/** What a person typed, as it came; an absent field is empty. */
export type Saisie = Readonly<Record<Champ, string>>;

export const saisieDe = (champs: ReadonlyMap<string, string>): Saisie =>
  Object.fromEntries(NOMS_DE_CHAMPS.map((champ) => [champ, champs.get(champ) ?? ''])) as Saisie;

/** One thing to correct: its sentence, and its field unless it is the whole that could not be read. */
export type Faute = { readonly champ: Champ | null; readonly phrase: string };
