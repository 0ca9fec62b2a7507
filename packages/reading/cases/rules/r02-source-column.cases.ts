import { describeRule } from './describe-rule.ts';
import { client, concurrents } from './one-house.ts';

const answer = (heading: string): string =>
  `| Atelier | Prix | ${heading} |\n|---|---|---|\n| Cycles Bertin | 35 € | [PagesJaunes](https://www.pagesjaunes.fr) |\n| Atelier Morvan | 40 € | [site](https://atelier-morvan.fr) |`;

describeRule('R2f: the heading of a source column speaks for its column, not for the table', [
  ...['Source', 'Sources'].map((heading) => ({
    says: `a column "${heading}"`,
    client,
    concurrents,
    question: 'Qui peut réparer un vélo électrique à Dijon ?',
    answer: answer(heading),
    cited: ['Cycles Bertin', 'Atelier Morvan'],
  })),
]);
