import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  type Bench,
  champDe,
  demande,
  enParts,
  envoyer,
  type Instance,
  MULTIPART,
  openBench,
  post,
  URLENCODED,
} from '../testing/bench.ts';

let bench: Bench;
let one: Instance;
beforeAll(async () => {
  bench = await openBench();
  one = await bench.instance();
});
afterAll(() => bench.stop());

describe('422', () => {
  it('keeps what was typed, and the seal, and stores nothing', async () => {
    const formulaire = await bench.servi(one.url, 0);
    const asked = demande({ formulaire, email: 'contact@ferrandin', message: '<b>"gâteaux"' });
    const { status, text } = await envoyer(one.url, asked);
    expect(status).toBe(422);
    expect(text).toContain(
      '<title>Erreur\u00a0: un champ à corriger – Diagnostic gratuit – Mesure IA</title>',
    );
    expect(champDe(text, 'entreprise')).toBe(asked['entreprise']);
    expect(champDe(text, 'email')).toBe('contact@ferrandin');
    expect(champDe(text, 'formulaire')).toBe(formulaire);
    expect(text).toContain('>\n&lt;b>&quot;gâteaux&quot;</textarea>');
    expect(await bench.kept(asked)).toEqual([]);
  });

  it.each<[string, string | Uint8Array, string | undefined, string]>([
    ['nothing at all', '', undefined, 'Écrivez le nom de l’entreprise.'],
    ['an empty form', '', URLENCODED, 'Écrivez le nom de l’entreprise.'],
    ['JSON', '{"entreprise":"a"}', 'application/json', 'Votre demande n’a pas pu être lue'],
    ['a text', 'a', 'text/plain; charset=klingon', 'Votre demande n’a pas pu être lue'],
    ['a type that is none', 'a', ';;', 'Votre demande n’a pas pu être lue'],
    ['no boundary', 'a', 'multipart/form-data', 'Votre demande n’a pas pu être lue'],
    ['parts that do not end', '------agence\r\nContent-Dis', MULTIPART, 'Votre demande n’a pas pu être lue'],
    [
      'a part without its end',
      enParts([['entreprise', 'a']]).slice(0, -12),
      MULTIPART,
      'Votre demande n’a pas pu être lue',
    ],
    ['a broken escape', 'entreprise=%zz', URLENCODED, 'Votre demande n’a pas pu être lue'],
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
    [
      'thirteen parts',
      enParts(Array.from({ length: 13 }, (_, n) => [`a${n}`, 'x'])),
      MULTIPART,
      'Votre demande compte trop de champs',
    ],
    ['100 KiB in one field', `message=${'a'.repeat(100 * 1024)}`, URLENCODED, 'Votre demande dépasse 64 Kio'],
    [
      '2 MiB of parts',
      enParts([['message', 'a'.repeat(2 * 1024 * 1024)]]),
      MULTIPART,
      'Votre demande dépasse 64 Kio',
    ],
    [
      'a charset that is none',
      enParts([['entreprise', 'é', '"\r\nContent-Type: text/plain; charset="klingon']]),
      MULTIPART,
      'Écrivez votre adresse e-mail',
    ],
    [
      'a message of 5,000 signs',
      `entreprise=a&email=a@b.fr&message=${'a'.repeat(5000)}`,
      URLENCODED,
      'Le message compte 5\u202f000 signes',
    ],
    [
      'bytes that are no text',
      new Uint8Array([0xff, 0xfe, 0x00, 0x3d, 0x80]),
      URLENCODED,
      'Écrivez le nom de l’entreprise.',
    ],
  ])('%s', async (_, body, type, said) => {
    for (const chunked of [false, true]) {
      const { status, text } = await post(one.url, body, type, chunked);
      expect([status, text.includes(said)]).toEqual([422, true]);
      expect(text).toContain('<title>Erreur\u00a0: ');
    }
  });

  it('takes twelve fields, the first of each name', async () => {
    const asked = demande({
      utm_source: 'x',
      utm_medium: 'y',
      formulaire: await bench.servi(one.url, 5000),
      fonction_2: '',
    });
    const twice = `${new URLSearchParams(asked)}`.replace('&utm_medium=y', '&entreprise=Autre');
    expect(twice.split('&')).toHaveLength(12);
    expect((await post(one.url, twice, URLENCODED)).status).toBe(200);
    expect((await bench.kept(asked)).map(({ lead }) => lead.etat)).toEqual(['accepté']);
  });

  it('a caller that goes away in the middle leaves nothing, and the next is served', async () => {
    const asked = demande();
    const call = request(`${one.url}/lead/`, {
      method: 'POST',
      headers: { 'content-type': URLENCODED, 'content-length': '5000' },
    });
    const gone = new Promise((resolve) => call.once('close', resolve));
    call.on('error', () => {});
    call.write(`${new URLSearchParams(asked)}`, () => call.destroy());
    await gone;
    expect((await envoyer(one.url, demande())).status).toBe(200);
    expect(await bench.kept(asked)).toEqual([]);
  });
});
