import { stringify } from 'csv-stringify/sync';

/** A list is one cell with a line for each item. */
export type Cell = string | number | boolean | null | undefined | readonly string[];
export type Column<Row> = { readonly title: string; readonly value: (row: Row) => Cell };

/** The start of a cell that a spreadsheet would run as a formula: a quote before it, and before its quotes, makes it text. */
const FORMULA = /^(?='*[=+\-@\t\r\n＝＋－＠])/;

const oneLine = (item: string): string => item.replaceAll(/\s*[\r\n]+\s*/g, ' ');

const plain = (cell: Cell): string | number | null | undefined => {
  if (typeof cell === 'boolean') return cell ? 'oui' : 'non';
  return typeof cell === 'object' && cell !== null ? cell.map(oneLine).join('\n') : cell;
};

/** A table for French spreadsheets: UTF-8 with BOM, semicolons, headings. */
export const csv = <Row>(columns: readonly Column<Row>[], rows: readonly Row[]): string =>
  stringify(
    [columns.map(({ title }) => title), ...rows.map((row) => columns.map(({ value }) => plain(value(row))))],
    {
      bom: true,
      delimiter: ';',
      record_delimiter: 'windows',
      quote_record_delimiter: true,
      cast: { string: (text) => text.replace(FORMULA, "'") },
    },
  );
