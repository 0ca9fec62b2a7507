/** The rules of an account as one would say them, small and pure: what the system must agree with whatever befalls it. */

export type ModelClient = {
  readonly site: string;
  readonly actif: boolean;
  readonly mesure: boolean;
  /** The trade it was corrected to. */
  readonly corrige: string | null;
};

export type Model = {
  readonly places: number;
  readonly clients: readonly ModelClient[];
  readonly marque: string;
  readonly diagnostics: number;
  /** A transfer was announced, which nobody has confirmed. */
  readonly virement: boolean;
  /** Prospects that asked by the public form, by the name of their business. */
  readonly leads: readonly string[];
  /** Periods that the card provider said were paid. */
  readonly payes: number;
};

/** What an agency does, or the world for it, about its client of that number (modulo how many it has) where it is about one. */
export type Gesture =
  | { readonly kind: 'placer'; readonly sites: readonly string[] }
  | { readonly kind: 'retirer' | 'lancer'; readonly client: number }
  | { readonly kind: 'corriger'; readonly client: number; readonly metier: string }
  | { readonly kind: 'marque'; readonly nom: string }
  | { readonly kind: 'diagnostic'; readonly site: string }
  | { readonly kind: 'virement' | 'paiement' }
  | { readonly kind: 'lead'; readonly entreprise: string };

/** The status, and the account after it. */
export type Verdict = { readonly status: 200 | 409; readonly after: Model };

export const newModel = (places: number, nom: string): Model => ({
  places,
  clients: [],
  marque: nom,
  diagnostics: 0,
  virement: false,
  leads: [],
  payes: 0,
});

const DIAGNOSTICS_PER_CLIENT = 3;

const actifs = ({ clients }: Model): number => clients.filter(({ actif }) => actif).length;

/** A removed client that was launched keeps its place for 30 days. */
export const placesRestantes = (model: Model): number =>
  Math.max(0, model.places - model.clients.filter(({ actif, mesure }) => actif || mesure).length);

export const diagnosticsRestants = (model: Model): number =>
  Math.max(0, DIAGNOSTICS_PER_CLIENT * actifs(model) - model.diagnostics);

const changed = (model: Model, site: string, change: Partial<ModelClient>): Model => ({
  ...model,
  clients: model.clients.map((client) => (client.site === site ? { ...client, ...change } : client)),
});

const refused = (after: Model): Verdict => ({ status: 409, after });
const done = (after: Model): Verdict => ({ status: 200, after });

/** Whom a gesture is about. */
export const clientOf = ({ clients }: Model, gesture: Gesture): ModelClient | undefined =>
  'client' in gesture ? clients[gesture.client % Math.max(1, clients.length)] : undefined;

/** A client of its own for each site: nobody is taken back. Null: there is nobody to do it to. */
export function decide(model: Model, gesture: Gesture): Verdict | null {
  const client = clientOf(model, gesture);
  if ('client' in gesture && client === undefined) return null;
  const site = client?.site ?? '';
  switch (gesture.kind) {
    case 'placer': {
      const taken = gesture.sites.slice(0, placesRestantes(model));
      const posed = taken.map((one) => ({ site: one, actif: true, mesure: false, corrige: null }));
      return taken.length === 0 ? refused(model) : done({ ...model, clients: [...model.clients, ...posed] });
    }
    case 'retirer':
      return client?.actif ? done(changed(model, site, { actif: false })) : refused(model);
    case 'lancer':
      return client?.actif && !client.mesure ? done(changed(model, site, { mesure: true })) : null;
    case 'corriger':
      return client?.actif && client.corrige === null
        ? done(changed(model, site, { corrige: gesture.metier }))
        : refused(model);
    case 'marque':
      return done({ ...model, marque: gesture.nom });
    case 'diagnostic':
      return done({ ...model, diagnostics: model.diagnostics + (diagnosticsRestants(model) > 0 ? 1 : 0) });
    case 'virement':
      return done({ ...model, virement: true });
    case 'paiement':
      // Money of the card settles the transfer that was announced.
      return done({ ...model, payes: model.payes + 1, virement: false });
    case 'lead':
      return done({ ...model, leads: [...model.leads, gesture.entreprise] });
  }
}
