/** A text of the page and the line of the source where it starts. */
export type Placed = { readonly text: string; readonly line: number };

export type RobotsMeta = { readonly name: string; readonly content: string; readonly line: number };

/** One thing described in JSON-LD: its types without the schema.org prefix, and the values that the audit compares. */
export type Entity = {
  readonly types: readonly string[];
  /** Every property present with a value. */
  readonly fields: readonly string[];
  readonly name: string;
  readonly telephone: string;
  readonly url: string;
  readonly street: string;
  readonly postal_code: string;
  readonly city: string;
  /** Digits of `taxID`, `vatID` and `identifier`. */
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

/** A telephone number: in international form, and as the page writes it. */
export type Phone = { readonly number: string; readonly shown: string };

/** A SIREN (9 digits) or SIRET (14): its digits, and whether their check digit is right. */
export type Identifier = { readonly digits: string; readonly shown: string; readonly valid: boolean };

export type PostalAddress = {
  readonly street: string;
  readonly postal_code: string;
  readonly city: string;
};

/** What a page says without running its scripts. Texts are bounded and hold no control or direction marks. */
export type PageExtract = {
  readonly title: Placed | null;
  readonly description: Placed | null;
  /** `lang` of `<html>`, null when absent. */
  readonly lang: string | null;
  readonly canonical: string | null;
  readonly robots: readonly RobotsMeta[];
  readonly headings: readonly { readonly level: number; readonly text: string }[];
  /** Visible text, a line a block, at most 20,000 characters; `words` counts all of them. */
  readonly text: string;
  readonly words: number;
  readonly scripts: number;
  readonly json_ld: readonly JsonLdBlock[];
  readonly microdata: number;
  /** Links to the same site, without fragment, each once. */
  readonly links: readonly Link[];
  readonly phones: readonly Phone[];
  readonly identifiers: readonly Identifier[];
  readonly addresses: readonly PostalAddress[];
  /** Dates of change that the page gives, YYYY-MM-DD. */
  readonly dates: readonly string[];
  readonly copyright_year: number | null;
};
