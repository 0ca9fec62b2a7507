import { fr } from '@agence/gesture';
import { foldedWords } from '@agence/words/folded';
import { asScript } from '../documents/standalone.ts';
import type { Fiche } from '../mesures/fiche.ts';
import { knownTrade } from '../questions/metier.ts';
import { TYPES } from '../questions/trade.ts';
import { factsOf } from './facts.ts';
import type { Audited } from './finding.ts';

type Named = Pick<Fiche, 'entreprise' | 'metier'>;

/**
 * How every page of a site names its business; JSON leaves out what is undefined. `url`: its home page, if known;
 * `local`: customers come to it.
 */
export const businessNode = ({ entreprise, metier }: Named, url: string, local: boolean) => {
  const trade = knownTrade(foldedWords(`${metier} ${entreprise}`))?.un ?? '';
  return {
    '@type': local ? (TYPES.get(trade) ?? 'LocalBusiness') : 'Organization',
    '@id': url === '' ? undefined : `${url}#entreprise`,
    name: entreprise,
    url: url || undefined,
  };
};

/** A block to paste, of what the site or the file says, and what to check first. */
export function proposedJsonLd(audited: Pick<Audited, 'fiche' | 'pages' | 'facts'>) {
  const { fiche } = audited;
  const { address, telephone, siren, description, hours, url } = factsOf(audited);
  const local = address !== null || fiche.ville !== '';
  const unsure = local && address === null;
  const place = {
    '@type': 'PostalAddress',
    streetAddress: address?.street,
    postalCode: address?.postal_code,
    addressLocality: address?.city ?? fiche.ville,
    addressCountry: 'FR',
  };
  const business = {
    '@context': 'https://schema.org',
    ...businessNode(fiche, url, local),
    description: description || undefined,
    telephone: telephone || undefined,
    taxID: siren || undefined,
    openingHours: hours.length > 0 ? hours : undefined,
    address: local ? place : undefined,
  };
  const absent = [
    ...(unsure ? [fr`la rue et le code postal (streetAddress, postalCode)`] : []),
    ...(telephone === '' ? [fr`le téléphone (telephone)`] : []),
    ...(local && hours.length === 0 ? [fr`les horaires (openingHours)`] : []),
  ];
  const verifier = [
    ...(unsure ? [fr`La ville vient de votre fiche, pas du site : vérifiez-la avant de coller.`] : []),
    ...(hours.length > 0
      ? [fr`Les horaires sont ceux que les pages écrivent : vérifiez-les avant de coller.`]
      : []),
    ...(absent.length > 0 ? [fr`À compléter : ${absent.join(', ')}.`] : []),
  ];
  return { block: asScript(business), verifier };
}
