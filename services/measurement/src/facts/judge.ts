import { siteWords } from '@agence/words/client-name';
import { foldedWords } from '@agence/words/folded';
import type { Fiche } from '../mesures/fiche.ts';
import { domaineDe } from '../sources/adresse.ts';
import { type SiteFacts, sameAddress } from './site.ts';
import type { Address, Statement } from './statements.ts';

export type Verdict = 'conforme' | 'faux' | 'non_verifiable';

/** What the client's site says instead, or too, and the page that says it. */
export type Proof = { readonly shown: string; readonly url: string };
export type Judged = {
  readonly statement: Statement;
  readonly verdict: Verdict;
  readonly proof: Proof | null;
};

type Said<K extends Statement['kind']> = Extract<Statement, { readonly kind: K }>;
type Known = { readonly site: SiteFacts; readonly fiche: Fiche };
/** What the same answer says beside. */
type Beside = {
  readonly own: boolean;
  readonly elsewhere: boolean;
  readonly numbers: number;
  readonly streets: number;
};
type Outcome = { readonly verdict: Verdict; readonly proof: Proof | null };

const UNSURE: Outcome = { verdict: 'non_verifiable', proof: null };
const right = ({ shown, url }: Proof): Outcome => ({ verdict: 'conforme', proof: { shown, url } });
const wrong = ({ shown, url }: Proof): Outcome => ({ verdict: 'faux', proof: { shown, url } });

/** Numbers of other kinds may be a second line, or one that a directory lends. */
const lineOf = (number: string): string => {
  if (/^\+33[1-5]/.test(number)) return 'fixe';
  return /^\+33[67]/.test(number) ? 'mobile' : '';
};

function telephone({ number, doubtful }: Said<'telephone'>, { site }: Known, beside: Beside): Outcome {
  const same = site.phones.find((phone) => phone.number === number);
  if (same !== undefined) return same.fax ? UNSURE : right(same);
  const [only, ...more] = site.phones.filter(({ fax }) => !fax);
  if (only === undefined || more.length > 0 || !only.explicit || doubtful) return UNSURE;
  const comparable = lineOf(number) !== '' && lineOf(number) === lineOf(only.number);
  return comparable && !site.several && !beside.elsewhere && beside.numbers === 1 ? wrong(only) : UNSURE;
}

const PLATFORMS =
  /facebook|instagram|linkedin|pagesjaunes|google|goo\.gl|tripadvisor|doctolib|planity|thefork|lafourchette|mappy|yelp|uber|deliveroo|booking|airbnb|wix|wordpress|business|jimdo|webnode|treatwell|societe|pappers|infogreffe|houzz|leboncoin|travaux|habitat|linktr|guest|zenchef|avis|annuaire|horaire|resa|reserv|eatbu|solocal|mairie|ville-|tourisme|site-/;

/** A host that shares nothing with the client's name, site, trade or town: no second address of its own. */
function isForeign(host: string, { fiche, site }: Known): boolean {
  const label = siteWords(host).join('');
  const own = [fiche.entreprise, fiche.metier, fiche.ville].flatMap(foldedWords);
  const parts = [...own, ...site.hosts.flatMap(siteWords)].filter((word) => word.length > 2);
  const initials = foldedWords(fiche.entreprise)
    .map(([letter]) => letter)
    .join('');
  const shared = parts.some((word) => label.includes(word.slice(0, 5)) || word.includes(label));
  return label.length > 3 && !shared && label !== initials && !PLATFORMS.test(host);
}

function web({ host, doubtful }: Said<'site'>, known: Known): Outcome {
  const { site } = known;
  const own = { shown: domaineDe(site.url), url: site.url };
  if (site.hosts.some((mine) => host === mine || host.endsWith(`.${mine}`))) return right(own);
  return !doubtful && isForeign(host, known) ? wrong(own) : UNSURE;
}

