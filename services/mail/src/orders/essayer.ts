import { refusDeForme } from '@agence/calls/ask';
import type { Ordre } from '@agence/orders';
import { fromRefus } from '@agence/platform/process/refus';
import type { Compte, Revocation } from '@agence/proto/accounts/v1/accounts';
import type { QuestionsDuClient } from '@agence/proto/clients/v1/clients';
import type { Refus } from '@agence/proto/kernel/v1/kernel';
import type { OrderNeeds } from '../needs.ts';
import { meneDe, type SansEtape } from './gestes.ts';

type Corps = {
  readonly ajouter?: string;
  readonly retirer?: string;
  readonly formule?: string;
  readonly numero?: number;
};
type Essai = Pick<OrderNeeds, 'peers'> & {
  readonly compte: string;
  /** Unconfirmed: accounts and billing write nothing. */
  readonly ordre: { readonly compte: string; readonly command_id: string; readonly confirmer: false };
  readonly id: string;
  readonly actif: boolean;
  readonly corps: Corps;
  /** The client's questions and results, if the order names numbers. */
  readonly lues: QuestionsDuClient | undefined;
};

type Jugee =
  | { readonly $case: 'refus'; readonly value: Refus }
  | { readonly $case: 'revocation'; readonly value: Revocation }
  | {
      readonly $case: 'transmise' | 'demande' | 'virement' | 'admis' | 'ajustement' | 'choix';
      readonly value: object;
    }
  | undefined;

const adresse = ({ peers, ordre, corps: { ajouter, retirer = '' } }: Essai) =>
  peers.accounts.call.demanderAdresse(
    ajouter === undefined
      ? { ordre, action: 'retirer', adresse: retirer }
      : { ordre, action: 'ajouter', adresse: ajouter },
  );

/** Clients would carry this call out, so only what it refuses is asked: no question has the number 0. */
const page = async ({ peers, ordre, id, actif, corps: { numero = 0 }, lues }: Essai) => {
  const written = lues?.etats.some(({ n, page }) => n === numero && page !== undefined) === true;
  if (actif && !written && lues?.etats.length !== 0) return undefined;
  return (await peers.suivi.call.choisirPage({ ordre, id, numero: written ? numero : 0 })).result;
};

/** What the API would refuse, for each call without a confirmation step; nothing is written. */
const ESSAIS: Readonly<Record<SansEtape, (essai: Essai) => Promise<Jugee>>> = {
  page,
  adresses: async (essai: Essai) => (await adresse(essai)).result,
  formule: async ({ peers, ordre, corps: { formule = '' } }: Essai) =>
    (await peers.billing.call.demanderFormule({ ordre, formule })).result,
  virement: async ({ peers, ordre }: Essai) => (await peers.billing.call.noterVirement({ ordre })).result,
  revoquer: async ({ peers, ordre }: Essai) => (await peers.accounts.call.revoquerCles({ ordre })).result,
  cle: async ({ peers, ordre }: Essai) => (await peers.accounts.call.demanderCle({ ordre })).result,
  audit: async ({ peers, compte, id }: Essai) =>
    (await peers.suivi.call.admettreAudit({ compte, id })).result,
  // Without a change, clients writes nothing either.
  ajuster: async ({ peers, ordre, id }: Essai) =>
    (await peers.clients.call.ajusterQuestions({ ordre, id, retirer: [], remplacer: {}, lancer: false }))
      .result,
};

/** The sentence with which the API would refuse the order now; undefined when it would not, or cannot say before. */
export async function refusAvant(
  { peers }: OrderNeeds,
  { id: commande, compte: { slug: compte } }: { readonly id: string; readonly compte: Pick<Compte, 'slug'> },
  geste: SansEtape,
  { client, corps }: Ordre,
  lues: QuestionsDuClient | undefined,
): Promise<string | undefined> {
  const misshapen = refusDeForme(meneDe(geste).route, corps);
  if (misshapen !== undefined) return misshapen.refusal.sentence;
  const ordre = { compte, command_id: `essai:${commande}`, confirmer: false } as const;
  const about = { id: client?.id ?? '', actif: client?.actif ?? true, corps, lues };
  const result = await ESSAIS[geste]({ peers, compte, ordre, ...about });
  if (result?.$case === 'refus') return fromRefus(result.value).sentence;
  // The keys are cut already, which the API says without refusing.
  const cut = result?.$case === 'revocation' ? result.value : undefined;
  return cut !== undefined && cut.coupees + cut.assistants_coupes === 0 ? cut.note : undefined;
}
