import type { Reading, Span, Who } from '../types.ts';

/** The calls that one answer may take: the reading, the same once more, one pointed question. */
export type ReadingStep = 'lecture' | 'relecture' | 'precision';

/** What is sent to the reader model. `schema` is a JSON schema: every property is required, and there are no others. */
export type ReadingRequest = {
  system: string;
  prompt: string;
  schema: Record<string, unknown>;
  /** The letter of each name that it may recognise, as the prompt gives them. */
  roster: readonly { letter: string; name: string }[];
};

/** The text replied at each step; null: the call ended without a reply, or may not be made. */
export type Replies = { readonly [step in ReadingStep]?: string | null } & {
  /** What a person decided about a doubt: the client is offered, or not. It wins over the reply. */
  readonly client?: boolean | undefined;
};

/** How the reading came about, for the report and the operator. */
export type Provenance = {
  by: 'modele' | 'regles';
  /** Entries left out: the name or the quote is not in the text, or the name is no business (R6). */
  dropped: number;
  /** Pointed questions that were answered. */
  asked_again: number;
  uncertain: number;
  /** The rule reader says the same of the client: cited or not. */
  agrees: boolean;
  /** Why the rules read and not the model. */
  why?: string;
};

/** A mention in doubt: not counted for `name`; `named`: the model named a business there. */
export type Uncertain = Span & { name: string; is: Who; why: string; named: boolean };

export type ModelReading = Reading & {
  provenance: Provenance;
  uncertain: Uncertain[];
  /** The order of the model, which gives the client its position, is not that of the text. */
  position_uncertain: boolean;
};
