/**
 * `INTERNAL_TOKEN` is the one token that all services of the release before share. It is one token, or the new one and the
 * old one, `new,old`, while it is being changed: every process accepts both and sends the first.
 */
export const tokensIn = (setting: string): readonly string[] => setting.split(',');

export const isToken = (token: string): boolean => /^[\x20-\x7e]{16,}$/.test(token);

export const isInternalToken = (setting: string): boolean => tokensIn(setting).every(isToken);
