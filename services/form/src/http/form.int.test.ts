import { request } from 'node:http';
import { openMongo } from '@agence/platform/mongo';
import { eventually } from '@agence/testing/eventually';
import { send } from '@agence/testing/http';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  type Banc,
  banc,
  type Champs,
  champDe,
  DEMANDE,
  enParts,
  envoyer,
  type Instance,
  MULTIPART,
  someAddress,
} from '../testing/banc.ts';

let bench: Banc;
let one: Instance;
beforeAll(async () => {
  bench = await banc();
  one = await bench.instance();
});
afterAll(() => bench.stop());

let nth = 0;
/** A company that no other test asks for. */
const demande = (more: Champs = {}): Champs => {
  nth += 1;
  return { ...DEMANDE, entreprise: `Maison Ferrandin ${nth}`, ...more };
};
const kept = async ({ entreprise = '' }: Champs) =>
  (await bench.leads.list({})).filter(({ lead }) => lead.demande.entreprise === entreprise);
const post = (body: string | Uint8Array, type: string | undefined, more = {}) =>
  send(one.url, {
    method: 'POST',
    path: '/lead/',
    headers: { ...(type === undefined ? {} : { 'content-type': type }), 'x-forwarded-for': someAddress() },
    body,
    ...more,
  });
/** A form as a person gets it: with its seal, some time ago. */
const servi = async (ms: number): Promise<string> => {
  const sceau = champDe((await send(one.url, { path: '/lead/' })).text, 'formulaire') ?? '';
  bench.ahead(ms);
  return sceau;
};

describe('GET lead/', () => {
  it('serves the form, closed to scripts and to other sites', async () => {
    const { status, headers, text } = await send(one.url, { path: '/lead/?utm_source=x' });
    expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(headers['content-security-policy']).toMatch(
      /^default-src 'none'; style-src 'sha256-[\w+/]+=*'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'$/,
    );
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'x-frame-options': 'DENY',
      'cache-control': 'private, no-cache',
    });
    expect(headers).not.toHaveProperty('x-powered-by');
    expect(text).toContain('<form action="/lead/" method="post"');
  });

  it('answers HEAD without a body, and nothing else than its own path and methods', async () => {
    const head = await send(one.url, { method: 'HEAD', path: '/lead/' });
    expect([head.status, head.text]).toEqual([200, '']);
    expect((await send(one.url, { path: '/' })).status).toBe(404);
    expect((await send(one.url, { path: '//evil.example/lead/' })).status).toBe(404);
    const put = await send(one.url, { method: 'PUT', path: '/lead/' });
    expect([put.status, put.headers.allow]).toEqual([405, 'GET, HEAD, POST']);
  });
});

