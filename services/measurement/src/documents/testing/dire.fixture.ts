import { load } from 'cheerio';
import type { RapportData } from '../../report/rapport.data.ts';
import type { QuestionMesuree, Reponse } from '../../states/releve/releve.data.ts';
import { type Phrase, texte } from '../typo.ts';
import { rapportFictif } from './rapport.fixture.ts';

/** Plain spaces and apostrophes, so that sentences can be read and searched. */
export const plain = (text: string): string => text.replace(/[\u00a0\u202f]/g, ' ').replaceAll('’', "'");

export const dit = (phrase: Phrase): string => plain(texte(phrase));

/** What a reader sees of a page: all its words, those of each element, those of each cell of each row, a section. */
export function lu(page: string) {
  const $ = load(page);
  $('#donnees').remove();
  const textes = (selector: string, inside: Parameters<typeof $>[0] = 'body') =>
    $(inside)
      .find(selector)
      .toArray()
      .map((element) => plain($(element).text()));
  return {
    $,
    tout: plain($('body').text()),
    textes,
    rangees: (rows: string, cells = 'th, td') =>
      $(rows)
        .toArray()
        .map((row) => textes(cells, row)),
    section: (id: string) => plain($(`#${id}`).closest('section').text()),
  };
}

/** A question with one model, its answers given as places of names: "0 1" the client then Fournil Tesseau. */
export function lue(...answers: string[]): Partial<QuestionMesuree> {
  const detail = answers.map((names, i): Reponse => {
    const asked = { ia: 0, essai: i + 1 };
    if (names === 'x') return { ...asked, ecartee: 'vide' };
    return { ...asked, lu: names === '' ? [] : names.split(' ').map(Number) };
  });
  const cite = answers.filter((names) => names.split(' ').includes('0')).length;
  return { detail, suivis: [1, 2, 3, 4], cite, reponses: answers.filter((names) => names !== 'x').length };
}

export function avec(change: Partial<RapportData>, questions?: Partial<QuestionMesuree>[]): RapportData {
  const data = rapportFictif({ questions: questions?.length ?? 10, ias: 1 });
  return { ...data, ...change, questions: data.questions.map((q, i) => ({ ...q, ...questions?.[i] })) };
}
