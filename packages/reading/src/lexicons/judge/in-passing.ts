import { regex } from '../../patterns/pattern.ts';

export const ONE_OF_STAFF = regex`
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
`;
