import { describe, expect, test } from '@jest/globals';
import {
  expectPage,
  FIELDS,
  type Fields,
  leadsOf,
  sendForm,
  sendParts,
  someRequest,
  tagOf,
  textOf,
  typedIn,
} from '../outside/lead.ts';
import { shared } from '../outside/system.ts';

const NOM = 'Écrivez le nom de l’entreprise.';
const EMAIL = 'Écrivez votre adresse e-mail\u00a0: le diagnostic y sera envoyé.';
const SANS =
  'Il manque le signe «\u00a0@\u00a0» dans cette adresse\u00a0: elle s’écrit comme «\u00a0nom@exemple.fr\u00a0».';
const FORME =
  'Cette adresse n’est pas valable\u00a0: elle s’écrit comme «\u00a0nom@exemple.fr\u00a0», sans espace ni accent.';

/** Sends what is to be corrected; answers with the page and the sentences of its summary by field. */
async function refused(asked: Fields, give = sendForm) {
  const page = await give(shared().base_url, asked);
  expect(page.status).toBe(422);
  expectPage(page);
  expect(page.headers['cache-control']).toBe('no-store');
  const [summary = ''] = page.text.match(/<div[^>]* id="erreurs".*?<\/ul>/s) ?? [];
  expect(summary).toContain(' tabindex="-1" autofocus');
  const links = [...summary.matchAll(/<a href="#([^"]*)">(.*?)<\/a>/g)];
  return { ...page, faults: links.map(([, field, said]) => [field, textOf(said ?? '')]) };
}

describe('what is missing or wrong', () => {
  test.each<[string, Fields, [string, string][]]>([
    [
      'nothing was filled',
      {},
      [
        ['entreprise', NOM],
        ['email', EMAIL],
      ],
    ],
    ['no company', { email: 'a@b.fr' }, [['entreprise', NOM]]],
    ['a company that nobody sees', { entreprise: ' \u200b\u00a0\t', email: 'a@b.fr' }, [['entreprise', NOM]]],
    ['no address', { entreprise: 'Fleurs', email: '  ' }, [['email', EMAIL]]],
    ['an address without its sign', { entreprise: 'Fleurs', email: 'anne.fleurs.fr' }, [['email', SANS]]],
    [
      'an address without its end',
      { entreprise: 'Fleurs', email: 'anne@fleurs' },
      [['email', 'Cette adresse n’est pas complète\u00a0: il manque la fin, par exemple «\u00a0.fr\u00a0».']],
    ],
    [
      'two addresses',
      { entreprise: 'Fleurs', email: 'anne@fleurs.fr, paul@fleurs.fr' },
      [['email', 'Écrivez une seule adresse, comme «\u00a0nom@exemple.fr\u00a0».']],
    ],
    ['an address with a space', { entreprise: 'Fleurs', email: 'anne fleurs@fleurs.fr' }, [['email', FORME]]],
    ['an address with a name', { entreprise: 'Fleurs', email: 'Anne <anne@fleurs.fr>' }, [['email', FORME]]],
    [
      'eleven competitors',
      { entreprise: 'Fleurs', email: 'a@b.fr', concurrents: 'a,b,c,d;e;f\ng\nh,i,j,k' },
      [['concurrents', 'Vous citez 11 concurrents\u00a0: gardez-en dix au plus.']],
    ],
  ])('%s', async (_, asked, faults) => {
    for (const give of [sendForm, sendParts]) {
      const page = await refused(asked, give);
      expect(page.faults).toEqual(faults);
      const many = faults.length === 1 ? 'un champ' : 'deux champs';
      expect(page.text).toContain(
        `<title>Erreur\u00a0: ${many} à corriger – Diagnostic gratuit – Mesure IA</title>`,
      );
      for (const [name] of FIELDS) {
        const tag = tagOf(page.text, name) ?? '';
        const wrong = faults.some(([field]) => field === name);
        expect([name, tag.includes(' aria-invalid="true"')]).toEqual([name, wrong]);
        expect([name, tag.includes(`${name}-erreur`)]).toEqual([name, wrong]);
      }
      expect(typedIn(page.text, 'entreprise')).toBe(asked['entreprise'] ?? '');
    }
  });
});

describe('a field over its length', () => {
  const SUBJECT: Fields = {
    entreprise: 'Le nom de l’entreprise',
    email: 'L’adresse e-mail',
    ville: 'Le nom de la ville',
    metier: 'Le métier',
    site_web: 'L’adresse du site',
    concurrents: 'La liste des concurrents',
    objet: 'L’objet',
    message: 'Le message',
  };
  const figure = (n: number) => (n < 1000 ? `${n}` : `1\u202f${`${n}`.slice(1)}`);
  /** As many signs as wanted, and still a name, an address or a list of names. */
  const filled = (name: string, length: number): string => {
    if (name === 'email')
      return `${'a'.repeat(60)}@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(length - 186)}.fr`;
    return name === 'concurrents'
      ? ['a', 'b', 'c', 'd', 'e']
          .map((sign) => sign.repeat(120))
          .join(',')
          .slice(0, length)
      : 'é'.repeat(length);
  };

  test.each(FIELDS)('%s: %i signs pass, one more does not, and nothing typed is lost', async (name, max) => {
    const all = someRequest({ ville: 'Lyon', metier: 'fleuriste', message: 'Un\r\nmot', objet: 'Objet' });
    const long = { ...all, [name]: filled(name, max + 1) };
    const page = await refused(long);
    const said = `${SUBJECT[name]} compte ${figure(max + 1)} signes\u00a0: gardez-en ${figure(max)} au plus.`;
    expect(page.faults).toEqual([[name, said]]);
    for (const [field, text] of Object.entries(long))
      expect([field, typedIn(page.text, field)?.replaceAll('\r', '')]).toEqual([
        field,
        text.replaceAll('\r', ''),
      ]);
    expect(await leadsOf(shared(), all)).toEqual([]);
    const fits = { ...all, [name]: filled(name, max) };
    expect([name, (await sendForm(shared().base_url, fits)).status]).toEqual([name, 200]);
  });

  test('a name of a competitor that is longer than any', async () => {
    const { faults } = await refused(someRequest({ concurrents: `Roses, ${'a'.repeat(121)}` }));
    expect(faults).toEqual([
      [
        'concurrents',
        'Un nom de concurrent compte plus de 120 signes\u00a0: séparez les noms par une virgule ou un retour à la ligne.',
      ],
    ]);
  });
});

describe('hostile texts', () => {
  const HOSTILE = `"'></textarea></title><script>alert(1)</script><img src=x onerror=alert(1)>`;
  const hostile = Object.fromEntries(FIELDS.map(([name]) => [name, HOSTILE]));

  test('are shown again as they were typed, and run nowhere', async () => {
    for (const give of [sendForm, sendParts]) {
      const page = await refused(hostile, give);
      expect(page.faults).toEqual([['email', SANS]]);
      for (const [name] of FIELDS) expect([name, typedIn(page.text, name)]).toEqual([name, HOSTILE]);
    }
  });

  test('stay texts on the thank-you page too', async () => {
    const asked = { ...hostile, ...someRequest(), entreprise: HOSTILE };
    const page = await sendForm(shared().base_url, asked);
    expect(page.status).toBe(200);
    expectPage(page);
    expect(textOf(page.text)).toContain(HOSTILE);
  });
});
