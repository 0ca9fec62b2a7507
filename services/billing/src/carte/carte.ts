/** A message of the card provider, its signature verified. */
export type Message = {
  /** The same each time the message is sent. */
  readonly id: string;
  readonly type: string;
  /** Unix seconds. */
  readonly created: number;
  /** Sent in the mode (test or live) of our key. */
  readonly notre_mode: boolean;
  readonly objet: unknown;
};

/** The card provider as this service needs it. */
export type Carte = {
  /** The message in these bytes; null when the signature is wrong, or more than 300 s old or ahead. */
  readonly ouvrir: (corps: Uint8Array, signature: string) => Message | null;
  /** A fresh link to a customer's portal; null when the provider does not give one. */
  readonly espace: (customer: string) => Promise<string | null>;
  /** Whether a plan has a price there. */
  readonly vend: (plan: string) => boolean;
  /** The plan of a price. */
  readonly planDe: (price: string) => string | undefined;
};
