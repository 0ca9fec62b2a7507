/**
 * `INTERNAL_TOKEN` is the token that all services of the previous release share. While it is being changed it is
 * `new,old`: every process accepts both and sends the first.
 */
export const tokensIn = (setting: string): readonly string[] => setting.split(',');

export const isToken = (token: string): boolean => /^[\x20-\x7e]{16,}$/.test(token);

export const isInternalToken = (setting: string): boolean => tokensIn(setting).every(isToken);
