import { fr } from '@agence/gesture';
import { foldedWords } from '@agence/words/folded';
import type { LocalBusiness, Organization, WithContext } from 'schema-dts';
import { asScript } from '../documents/standalone.ts';
import { knownTrade } from '../questions/metier.ts';
import type { Facts } from './facts.ts';
import type { Audited } from './finding.ts';

type Described = Extract<LocalBusiness | Organization, { '@type': string }>;

/** The schema.org type of a trade, by the words of `questions/trades`. */
const TYPES = new Map<string, Described['@type']>([
  ['un restaurant', 'Restaurant'],
  ['une pizzeria', 'Restaurant'],
  ['une crêperie', 'Restaurant'],
  ['un café', 'CafeOrCoffeeShop'],
  ['une boulangerie', 'Bakery'],
  ['une pâtisserie', 'Bakery'],
  ['un caviste', 'LiquorStore'],
  ['un hôtel', 'Hotel'],
  ['une chambre d’hôtes', 'BedAndBreakfast'],
  ['un camping', 'Campground'],
  ['une agence de voyages', 'TravelAgency'],
  ['un coiffeur', 'HairSalon'],
  ['un barbier', 'HairSalon'],
  ['un institut de beauté', 'BeautySalon'],
  ['un spa', 'DaySpa'],
  ['une salle de sport', 'ExerciseGym'],
  ['un fleuriste', 'Florist'],
  ['une librairie', 'BookStore'],
  ['une bijouterie', 'JewelryStore'],
  ['un opticien', 'Optician'],
  ['une pharmacie', 'Pharmacy'],
  ['un magasin de meubles', 'FurnitureStore'],
  ['un magasin de vélos', 'BikeStore'],
  ['un pressing', 'DryCleaningOrLaundry'],
  ['un plombier', 'Plumber'],
  ['un chauffagiste', 'HVACBusiness'],
  ['un électricien', 'Electrician'],
  ['un serrurier', 'Locksmith'],
  ['un couvreur', 'RoofingContractor'],
  ['un peintre en bâtiment', 'HousePainter'],
  ['un maçon', 'GeneralContractor'],
  ['un garage automobile', 'AutoRepair'],
  ['une carrosserie', 'AutoBodyShop'],
  ['un déménageur', 'MovingCompany'],
  ['une crèche', 'ChildCare'],
  ['un avocat', 'Attorney'],
  ['un notaire', 'Notary'],
  ['un expert-comptable', 'AccountingService'],
  ['un assureur', 'InsuranceAgency'],
  ['une agence immobilière', 'RealEstateAgent'],
  ['un dentiste', 'Dentist'],
  ['un vétérinaire', 'VeterinaryCare'],
]);

type Named = { readonly entreprise: string; readonly metier: string };

/** How every page of a site names its business. `url`: its home page, if known; `local`: customers come to it. */
export const businessNode = ({ entreprise, metier }: Named, url: string, local: boolean) => {
  const trade = knownTrade(foldedWords(`${metier} ${entreprise}`))?.un ?? '';
  return {
    '@type': local ? (TYPES.get(trade) ?? 'LocalBusiness') : 'Organization',
    ...(url === '' ? {} : { '@id': `${url}#entreprise` }),
    name: entreprise,
    ...(url === '' ? {} : { url }),
  };
};

/** A block to paste, and what to check first; it holds only what the site or the file says. */
export type Proposed = { readonly block: string; readonly verifier: readonly string[] };

/** A LocalBusiness where customers come, else an Organization. */
export function proposedJsonLd({ fiche }: Pick<Audited, 'fiche'>, facts: Facts): Proposed {
  const { address, telephone, siren, description, url } = facts;
  const local = address !== null || fiche.ville !== '';
  const city = address?.city ?? fiche.ville;
  const business = {
    '@context': 'https://schema.org',
    ...businessNode(fiche, url, local),
    ...(description === '' ? {} : { description }),
    ...(telephone === '' ? {} : { telephone }),
    ...(siren === '' ? {} : { taxID: siren }),
    ...(local
      ? {
          address: {
            '@type': 'PostalAddress',
            ...(address === null ? {} : { streetAddress: address.street, postalCode: address.postal_code }),
            addressLocality: city,
            addressCountry: 'FR',
          },
        }
      : {}),
  } as WithContext<Described>;
  const absent = [
    ...(address === null && local ? [fr`la rue et le code postal (streetAddress, postalCode)`] : []),
    ...(telephone === '' ? [fr`le téléphone (telephone)`] : []),
    ...(local ? [fr`les horaires (openingHours)`] : []),
  ];
  const verifier = [
    ...(local && address === null
      ? [fr`La ville vient de votre fiche, pas du site : vérifiez-la avant de coller.`]
      : []),
    ...(absent.length > 0 ? [fr`À compléter : ${absent.join(', ')}.`] : []),
  ];
  return { block: asScript(business), verifier };
}
