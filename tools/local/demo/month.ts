import { type Api, until } from './api.ts';

const MEASURED = {
  entreprise: 'Plomberie Martin',
  ville: 'Angers',
  metier: 'plombier',
  concurrents: ['SOS Fuite Angers', 'Dépann’Eau 49'],
};
const LATER = {
  entreprise: 'Boulangerie Chabot',
  site_web: 'https://boulangerie-chabot.example',
  ville: 'Saumur',
  metier: 'boulangerie',
};
/** Its questions wait to be looked at, as an agency finds them. */
const TODAY = {
  entreprise: 'Garage Leroy',
  site_web: 'https://garage-leroy.example',
  ville: 'Cholet',
  metier: 'garage',
};
const PROSPECT = {
  entreprise: 'Fleurs de Loire',
  site_web: 'https://fleurs-de-loire.example',
  ville: 'Angers',
  metier: 'fleuriste',
};

/** Days before today when it begins, when the second client comes, and when the first one, after a month, is measured again. */
export const BEGINS = 36;
const SECOND_CLIENT = 9;
const SECOND_MEASUREMENT = 2;

/** Moves the clock to so many days before today, unless it is there or later. */
export type MoveTo = (days_ago: number) => Promise<void>;

type Document = { readonly genre: string; readonly lien: string };

/** The client of that name, placed unless an earlier start did. */
async function place(api: Api, client: { entreprise: string; site_web: string }): Promise<string> {
  const { clients } = (await api('clients/')) as { clients: { id: string; entreprise: string }[] };
  const there = clients.find(({ entreprise }) => entreprise === client.entreprise);
  if (there !== undefined) return there.id;
  const { poses } = (await api('clients/', { clients: [client], confirmer: true })) as {
    poses: { id: string }[];
  };
  return poses[0]?.id ?? '';
}

/** Answers with the newest of at least so many documents of the client. */
const untilKept = (api: Api, id: string, wanted: string, count = 1): Promise<Document> =>
  until(`${count} ${wanted}`, async () => {
    const { livrables } = (await api(`clients/${id}/livrables/`)) as { livrables: Document[] };
    const found = livrables.filter(({ genre }) => genre === wanted);
    return found.length < count ? undefined : found[0];
  });

/** The report, once the page that follows it is there too: the clock must not go on before. */
async function untilReported(api: Api, id: string, times: number): Promise<Document> {
  const report = await untilKept(api, id, 'rapport', times);
  await untilKept(api, id, 'page', times);
  return report;
}

/** Launches the first measurement of the client, unless an earlier start did, and waits for its report. */
async function measure(api: Api, id: string): Promise<void> {
  const mesure = await until('its questions', async () => {
    const questions = await api(`clients/${id}/questions/`);
    return questions['mesure'] === 'questions en préparation' ? undefined : questions['mesure'];
  });
  if (mesure === 'à valider') await api(`clients/${id}/questions/`, { lancer: true });
  await untilReported(api, id, 1);
}

/** The site of the client is read where it can be. */
async function auditOnce(api: Api, id: string): Promise<void> {
  const { livrables } = (await api(`clients/${id}/livrables/`)) as { livrables: Document[] };
  if (livrables.some(({ genre }) => genre === 'audit')) return;
  await api(`clients/${id}/audit/`, {});
  await untilKept(api, id, 'audit');
}

/**
 * What an agency did in a month, by its own calls; answers with the link to the newest report. Each step looks at what a
 * start that was stopped did of it. Without a past to live (`moveTo` null) there is one measurement of the first client.
 */
export async function liveMonth(api: Api, site_web: string, moveTo: MoveTo | null): Promise<string> {
  await moveTo?.(BEGINS);
  const first = await place(api, { ...MEASURED, site_web });
  await measure(api, first);
  await moveTo?.(SECOND_CLIENT);
  const second = await place(api, LATER);
  if (moveTo !== null) await measure(api, second);
  await moveTo?.(SECOND_MEASUREMENT);
  const { lien } = await untilReported(api, first, moveTo === null ? 1 : 2);
  await auditOnce(api, first);
  const { diagnostics } = (await api('diagnostics/')) as { diagnostics: readonly unknown[] };
  if (diagnostics.length === 0) await api('diagnostics/', { ...PROSPECT, confirmer: true });
  await moveTo?.(0);
  await place(api, TODAY);
  return lien;
}
