/** A text of the page, and its first line in the source. */
export type Placed = { readonly text: string; readonly line: number };

export type RobotsMeta = { readonly name: string; readonly content: string; readonly line: number };

/** An item in JSON-LD: its types without the schema.org prefix, and the values for the audit. */
export type Entity = {
  readonly types: readonly string[];
  /** The names of all properties with a value. */
  readonly fields: readonly string[];
  readonly name: string;
  readonly telephone: string;
  readonly url: string;
  readonly street: string;
  readonly postal_code: string;
  readonly city: string;
  /** The digits of `taxID`, `vatID` and `identifier`. */
  readonly identifiers: readonly string[];
};

/** One `<script type="application/ld+json">`. `error`: why machines cannot use it, a French sentence, or null. */
export type JsonLdBlock = {
  readonly line: number;
  readonly excerpt: string;
  readonly error: string | null;
  readonly entities: readonly Entity[];
};

export type Link = { readonly url: string; readonly text: string };

/** A telephone number in international form, and as the page shows it. */
export type Phone = {
  readonly number: string;
  readonly shown: string;
  /** What its labels call it; empty when they do not say. */
  readonly kind: 'telephone' | 'fax' | '';
  /** The branches, towns or people that its labels name. */
  readonly places: readonly string[];
  readonly beside: readonly string[];
};

/** A SIREN (9 digits) or SIRET (14), and whether its check digit is valid. */
export type Identifier = { readonly digits: string; readonly shown: string; readonly valid: boolean };

export type PostalAddress = {
  readonly street: string;
  readonly postal_code: string;
  readonly city: string;
};

/** What a page says without scripts. Texts are bounded, without control or direction marks. */
export type PageExtract = {
  readonly title: Placed | null;
  readonly description: Placed | null;
  /** `lang` of `<html>`, null when absent. */
  readonly lang: string | null;
  readonly canonical: string | null;
  readonly robots: readonly RobotsMeta[];
  readonly headings: readonly { readonly level: number; readonly text: string }[];
  /** Visible text, one block per line, at most 20,000 characters; `words` counts the whole text. */
  readonly text: string;
  readonly words: number;
  readonly scripts: number;
  readonly json_ld: readonly JsonLdBlock[];
  readonly microdata: number;
  /** Links within the site, without fragments, each once. */
  readonly links: readonly Link[];
  readonly phones: readonly Phone[];
  readonly identifiers: readonly Identifier[];
  readonly addresses: readonly PostalAddress[];
  /** The page's dates of change, YYYY-MM-DD. */
  readonly dates: readonly string[];
  readonly copyright_year: number | null;
};
