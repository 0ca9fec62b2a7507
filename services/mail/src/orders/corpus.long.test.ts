import { type Cas, cases, read } from '@agence/orders/cases';
import { expect, it } from '@jest/globals';
import MailComposer from 'nodemailer/lib/mail-composer';
import { readMail } from './understand.worker.ts';

/** A second of work, on a machine that has other work. */
const PATIENCE_MS = 120_000;

const brut = ({ sujet, texte, html, table }: Cas): Promise<Buffer> =>
  new MailComposer({
    ...{ from: 'anne@agence.example', to: 'commandes+a@mesure-ia.example', subject: sujet },
    ...(texte === undefined ? {} : { text: texte }),
    ...(html === undefined ? {} : { html }),
    ...(table === undefined ? {} : { attachments: [{ filename: 'clients.csv', content: table }] }),
  })
    .compile()
    .build();

/** Reads the messages of a file by strict forms, each from its bytes, as one that arrived. */
const judged = async (file: string) => {
  const verdicts = cases(file).map(async (cas) => {
    const lettre = await readMail(await brut(cas));
    if (lettre === null) throw new Error(`${cas.id} is no message`);
    return { id: cas.id, ...read(cas, '', lettre) };
  });
  const all = await Promise.all(verdicts);
  const faux = all.filter(({ forme, ordre, right }) => forme && ordre && !right).map(({ id }) => id);
  return { count: all.length, faux, justes: all.filter(({ right }) => right).length };
};

it(
  'no message of five hundred is misread in a strict form, and those that are written in one are read',
  async () => {
    const [known, kept] = [await judged('messages.jsonl'), await judged('kept.jsonl')];
    expect([known.count, known.faux, kept.count, kept.faux]).toEqual([400, [], 100, []]);
    expect(known.justes + kept.justes).toBeGreaterThanOrEqual(190);
  },
  PATIENCE_MS,
);
