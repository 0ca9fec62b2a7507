import { randomUUID } from 'node:crypto';
import { refuse } from '@agence/gesture';
import { refused } from '@agence/platform/process/refus';
import type { LireLienRequest, LireLienResponse } from '@agence/proto/accounts/v1/sessions';
import type { Needs } from '../needs.ts';
import { drawSecret } from '../secret.ts';
import { LIEN_PERDU, lienVaut, tirerJeton } from './lien.rule.ts';

const perdu = () => refused(refuse('not_found', LIEN_PERDU));

/** The account of a link, if one has its address, with a token that only this reply carries, unless `sans_jeton`. */
export const lireLien =
  ({ liens, comptes, machineNow }: Needs) =>
  async ({ lien: id, sans_jeton = false }: LireLienRequest): Promise<LireLienResponse> => {
    const now = machineNow();
    const found = await liens.byId(id);
    if (found === null || !lienVaut(found.state, now)) return perdu();
    const { adresse } = found.state;
    const [first] = await comptes.byAdresse(adresse);
    if (first === undefined) return perdu();
    const { secret, hash } = drawSecret();
    const command = { id, hash, now, command_id: randomUUID(), confirmer: !sans_jeton };
    const outcome = await liens.carryOut(found.key, tirerJeton, command);
    if ('refusal' in outcome) return refused(outcome);
    const value = { adresse, jeton: sans_jeton ? '' : secret, slug: first.slug, nom: first.compte.nom };
    return { result: { $case: 'lien', value } };
  };