describe('200', () => {
  it('thanks only for what is kept, with its news beside it and nobody named in it', async () => {
    const asked = demande({ formulaire: await servi(5000), fonction_2: '' });
    const { status, text, headers } = await envoyer(one.url, asked);
    expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
    expect(text).toContain('<h1>Merci, c’est bien reçu</h1>');
    const [lead] = await kept(asked);
    expect(lead?.lead).toMatchObject({
      etat: 'accepté',
      motif: null,
      demande: {
        entreprise: asked['entreprise'],
        email: 'contact@ferrandin.fr',
        concurrents: ['Fournil Tesseau', 'Quintard'],
      },
    });
    const stored = await bench.parts.db.collection<{ _id: string; outbox: object[] }>('leads').findOne({
      _id: lead?.id ?? '',
    });
    const news = stored?.outbox.filter((row) => 'kind' in row && row.kind === 'event');
    expect(news).toMatchObject([{ name: 'lead_accepte', data: { lead: lead?.id } }]);
    expect(JSON.stringify(stored?.outbox)).not.toMatch(/Ferrandin|ferrandin/);
  });

  it('reads both encodings alike, accents and line ends included', async () => {
    const asked = demande({ message: 'Un.\r\n« Deux » & 50 %', ville: 'Besançon' });
    expect((await post(enParts(Object.entries(asked)), MULTIPART)).status).toBe(200);
    expect(
      (
        await post(
          new URLSearchParams(asked).toString(),
          'application/x-www-form-urlencoded; charset=iso-8859-1',
        )
      ).status,
    ).toBe(200);
    const raw = `entreprise=${asked['entreprise']}&email=a@b.fr&ville=Besançon&message=Un.\n« Deux » %26 50 %25`;
    expect((await post(raw, 'application/x-www-form-urlencoded')).status).toBe(200);
    const said = (await kept(asked)).map(({ lead }) => [lead.demande.ville, lead.demande.message]);
    expect(said).toEqual(Array.from({ length: 3 }, () => ['Besançon', 'Un.\n« Deux » & 50 %']));
  });

  it("accepts somebody's own form, without our hidden fields", async () => {
    const asked = { entreprise: demande()['entreprise'] ?? '', email: 'a@b.fr' };
    expect((await envoyer(one.url, asked)).status).toBe(200);
    expect((await kept(asked)).map(({ lead }) => lead.etat)).toEqual(['accepté']);
  });

  it.each([
    ['a filled trap', 'piège', async () => ({ formulaire: await servi(5000), fonction_2: 'directeur' })],
    ['a form sent back at once', 'trop vite', async () => ({ formulaire: await servi(2000) })],
    ['a seal that is not ours', 'sceau faux', async () => ({ formulaire: 'a.b.c' })],
  ])('keeps %s for a person, with the same page', async (_, motif, hidden) => {
    const asked = demande(await hidden());
    const { status, text } = await envoyer(one.url, asked);
    expect([status, text.includes('Merci, c’est bien reçu')]).toEqual([200, true]);
    expect((await kept(asked)).map(({ lead }) => [lead.etat, lead.motif])).toEqual([['à vérifier', motif]]);
  });

  it('counts a second click, or a page sent anew, once', async () => {
    const asked = demande({ formulaire: await servi(5000) });
    const from = someAddress();
    const both = await Promise.all([envoyer(one.url, asked, from), envoyer(one.url, asked, from)]);
    expect([...both, await envoyer(one.url, asked, from)].map(({ status }) => status)).toEqual([
      200, 200, 200,
    ]);
    expect(await kept(asked)).toHaveLength(1);
  });
});

describe('422', () => {
  it('keeps what was typed, and the seal, and stores nothing', async () => {
    const formulaire = await servi(0);
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
    expect(await kept(asked)).toEqual([]);
  });

  it.each<[string, string | Uint8Array, string | undefined, string]>([
    ['nothing at all', '', undefined, 'Écrivez le nom de l’entreprise.'],
    ['an empty form', '', 'application/x-www-form-urlencoded', 'Écrivez le nom de l’entreprise.'],
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
    [
      'a broken escape',
      'entreprise=%zz',
      'application/x-www-form-urlencoded',
      'Votre demande n’a pas pu être lue',
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
    [
      'thirteen fields',
      'a=1&'.repeat(13),
      'application/x-www-form-urlencoded',
      'Votre demande compte trop de champs',
    ],
    [
      'thirteen parts',
      enParts(Array.from({ length: 13 }, (_, n) => [`a${n}`, 'x'])),
      MULTIPART,
      'Votre demande compte trop de champs',
    ],
    [
      '100 KiB in one field',
      `message=${'a'.repeat(100 * 1024)}`,
      'application/x-www-form-urlencoded',
      'Votre demande dépasse 64 Kio',
    ],
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
      'application/x-www-form-urlencoded',
      'Le message compte 5\u202f000 signes',
    ],
    [
      'bytes that are no text',
      new Uint8Array([0xff, 0xfe, 0x00, 0x3d, 0x80]),
      'application/x-www-form-urlencoded',
      'Écrivez le nom de l’entreprise.',
    ],
  ])('%s', async (_, body, type, said) => {
    for (const chunked of [false, true]) {
      const { status, text } = await post(body, type, { chunked });
      expect([status, text.includes(said)]).toEqual([422, true]);
      expect(text).toContain('<title>Erreur\u00a0: ');
    }
  });

  it('takes twelve fields, the first of each name', async () => {
    const asked = demande({
      utm_source: 'x',
      utm_medium: 'y',
      formulaire: await servi(5000),
      fonction_2: '',
    });
    const twice = `${new URLSearchParams(asked)}`.replace('&utm_medium=y', '&entreprise=Autre');
    expect(twice.split('&')).toHaveLength(12);
    expect((await post(twice, 'application/x-www-form-urlencoded')).status).toBe(200);
    expect((await kept(asked)).map(({ lead }) => lead.etat)).toEqual(['accepté']);
  });

  it('a caller that goes away in the middle leaves nothing, and the next is served', async () => {
    const asked = demande();
    const call = request(`${one.url}/lead/`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'content-length': '5000' },
    });
    const gone = new Promise((resolve) => call.once('close', resolve));
    call.on('error', () => {});
    call.write(`${new URLSearchParams(asked)}`, () => call.destroy());
    await gone;
    expect((await envoyer(one.url, demande())).status).toBe(200);
    expect(await kept(asked)).toEqual([]);
  });
});

