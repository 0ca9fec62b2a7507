/** A reply that the sending server passes on to the person who wrote. */
const failure = (responseCode: number, sentence: string): Error =>
  Object.assign(new Error(sentence), { responseCode });

export const unknownRecipient = () => failure(550, '5.1.1 Adresse de commande inconnue');
export const later = () => failure(451, '4.3.0 Service indisponible, revenez plus tard');
export const tooMany = () => failure(452, '4.7.1 Trop de messages, revenez plus tard');
export const tooLarge = () => failure(552, '5.3.4 Message trop grand');
export const sessionOver = () => failure(421, '4.7.0 Trop de demandes, revenez plus tard');

export const isReply = (fault: unknown): fault is Error => fault instanceof Error && 'responseCode' in fault;
