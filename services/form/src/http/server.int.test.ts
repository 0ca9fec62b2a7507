import { Held } from '@agence/platform/restore/held';
import { countsWrites, openMongo } from '@agence/platform/store/mongo';
import { testServers } from '@agence/testing/config';
import { send } from '@agence/testing/http';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  type Bench,
  demande,
  enParts,
  envoyer,
  MULTIPART,
  openBench,
  post,
  someAddress,
  URLENCODED,
} from '../testing/bench.ts';

let bench: Bench;
let url: string;
beforeAll(async () => {
  bench = await openBench();
  url = await bench.instance();
});
afterAll(() => bench.stop());

it('answers nothing else than its own path and methods', async () => {
  expect((await send(url, { path: '/' })).status).toBe(404);
  expect((await send(url, { path: '//evil.example/lead/' })).status).toBe(404);
  const put = await send(url, { method: 'PUT', path: '/lead/' });
  expect([put.status, put.headers.allow]).toEqual([405, 'GET, HEAD, POST']);
});

describe('what cannot be read is 422, whole or in chunks', () => {
  it.each<[string, string, string | undefined, string]>([
    ['nothing at all', '', undefined, 'Écrivez le nom de l’entreprise.'],
    ['JSON', '{"entreprise":"a"}', 'application/json', 'Votre demande n’a pas pu être lue'],
    ['a charset that is none', 'a', `${URLENCODED}; charset=klingon`, 'Votre demande n’a pas pu être lue'],
    [
      'a part of such a charset',
      enParts([['entreprise', 'é', '"\r\nContent-Type: text/plain; charset="klingon']]),
      MULTIPART,
      'Écrivez votre adresse e-mail',
    ],
    [
      'a file',
      enParts([
        ['entreprise', 'a'],
        ['cv', 'x', '; filename="cv.pdf"'],
      ]),
      MULTIPART,
      'Ce formulaire ne reçoit pas de fichier',
    ],
    ['thirteen fields', 'a=1&'.repeat(13), URLENCODED, 'Votre demande compte trop de champs'],
    ['100 KiB in one field', `message=${'a'.repeat(100 * 1024)}`, URLENCODED, 'Votre demande dépasse 64 Kio'],
  ])('%s', async (_, body, type, said) => {
    for (const chunked of [false, true]) {
      const { status, text } = await post(url, body, type, { chunked });
      expect([status, text.includes(said)]).toEqual([422, true]);
      expect(text).toContain('<title>Erreur\u00a0: ');
    }
  });
});

it('takes twelve fields, the first of each name, in a Western charset whose bytes are UTF-8', async () => {
  const asked = demande({ utm_source: 'x', utm_medium: 'y', ville: 'Besançon', fonction_2: '' });
  const twice = `${new URLSearchParams({ ...asked, formulaire: '' })}`.replace(
    '&utm_medium=y',
    '&entreprise=Autre',
  );
  expect(twice.split('&')).toHaveLength(12);
  expect((await post(url, twice, `${URLENCODED}; charset=iso-8859-1`)).status).toBe(200);
  expect((await bench.kept(asked)).map(({ lead }) => [lead.etat, lead.demande.ville])).toEqual([
    ['accepté', 'Besançon'],
  ]);
});

it('a form that could be read but not kept uses up no place when it is sent again, to any process', async () => {
  const { client, db } = openMongo(testServers().mongodb_url, bench.parts.db.databaseName);
  countsWrites(db, () => {
    throw new Held('nothing is written');
  });
  const held = await bench.instance(db);
  const from = someAddress();
  const formulaire = await bench.servi(url, 5000);
  const forms = Array.from({ length: 20 }, () => demande({ formulaire }));
  const each = async (to: string) => {
    const statuses = [];
    for (const asked of forms) statuses.push((await envoyer(to, asked, from)).status);
    return statuses;
  };
  expect(await each(held)).toEqual(forms.map(() => 503));
  // The window is full now: only forms that it counts already are taken in.
  expect((await envoyer(url, demande(), from)).status).toBe(429);
  expect(await each(url)).toEqual(forms.map(() => 200));
  expect((await envoyer(url, demande(), from)).status).toBe(429);
  await client.close();
});
