/** The context of an answer: the client, its competitors and the question. */
export type ReadingContext = {
  client: { entreprise: string; site: string; ville: string; metier: string };
  concurrents: readonly string[];
  question: string;
  /** URLs that the provider returned beside the answer, maybe none. */
  sources: readonly string[];
};

export type Who = 'client' | 'concurrent' | 'autre';

export type State = 'conquerir' | 'consolider' | 'acquise';

/** A place in the answer as it is stored: `excerpt === answer.slice(start, end)`. */
export type Span = { excerpt: string; start: number; end: number };

/** A business that the answer puts before the customer, at its first recommendation. */
export type Mention = Span & {
  name: string;
  is: Who;
  /** The rule that decided and how, for an operator: "R1 · tête de liste". */
  why: string;
  /** The words that offer it, as a model quoted them; absent when rules read. */
  quote?: Pick<Span, 'start' | 'end'>;
};

/** Why something that looks like a business was seen and not counted. */
export type Reason =
  | 'echo'
  | 'sans information'
  | 'déconseillé'
  | 'fermé'
  | 'ne sert pas ce besoin'
  | 'repère'
  | 'référence ou fournisseur'
  | 'source seulement'
  | 'à ne pas confondre'
  | 'plateforme'
  | 'organisme public'
  | 'homonyme'
  | 'mot courant'
  | 'pas un nom d’entreprise';

export type NotCounted = Span & { name: string; is: Who; reason: Reason; why: string };

export type Reading = {
  /** Changes whenever a verdict may change, so that stored answers can be read again. */
  version: string;
  businesses: Mention[];
  notCounted: NotCounted[];
  client_cited: boolean;
  /** 1 = first business recommended; null when the client is not cited. */
  client_position: number | null;
  client_site_in_sources: boolean;
  state: State;
  /** The answer declines to name anybody: it is no valid answer for the states of a question. */
  refusal: boolean;
};
