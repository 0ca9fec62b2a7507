import { readFileSync } from 'node:fs';
import { readAnswer } from '@agence/reading';
import { foldedWords } from '@agence/words/folded';
import { expect, test } from '@jest/globals';
import { phoneNumber } from '../sites/extract/phones.ts';
import { domaineDe } from '../sources/adresse.ts';
import { daysOf } from './hours.ts';
import type { Judged } from './judge.ts';
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
  const rows = (horaires ?? []).map(({ jours, ouvre, ferme }) =>
    daysOf(`ouvert ${jours.replace(/ /g, '')} ${ouvre}-${ferme}`),
  );
  const open = [...new Set(rows.flatMap((row) => row.open))];
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
    trades: [],
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

/** Falsehoods found, at least; hours and trades called right, exactly. */
test.each([
  ['faits', 11, 16],
  ['faits-2', 25, 19],
  ['faits-3', 73, 7],
  ['faits-4', 49, 20],
  ['faits-5', 45, 31],
] as const)(
  'what is called false is false, hours and trades called right are not: %s',
  async (set, falsehoods, truths) => {
    const wrong: string[] = [];
    const right = { false: 0, true: 0 };
    for (const answer of casesOf(set)) {
      const { id, statements } = answer;
      const all = await judge(answer);
      const labelled = (kind: string, quote: string) => (fact: Judged) =>
        (KINDS[kind] ?? kind) === fact.statement.kind && meets(quote, fact.statement);
      const labelsOf = (fact: Judged) => statements.filter(({ kind, quote }) => labelled(kind, quote)(fact));
      const said = all.filter(({ verdict }) => verdict === 'faux');
      const expected = statements.filter(({ verdict }) => verdict === 'faux');
      const found = new Set(expected.map(({ kind, quote }) => said.find(labelled(kind, quote))));
      right.false += expected.filter(({ kind, quote }) => said.some(labelled(kind, quote))).length;
      const proven = all.filter(
        ({ statement, verdict }) => verdict === 'conforme' && ['horaires', 'métier'].includes(statement.kind),
      );
      right.true += proven.filter((fact) =>
        labelsOf(fact).some(({ verdict }) => verdict === 'conforme'),
      ).length;
      const mistaken = proven.filter((fact) => labelsOf(fact).some(({ verdict }) => verdict === 'faux'));
      for (const fact of [...said.filter((falsehood) => !found.has(falsehood)), ...mistaken]) {
        const { kind, shown, sentence } = fact.statement;
        const labels = labelsOf(fact).map(({ verdict }) => verdict);
        wrong.push(`${id} ${fact.verdict} ${kind} : ${shown} [${labels}] « ${sentence} »`);
      }
    }
    expect(wrong).toEqual([]);
    expect(right.false).toBeGreaterThanOrEqual(falsehoods);
    expect(right.true).toBe(truths);
  },
);
