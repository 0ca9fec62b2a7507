import { describe, expect, it } from '@jest/globals';
import { lireDemande } from './demande.ts';
import { type Champ, type Saisie, saisieDe } from './saisie.ts';

const typed = (change: Partial<Saisie> = {}): Saisie =>
  saisieDe(new Map(Object.entries({ entreprise: 'Maison Ferrandin', email: 'a@ferrandin.fr', ...change })));

const fautes = (change: Partial<Saisie>) => {
  const lu = lireDemande(typed(change));
  return 'fautes' in lu ? lu.fautes : [];
};

describe('a request', () => {
  it('needs a name and an address, nothing else', () => {
    expect(lireDemande(typed())).toEqual({
      demande: {
        entreprise: 'Maison Ferrandin',
        email: 'a@ferrandin.fr',
        ville: null,
        metier: null,
        site_web: null,
        concurrents: [],
        objet: null,
        message: null,
      },
    });
  });

  it('keeps what was typed byte for byte, but for what breaks a line and the spaces around', () => {
    const lu = lireDemande(
      typed({
        entreprise: "  L'Épi  d’Or\r\nBcc: x@y.fr ",
        ville: ' Le  Mans ',
        metier: '\u200b',
        site_web: 'ferrandin.fr',
        concurrents: 'Fournil Tesseau ; Quintard,\r\n\r\n,Petit  Jean',
        objet: 'Avant\u0000 les fêtes',
        message: 'Un.\r\n\r\nDeux. \u0007',
      }),
    );
    expect(lu).toEqual({
      demande: {
        entreprise: "L'Épi d’Or Bcc: x@y.fr",
        email: 'a@ferrandin.fr',
        ville: 'Le Mans',
        metier: null,
        site_web: 'ferrandin.fr',
        concurrents: ['Fournil Tesseau', 'Quintard', 'Petit Jean'],
        objet: 'Avant les fêtes',
        message: 'Un.\n\nDeux.',
      },
    });
  });

  it('counts an emoji as one sign, as the API does', () => {
    expect(fautes({ ville: '😀'.repeat(80), concurrents: '😀'.repeat(120) })).toEqual([]);
    expect(fautes({ ville: '😀'.repeat(81) })).toMatchObject([{ champ: 'ville' }]);
  });

  it('takes an address of 200 signs, not one more', () => {
    const email = (length: number) =>
      `a@${`${'b'.repeat(49)}.`.repeat(9)}`.slice(0, length - 3).concat('.fr');
    expect([email(200).length, fautes({ email: email(200) })]).toEqual([200, []]);
    expect(fautes({ email: email(201) })).toEqual([
      { champ: 'email', phrase: 'L’adresse e-mail compte 201 signes\u00a0: gardez-en 200 au plus.' },
    ]);
  });

  it('takes ten competitors of 120 signs, in a text of 500, line ends counted as one sign', () => {
    const list = (n: number) => Array.from({ length: n }, (_, i) => `Fournil ${i}`).join('\r\n');
    expect(fautes({ concurrents: list(10) })).toEqual([]);
    expect(fautes({ concurrents: 'a'.repeat(120) })).toEqual([]);
    expect(fautes({ concurrents: `${'a'.repeat(99)}\r\n`.repeat(5) })).toEqual([]);
  });
});

describe('what is to be corrected', () => {
  it.each<[Champ, number, string]>([
    ['entreprise', 120, 'Le nom de l’entreprise compte 121 signes\u00a0: gardez-en 120 au plus.'],
    ['ville', 80, 'Le nom de la ville compte 81 signes\u00a0: gardez-en 80 au plus.'],
    ['metier', 80, 'Le métier compte 81 signes\u00a0: gardez-en 80 au plus.'],
    ['site_web', 200, 'L’adresse du site compte 201 signes\u00a0: gardez-en 200 au plus.'],
    ['objet', 120, 'L’objet compte 121 signes\u00a0: gardez-en 120 au plus.'],
    ['message', 1000, 'Le message compte 1\u202f001 signes\u00a0: gardez-en 1\u202f000 au plus.'],
  ])('%s of more than %d signs, spaces around not counted', (champ, max, phrase) => {
    expect(fautes({ [champ]: ` ${'a'.repeat(max)}\n` })).toEqual([]);
    expect(fautes({ [champ]: 'a'.repeat(max + 1) })).toEqual([{ champ, phrase }]);
  });

  it.each<[Partial<Saisie>, Champ, string]>([
    [{ entreprise: ' \u00a0\u200b' }, 'entreprise', 'Écrivez le nom de l’entreprise.'],
    [
      { concurrents: 'a,'.repeat(251) },
      'concurrents',
      'La liste des concurrents compte 502 signes\u00a0: gardez-en 500 au plus.',
    ],
    [
      { concurrents: 'a,b;c\nd,e,f,g,h,i,j,k' },
      'concurrents',
      'Vous citez 11 concurrents\u00a0: gardez-en dix au plus.',
    ],
    [
      { concurrents: `Fournil, ${'a'.repeat(121)}` },
      'concurrents',
      'Un nom de concurrent compte plus de 120 signes\u00a0: séparez les noms par une virgule ou un retour à la ligne.',
    ],
  ])('%j', (change, champ, phrase) => {
    expect(fautes(change)).toEqual([{ champ, phrase }]);
  });

  it('is told all at once, in the order of the fields', () => {
    const all = fautes({ entreprise: '', email: '', message: 'a'.repeat(1001), ville: 'a'.repeat(81) });
    expect(all.map(({ champ }) => champ)).toEqual(['entreprise', 'email', 'ville', 'message']);
  });
});
