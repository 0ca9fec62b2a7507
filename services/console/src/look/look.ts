import { ownStyle, styleHash } from '@agence/look/style';
import { root, STATES } from '@agence/look/tokens';

export const STYLE = `${root(STATES)}\n${ownStyle(new URL('./console.css', import.meta.url))}`;

export const STYLE_HASH = styleHash(STYLE);
