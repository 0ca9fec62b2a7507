import { readFileSync } from 'node:fs';
import { readAnswer } from '@agence/reading';
import { foldedWords } from '@agence/words/folded';
import { expect, test } from '@jest/globals';
import { phoneNumber } from '../sites/extract/phones.ts';
import { domaineDe } from '../sources/adresse.ts';
import { daysOf } from './hours.ts';
import { saidIn } from './said.ts';
import type { SiteFacts } from './site.ts';
import { streetsIn } from './statements.ts';

/** Sets written by people who did not see the grammars; `cases/README.md` says how they are labelled and scored. */
type Case = {
  id: string;
  client: { nom: string; site: string; ville: string; metier: string };
  competitors: { nom: string }[];
  site_facts: {
    telephones: string[];
    adresse: { rue: string; code_postal: string; ville: string } | null;
    horaires: { jours: string; ouvre: string; ferme: string }[] | null;
    prix: { euros: number }[] | null;
    site: string;
  };
  answer: string;
  statements: { kind: string; quote: string; verdict: string }[];
};

const casesOf = (set: string): Case[] =>
  readFileSync(new URL(`./cases/${set}.jsonl`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));

const siteOf = ({ client, site_facts: { telephones, adresse, horaires, prix, site } }: Case): SiteFacts => {
  const at = { url: `https://${domaineDe(site)}/contact`, explicit: true };
  const open = [
    ...new Set((horaires ?? []).flatMap(({ jours }) => daysOf(`ouvert ${jours.replace(/ /g, '')}`).open)),
  ];
  const rows = (horaires ?? []).map(({ jours, ouvre, ferme }) =>
    daysOf(`ouvert ${jours.replace(/ /g, '')} ${ouvre}-${ferme}`),
  );
  const times = [0, 1, 2, 3, 4, 5, 6].map((day) =>
    rows.flatMap((row) => row.times?.[day] || []).join(' et '),
  );
  const closed = [0, 1, 2, 3, 4, 5, 6].filter((day) => !open.includes(day));
  const street = adresse && streetsIn(`${adresse.rue}, ${adresse.code_postal} ${adresse.ville}`)[0];
  return {
    ...{ at: new Date(0), url: at.url, hosts: [site, client.site].map(domaineDe) },
    phones: telephones.map((shown) => ({ ...at, shown, number: phoneNumber(shown), fax: false })),
    addresses: street ? [{ ...at, shown: street.shown, address: street }] : [],
    hours: horaires && { open, closed, times, url: at.url, shown: 'horaires' },
    prices: (prix ?? []).map(({ euros }) => ({ shown: `${String(euros).replace('.', ',')} €`, url: at.url })),
    several: false,
    moved: false,
  };
};

const KINDS: Record<string, string> = {
  ville: 'adresse',
  ferme: 'fermeture',
  telephone: 'téléphone',
  site: 'site web',
  metier: 'métier',
};
const flat = (text: string): string => foldedWords(text).join('');

const judge = async (labelled: Case) => {
  const { client, competitors, answer } = labelled;
  const fiche = {
    ...{ entreprise: client.nom, site_web: client.site, ville: client.ville, metier: client.metier },
    concurrents: competitors.map(({ nom }) => nom),
  };
  const context = {
    client: { ...fiche, site: client.site },
    ...{ concurrents: fiche.concurrents, question: `Quel ${client.metier} à ${client.ville} ?`, sources: [] },
  };
  return saidIn(answer, readAnswer(answer, context), fiche, siteOf(labelled));
};

type Part = { readonly shown: string; readonly sentence: string };
const meets = (quote: string, { shown, sentence }: Part): boolean =>
  flat(quote).includes(flat(shown)) ||
  flat(shown).includes(flat(quote)) ||
  flat(sentence).includes(flat(quote));

test.each([
  ['faits', 11],
  ['faits-2', 25],
  ['faits-3', 73],
  ['faits-4', 49],
  ['faits-5', 45],
] as const)('what is called false is false: %s', async (set, least) => {
  const wrong: string[] = [];
  let right = 0;
  for (const answer of casesOf(set)) {
    const said = (await judge(answer)).filter(({ verdict }) => verdict === 'faux');
    const expected = answer.statements.filter(({ verdict }) => verdict === 'faux');
    const like = (kind: string, quote: string) =>
      said.find(({ statement }) => statement.kind === (KINDS[kind] ?? kind) && meets(quote, statement));
    const found = new Set(expected.map(({ kind, quote }) => like(kind, quote)));
    right += expected.filter(({ kind, quote }) => like(kind, quote) !== undefined).length;
    for (const item of said)
      if (!found.has(item)) {
        const gold = answer.statements.find(
          ({ kind, quote }) => (KINDS[kind] ?? kind) === item.statement.kind && meets(quote, item.statement),
        );
        wrong.push(
          `${answer.id} ${item.statement.kind} : ${item.statement.shown} [${gold?.verdict}] « ${item.statement.sentence} »`,
        );
      }
  }
  expect(wrong).toEqual([]);
  expect(right).toBeGreaterThanOrEqual(least);
});

test.each([
  ['faits', 16],
  ['faits-2', 19],
  ['faits-3', 7],
  ['faits-4', 20],
  ['faits-5', 31],
] as const)('hours and trades called right are not labelled false: %s', async (set, least) => {
  const wrong: string[] = [];
  let right = 0;
  for (const answer of casesOf(set))
    for (const { statement, verdict } of await judge(answer)) {
      if (verdict !== 'conforme' || !['horaires', 'métier'].includes(statement.kind)) continue;
      const labels = answer.statements.filter(
        ({ kind, quote }) => (KINDS[kind] ?? kind) === statement.kind && meets(quote, statement),
      );
      if (labels.some((label) => label.verdict === 'conforme')) right += 1;
      if (labels.some((label) => label.verdict === 'faux')) wrong.push(`${answer.id} ${statement.sentence}`);
    }
  expect(wrong).toEqual([]);
  expect(right).toBe(least);
});
