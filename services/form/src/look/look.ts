import { ownStyle, styleHash } from '@agence/look/style';

export const STYLE = ownStyle(new URL('./reponses.css', import.meta.url));

export const STYLE_HASH = styleHash(STYLE);
