import { pattern } from '../../patterns/pattern.ts';

export const NUMBER = new RegExp(
  pattern`
    ^(?:n°?|no|numero|rang|place|position|#|top)? ?(\d{1,2}) ?(?:
      er
      |ere
      |e
      |re
      |eme
      |ieme
      |nde?
      |st
      |nd
      |rd
      |th
      |°
      |\.
    )?(?: place| position| ex ?aequo| ?\/ ?\d{1,2})?$
  `,
  '',
);
