import { randomBytes } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { shared } from '../outside/system.ts';

const operate = (...args: string[]) => shared().operate(...args);

test('an authorised address is erased; the last one of an account is not', async () => {
  const [name, slug] = [randomBytes(5).toString('hex'), `agence-${randomBytes(5).toString('hex')}`];
  const [leaves, stays] = [`eve@${name}.example.com`, `ada@${name}.example.com`];
  const create = ['accounts', 'create', '--slug', slug, '--nom', name, '--plan', 'agence5'];
  await operate(...create, '--paiement', 'virement', '--adresse', leaves, '--adresse', stays);
  expect(await operate('people', 'erase', leaves)).toEqual({ erased: [], comptes: [slug] });
  expect(await operate('accounts', 'show', slug)).toMatchObject({ adresses: [stays] });
  await expect(operate('people', 'erase', stays)).rejects.toThrow(
    `C’est la dernière adresse du compte ${name}\u00a0: faites-en d’abord ajouter une autre (addresses approve).`,
  );
});
