import { expect, it } from '@jest/globals';
import { fr } from './gesture.ts';

it('typesets the sentence and leaves what is put into it alone', () => {
  expect(fr`Le client « ${"L'Épi : pain !"} » n'existe pas ; lequel ? 20 % : non !`).toBe(
    "Le client «\u00a0L'Épi : pain !\u00a0» n’existe pas\u202f; lequel\u202f? 20\u00a0%\u00a0: non\u202f!",
  );
});
