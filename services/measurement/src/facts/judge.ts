import { foldedWords } from '@agence/words/folded';
import type { Fiche } from '../mesures/fiche.ts';
import { pluralOf } from '../questions/metier.ts';
import { phonesIn } from '../sites/extract/phones.ts';
import { domaineDe } from '../sources/adresse.ts';
import { porteLeNom } from '../states/releve/site-de.ts';
import type { FaitDit } from './faits.data.ts';
import { type SiteFacts, sameAddress } from './site.ts';
import { type Address, type Statement, streetsIn } from './statements.ts';

type Said<K extends Statement['kind']> = Extract<Statement, { readonly kind: K }>;
/** What the client's site says instead, or too, and the page that says it. */
type Proof = { readonly shown: string; readonly url: string };
type Outcome = { readonly verdict: FaitDit['verdict']; readonly proof: Proof | null };
export type Judged = Outcome & { readonly statement: Statement };

/**
 * What a statement is held against. `all`: what the same answer says of the client; `text`: the whole answer;
 * `elsewhere`: it puts the client in another town.
 */
type Known = {
  readonly site: SiteFacts;
  readonly fiche: Fiche;
  readonly all: readonly Statement[];
  readonly text: string;
  readonly elsewhere: boolean;
};

export const UNSURE: Outcome = { verdict: 'non vérifiable', proof: null };
const right = (proof: Proof): Outcome => ({ verdict: 'conforme', proof });
const wrong = (proof: Proof): Outcome => ({ verdict: 'faux', proof });

/** Numbers of other kinds may be a second line, or one that a directory lends. */
const sameKind = (a: string, b: string): boolean =>
  [/^\+33[1-5]/, /^\+33[67]/].some((kind) => kind.test(a) && kind.test(b));

function telephone({ number }: Said<'téléphone'>, { site, all, text, elsewhere }: Known): Outcome {
  const same = site.phones.find((phone) => phone.number === number);
  if (same !== undefined) return same.fax ? UNSURE : right(same);
  const [only, ...more] = site.phones.filter(({ fax }) => !fax);
  // An answer that also gives the right number gives this one to somebody else, or corrects itself.
  const given = phonesIn(text, []).some((phone) => phone.number === only?.number);
  const several =
    site.several || given || all.some((said) => said.kind === 'téléphone' && said.number !== number);
  if (only === undefined || more.length > 0 || several || elsewhere) return UNSURE;
  return only.explicit && sameKind(number, only.number) ? wrong(only) : UNSURE;
}

const isOwn = (host: string, { hosts }: SiteFacts): boolean =>
  hosts.some((own) => host === own || host.endsWith(`.${own}`));

/** Another domain may be a second one of the client's, unless it has the name of a competitor. */
function web({ host }: Said<'site web'>, { site, fiche }: Known): Outcome {
  const own = { shown: domaineDe(site.url), url: site.url };
  if (isOwn(host, site)) return right(own);
  const named = fiche.concurrents.some((name) => porteLeNom(host, name));
  return named && !porteLeNom(host, fiche.entreprise) ? wrong(own) : UNSURE;
}

const sameTown = (a: Address, b: Address): boolean =>
  a.city === b.city || (a.code !== '' && a.code === b.code) || (a.city === '' && a.code === '');

function adresse({ address, shown }: Said<'adresse'>, { site, all, text }: Known): Outcome {
  const same = site.addresses.find(
    (stated) =>
      sameTown(address, stated.address) &&
      (address.street.length === 0 || sameAddress(address, stated.address)),
  );
  if (same !== undefined) return same.address.wide === address.wide ? right(same) : UNSURE;
  const [only, ...more] = site.addresses;
  const streets =
    all.some((said) => said.kind === 'adresse' && said.shown !== shown) ||
    streetsIn(text).some((given) => site.addresses.some((stated) => sameAddress(given, stated.address)));
  const doubt = streets || site.several || site.moved || more.length > 0 || address.street.length === 0;
  if (only === undefined || !only.explicit || doubt) return UNSURE;
  const here = sameTown(address, only.address);
  // In another town it may be a namesake, unless the same answer gives the client's telephone or site.
  const certain = all.some((said) =>
    said.kind === 'téléphone'
      ? site.phones.some(({ number }) => number === said.number)
      : said.kind === 'site web' && isOwn(said.host, site),
  );
  if (!here && !certain) return UNSURE;
  if (!address.street.some((word) => only.address.street.includes(word))) return wrong(only);
  const street = address.street.join(' ') === only.address.street.join(' ');
  return here && street && !address.wide && !only.address.wide ? wrong(only) : UNSURE;
}

/** Never false: a line may speak of a stand, a desk or a season. Times that are not understood prove nothing. */
function horaires({ days }: Said<'horaires'>, { site: { hours } }: Known): Outcome {
  const { open, closed, times } = days;
  if (hours === null || times === null) return UNSURE;
  const sameDays =
    open.every((day) => hours.open.includes(day)) && closed.every((day) => hours.closed.includes(day));
  const timed = open.length > 0 ? open : hours.open;
  const sameTime = (day: number) => times[day] !== '' && times[day] === hours.times?.[day];
  const sameTimes = times.length === 0 || (timed.length > 0 && timed.every(sameTime));
  return sameDays && sameTimes ? right(hours) : UNSURE;
}

function outcomeOf(statement: Statement, known: Known): Outcome {
  switch (statement.kind) {
    case 'téléphone':
      return telephone(statement, known);
    case 'site web':
      return web(statement, known);
    case 'adresse':
      return adresse(statement, known);
    case 'horaires':
      return horaires(statement, known);
    case 'fermeture':
      // Never false: it may be a namesake's, a branch's or a rumour.
      return UNSURE;
    case 'métier':
    case 'prix': {
      // Never false: a business has several trades and prices, and a trade several names.
      const { prices, trades } = known.site;
      const same = (statement.kind === 'prix' ? prices : trades).find(
        ({ shown }) => shown === statement.shown,
      );
      return same === undefined ? UNSURE : right(same);
    }
  }
}

const plural = (trade: string): string => ` ${pluralOf(foldedWords(trade).join(' '))} `;

/** What the client's file says is right without its site: its trade, and the address of its site. */
const isDeclared = (statement: Statement, fiche: Fiche): boolean =>
  (statement.kind === 'métier' && plural(fiche.metier).includes(plural(statement.shown))) ||
  (statement.kind === 'site web' && statement.host === domaineDe(fiche.site_web));

/** What one answer says of the client, held against its site; on a site that was not read, only the file is checked. */
export function judged(
  all: readonly Statement[],
  site: SiteFacts | null,
  fiche: Fiche,
  text: string,
): Judged[] {
  const towns = site?.addresses ?? [];
  const elsewhere = all.some(
    (said) =>
      said.kind === 'adresse' &&
      towns.length > 0 &&
      !towns.some(({ address }) => sameTown(said.address, address)),
  );
  return all.map((statement) => {
    const outcome = site === null ? UNSURE : outcomeOf(statement, { site, fiche, all, text, elsewhere });
    if (outcome === UNSURE && isDeclared(statement, fiche))
      return { statement, verdict: 'conforme', proof: null };
    return { statement, ...(outcome.verdict === 'faux' && statement.doubtful ? UNSURE : outcome) };
  });
}
