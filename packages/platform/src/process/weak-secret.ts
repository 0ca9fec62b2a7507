const SHORTEST = 16;
const VARIETY = 8;

/** Whether a secret can be guessed: it is short, or few of its characters differ. */
export const isWeakSecret = (secret: string): boolean =>
  secret.length < SHORTEST || new Set(secret).size < VARIETY;
