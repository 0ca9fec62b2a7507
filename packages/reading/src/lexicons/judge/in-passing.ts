import { pattern } from '../../patterns/pattern.ts';

export const ONE_OF_STAFF = new RegExp(
  pattern`
    (?:^|\s)(?:
      la
      |le
      |les
      |une?
      |sa
      |son
      |ses
      |leurs?
      |notre
    ) [a-z]+ (?:de|du|des|d|chez|at|of)(?: (?:la|le|les|l))? ?$
  `,
  'u',
);
