import type { Remote } from '@agence/platform/grpc/grpc-client';
import type { ProspectionsServer, RemettreDiagnosticRequest } from '@agence/proto/clients/v1/prospection';
import type { FormServer } from '@agence/proto/form/v1/form';
import { eventually } from '@agence/testing/eventually';
import type { TestParts } from '@agence/testing/parts';
import { load } from 'cheerio';
import type { AskModel } from '../../ai/port.ts';
import { simulate } from '../../ai/simulator/simulate.ts';
import type { Needs } from '../../needs.ts';
import { measuring } from '../../testing/measuring.ts';

export const COMPTE = 'agence-test';

const PROSPECT = {
  entreprise: 'Fournil Martin',
  site_web: 'https://fournil-martin.example',
  ville: 'Lyon',
  metier: 'boulangerie',
};

/** Prepares questions, and then answers nothing. */
export const silent: AskModel = async (call) =>
  call.hint?.genre === 'preparation' ? simulate(call) : { kind: 'rejected', status: 400, why: 'HTTP 400' };

/** Between an agency's request `dp_1` and the leads `l_1` and `l_2`; `rendus`: the diagnostics handed back to the agency. */
export const diagnosing = (parts: TestParts, over: Partial<Needs> = {}) => {
  const rendus: RemettreDiagnosticRequest[] = [];
  const prospections: Pick<Remote<ProspectionsServer>, 'lireDemande' | 'remettreDiagnostic'> = {
    lireDemande: async () => ({ result: { $case: 'demande', value: { prospect: PROSPECT, ias: 2 } } }),
    remettreDiagnostic: async (said) => {
      if (!rendus.some(({ command_id }) => command_id === said.command_id)) rendus.push(said);
      return { retenu: true };
    },
  };
  const fiche = { ...PROSPECT, site_web: undefined, concurrents: ['Au Bon Pain'] };
  const told = (lead: string) => ({ ...fiche, attend: lead === 'l_waits' });
  const form: Pick<Remote<FormServer>, 'lireFiche'> = {
    lireFiche: async ({ lead }) =>
      ['l_1', 'l_2', 'l_waits'].includes(lead)
        ? { result: { $case: 'fiche', value: told(lead) } }
        : { result: { $case: 'refus', value: { refus: { $case: 'not_found', value: '' } } } },
  };
  const measured = measuring(parts, {
    prospections: prospections as Remote<ProspectionsServer>,
    form: form as Remote<FormServer>,
    ...over,
  });
  return { ...measured, rendus };
};

export type Diagnosing = ReturnType<typeof diagnosing>;

export const etatDe = async ({ needs }: Diagnosing, id: string) => (await needs.mesures.read(id)).state?.etat;

/** Sweeps until a measurement is over. */
export const ended = (one: Diagnosing, id: string) =>
  eventually(async () => {
    await one.sweep();
    return !['en cours', undefined].includes(await etatDe(one, id));
  });

/** What a document was made from. */
export const donneesDe = (html: string) => JSON.parse(load(html)('#donnees').contents().text());
