const DAY_MS = 86_400_000;

/** Noon UTC of a day counted from today: the same calendar day in Paris, summer and winter. */
const noon = (plus: number): Date => {
  const paris = new Date().toLocaleDateString('sv-SE', { timeZone: 'Europe/Paris' });
  return new Date(Date.parse(`${paris}T12:00:00Z`) + plus * DAY_MS);
};

/** YYYY-MM-DD in Paris, `plus` days from today. */
export const iso = (plus = 0): string => noon(plus).toISOString().slice(0, 10);

/** DD/MM/YYYY in Paris, `plus` days from today. */
export const lisible = (plus = 0): string => iso(plus).split('-').reverse().join('/');

/** MM/YYYY in Paris. */
export const mois = (plus = 0): string => lisible(plus).slice(3);

/** "de novembre 2026", "d’octobre 2026": today's month in the title of a document. */
export const deMois = (): string => {
  const month = noon(0).toLocaleDateString('fr-FR', { timeZone: 'UTC', month: 'long', year: 'numeric' });
  return /^[ao]/.test(month) ? `d’${month}` : `de ${month}`;
};
