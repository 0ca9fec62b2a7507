import { faultsByClient, refusDeForme } from '@agence/calls/ask';
import type { AgencyRoute } from '@agence/calls/route';
import type { Ordre } from '@agence/orders';
import { fromRefus } from '@agence/platform/process/refus';
import type { Compte, Revocation } from '@agence/proto/accounts/v1/accounts';
import type { QuestionsDuClient } from '@agence/proto/clients/v1/clients';
import type { Refus } from '@agence/proto/kernel/v1/kernel';
import type { Needs } from '../needs.ts';
import { meneDe, type SansEtape } from './gestes.ts';

type Corps = Partial<Record<'ajouter' | 'retirer' | 'formule', string>> & { readonly numero?: number };
/** What a service answers: a refusal, or what it would do. */
type Jugee = { readonly result?: { readonly $case: string; readonly value: object } | undefined };

/**
 * The sentence with which the API would refuse an order without a confirmation step; undefined when it would not, or cannot
 * say before. Nothing is written.
 */
export async function refusAvant(
  { peers }: Needs,
  { id: commande, compte: { slug: compte } }: { readonly id: string; readonly compte: Pick<Compte, 'slug'> },
  geste: SansEtape,
  { client, corps }: Ordre,
  lues: QuestionsDuClient | undefined,
): Promise<string | undefined> {
  const misshapen = refusDeForme(meneDe(geste).route, corps);
  if (misshapen !== undefined) return misshapen.refusal.sentence;
  // Unconfirmed: accounts and billing write nothing.
  const ordre = { compte, command_id: `essai:${commande}`, confirmer: false } as const;
  const { id = '', actif = true } = client ?? {};
  const { ajouter, retirer = '', formule = '', numero = 0 }: Corps = corps;
  const { accounts, billing, clients, suivi } = peers;
  const essais: Readonly<Record<SansEtape, () => Jugee | Promise<Jugee>>> = {
    // Clients would carry this call out, so only what it refuses is asked: no question has the number 0.
    page: () => {
      const written = lues?.etats.some(({ n, page }) => n === numero && page !== undefined) === true;
      if (actif && !written && lues?.etats.length !== 0) return {};
      return suivi.call.choisirPage({ ordre, id, numero: written ? numero : 0 });
    },
    adresses: () => {
      const action = ajouter === undefined ? 'retirer' : 'ajouter';
      return accounts.call.demanderAdresse({ ordre, action, adresse: ajouter ?? retirer });
    },
    formule: () => billing.call.demanderFormule({ ordre, formule }),
    virement: () => billing.call.noterVirement({ ordre }),
    revoquer: () => accounts.call.revoquerCles({ ordre }),
    cle: () => accounts.call.demanderCle({ ordre }),
    audit: () => suivi.call.admettreAudit({ compte, id }),
    // Without a change, clients writes nothing either.
    ajuster: () => clients.call.ajusterQuestions({ ordre, id, retirer: [], remplacer: {}, lancer: false }),
  };
  const { result } = await essais[geste]();
  if (result?.$case === 'refus') return fromRefus(result.value as Refus).sentence;
  if (result?.$case !== 'revocation') return undefined;
  // The keys are cut already, which the API says without refusing.
  const { coupees, assistants_coupes, note } = result.value as Revocation;
  return coupees + assistants_coupes === 0 ? note : undefined;
}

type Ligne = { readonly entreprise?: string; readonly site_web?: string; readonly concurrents?: string };
type Ecartee = { readonly quoi: string; readonly pourquoi: string };
type Tri = { readonly corps: object; readonly ecartees: readonly Ecartee[] };

/**
 * Removes the lines that the call cannot read, with their reasons, so that the call still judges the other lines.
 * When no line is readable, none is removed: the call itself reports why.
 */
export function sortLines(route: AgencyRoute, corps: object): Tri {
  const { clients = [] } = corps as { clients?: readonly Ligne[] };
  const faults = faultsByClient(route, corps);
  if (faults.size === 0 || faults.size === clients.length) return { corps, ecartees: [] };
  const ecartees = [...faults].map(([i, pourquoi]) => {
    const { entreprise = '', site_web = '' } = clients[i] ?? {};
    return { quoi: entreprise || site_web || `${i + 1}`, pourquoi };
  });
  return { corps: { ...corps, clients: clients.filter((_, i) => !faults.has(i)) }, ecartees };
}

/** An answer with the removed lines, and with the competitors of each accepted client, which the API does not repeat. */
export const completed = (ok: object, { corps, ecartees }: Tri): object => {
  const { clients = [] } = corps as { clients?: readonly Ligne[] };
  const { acceptes, refuses = [] } = ok as { acceptes?: readonly Ligne[]; refuses?: readonly Ecartee[] };
  const typed = new Map(clients.map(({ entreprise, concurrents }) => [entreprise, concurrents]));
  return {
    ...ok,
    ...(ecartees.length > 0 && { refuses: [...refuses, ...ecartees] }),
    ...(acceptes && {
      acceptes: acceptes.map((line) => ({ ...line, concurrents: typed.get(line.entreprise) ?? '' })),
    }),
  };
};