describe('429', () => {
  it('takes exactly 20 an hour from one address, over two processes, and forgets no word', async () => {
    const two = await bench.instance({ newBus: true });
    const from = someAddress();
    const urls = [one.url, two.url];
    // A process that has just joined counts alone until its bus answers.
    await eventually(async () => {
      const probe = someAddress();
      for (let n = 0; n < 20; n += 1) await envoyer(one.url, demande(), probe);
      return (await envoyer(two.url, demande(), probe)).status === 429;
    });
    for (const url of urls) expect((await envoyer(url, demande({ email: '' }), from)).status).toBe(422);
    const sent = Array.from({ length: 50 }, () => demande());
    const answers = await Promise.all(sent.map((asked, n) => envoyer(urls[n % 2] ?? '', asked, from)));
    const accepted = answers.filter(({ status }) => status === 200);
    const refused = answers.filter(({ status }) => status === 429);
    expect([accepted.length, refused.length]).toEqual([20, 30]);
    const stored = await Promise.all(sent.map(kept));
    expect(stored.flat()).toHaveLength(20);
    const [late] = refused;
    expect(Number(late?.headers['retry-after'])).toBeGreaterThan(3000);
    expect(Number(late?.headers['retry-after'])).toBeLessThanOrEqual(3600);
    expect(late?.text).toMatch(/<h1>Réessayez après \d\d\u00a0h\u00a0\d\d<\/h1>/);
    expect(champDe(late?.text ?? '', 'email')).toBe('contact@ferrandin.fr');
    expect((await envoyer(one.url, demande({ entreprise: '' }), from)).status).toBe(422);
    expect((await envoyer(two.url, demande())).status).toBe(200);
  });

  it('counts a /64 of IPv6 as one caller, and only what the gateway says', async () => {
    const net = `2001:db8:${nth.toString(16)}`;
    for (let n = 0; n < 20; n += 1)
      expect((await envoyer(one.url, demande(), `192.0.2.${n}, ${net}:1::${n.toString(16)}`)).status).toBe(
        200,
      );
    expect((await envoyer(one.url, demande(), `${net}:1:ffff::1`)).status).toBe(429);
    expect((await envoyer(one.url, demande(), `${net}:2::1`)).status).toBe(200);
  });
});

describe('503', () => {
  it('is what a person gets while nothing can be kept: no thank-you, no word lost, no place used up', async () => {
    const { client, db } = openMongo('mongodb://127.0.0.1:1/?replicaSet=rs0', 'nowhere');
    const away = await bench.instance({ db });
    const from = someAddress();
    const formulaire = await servi(5000);
    const asked = demande({ formulaire });
    const answers = await Promise.all(Array.from({ length: 21 }, () => envoyer(away.url, asked, from)));
    for (const { status, headers, text } of answers) {
      expect([status, headers['retry-after']]).toEqual([503, '60']);
      expect(text).not.toContain('Merci');
      expect(champDe(text, 'entreprise')).toBe(asked['entreprise']);
      expect(champDe(text, 'formulaire')).toBe(formulaire);
    }
    await client.close();
    expect((await envoyer(one.url, asked, from)).status).toBe(200);
    await eventually(async () => (await kept(asked)).length === 1);
  });
});
