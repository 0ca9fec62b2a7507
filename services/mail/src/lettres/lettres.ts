/** The letter of each kind of message: a function with the name of its kind. No other value is exported there. */
export * from './alertes.lettre.ts';
export * from './changements.lettre.ts';
export * from './commande.lettre.ts';
export * from './compte.lettre.ts';
export * from './documents.lettre.ts';
export * from './questions.lettre.ts';
export * from './securite.lettre.ts';