const sameStreet = (a: Address, b: Address): boolean => a.street.join(' ') === b.street.join(' ');
const sameTown = (a: Address, b: Address): boolean =>
  a.city === b.city || (a.code !== '' && a.code === b.code) || (a.city === '' && a.code === '');

function adresse({ address, doubtful }: Said<'adresse'>, { site }: Known, beside: Beside): Outcome {
  const near = site.addresses.filter((stated) => sameTown(address, stated.address));
  const same = near.find((stated) => address.street.length === 0 || sameAddress(address, stated.address));
  if (same !== undefined) return same.address.wide === address.wide ? right(same) : UNSURE;
  const [only, ...more] = site.addresses;
  const doubt = doubtful || beside.streets > 1 || site.several || site.moved || more.length > 0;
  if (only === undefined || !only.explicit || doubt || address.street.length === 0) return UNSURE;
  if (!sameTown(address, only.address) && !beside.own) return UNSURE;
  const touches = address.street.some((word) => only.address.street.includes(word));
  if (!touches) return wrong(only);
  const numbers = sameStreet(address, only.address) && !address.wide && !only.address.wide;
  return numbers && sameTown(address, only.address) ? wrong(only) : UNSURE;
}

function horaires({ days, doubtful }: Said<'horaires'>, { site }: Known, beside: Beside): Outcome {
  const { hours } = site;
  if (hours === null) return UNSURE;
  const within = (some: readonly number[], all: readonly number[]) => some.every((day) => all.includes(day));
  const meet = (some: readonly number[], all: readonly number[]) => some.some((day) => all.includes(day));
  const contrary = meet(days.open, hours.closed) || meet(days.closed, hours.open);
  if (contrary) return doubtful || site.several || beside.elsewhere ? UNSURE : wrong(hours);
  const told = within(days.open, hours.open) && within(days.closed, hours.closed);
  return told && within(days.times, hours.times) ? right(hours) : UNSURE;
}

function fermeture({ doubtful }: Said<'fermeture'>, { site }: Known, beside: Beside): Outcome {
  const { hours, several, moved, closed } = site;
  if (hours === null || doubtful || several || moved || closed || beside.elsewhere) return UNSURE;
  return wrong(hours);
}

const prix = ({ shown }: Said<'prix'>, { site }: Known): Outcome => {
  const same = site.prices.find((price) => price.shown === shown);
  return same === undefined ? UNSURE : right(same);
};

function outcomeOf(statement: Statement, known: Known, beside: Beside): Outcome {
  switch (statement.kind) {
    case 'telephone':
      return telephone(statement, known, beside);
    case 'site':
      return web(statement, known);
    case 'adresse':
      return adresse(statement, known, beside);
    case 'horaires':
      return horaires(statement, known, beside);
    case 'fermeture':
      return fermeture(statement, known, beside);
    case 'prix':
      return prix(statement, known);
  }
}

/** What one answer says of the client, each held against the site; nothing can be checked on a site that was not read. */
export function judged(statements: readonly Statement[], known: Known | null): Judged[] {
  if (known === null) return statements.map((statement) => ({ statement, ...UNSURE }));
  const numbers = new Set(statements.flatMap((said) => (said.kind === 'telephone' ? [said.number] : [])));
  const streets = statements.flatMap((said) =>
    said.kind === 'adresse' && said.address.street.length > 0 ? [said.shown] : [],
  );
  const towns = known.site.addresses.map(({ address }) => address);
  const beside: Beside = {
    numbers: numbers.size,
    streets: new Set(streets).size,
    own: statements.some((said) =>
      said.kind === 'telephone'
        ? known.site.phones.some(({ number }) => number === said.number)
        : said.kind === 'site' && known.site.hosts.includes(said.host),
    ),
    elsewhere: statements.some(
      (said) =>
        said.kind === 'adresse' && towns.length > 0 && !towns.some((town) => sameTown(said.address, town)),
    ),
  };
  return statements.map((statement) => ({ statement, ...outcomeOf(statement, known, beside) }));
}
