import { pattern } from '../../patterns/pattern.ts';

/** Words that French and English set anywhere in a sentence without changing what it says: "Fuyez, en revanche, X". */
export const INSERTED = new RegExp(
  pattern` , (?:lui|elle|eux|elles) ,(?= )
    | (?:, )?(?:
      en revanche|par contre|toutefois|cependant|neanmoins|pourtant|donc|malheureusement|helas|d ailleurs
      |du reste|par ailleurs|a mon avis|selon moi|a mon sens|pour ma part|de mon cote|quant a moi
      |personnellement|franchement|honnetement|clairement|evidemment|bien sur|bien entendu|naturellement
      |surtout(?! pas)|absolument|vraiment|plutot(?! qu)|egalement|tout simplement|simplement|desormais
      |aujourd hui|maintenant|actuellement|pour l instant|pour le moment|a ce jour|quand meme|tout de meme
      |alors|aussi(?! [a-z]+ qu)|resolument|imperativement|sagement|deliberement|volontairement|however|though
      |unfortunately|sadly|definitely|honestly|personally|simply|probably
    )(?: ,)?(?= )
  `,
  'gu',
);
