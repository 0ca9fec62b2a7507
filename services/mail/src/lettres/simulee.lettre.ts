import { fr } from '@agence/gesture';

const SIMULEE = fr`Mesure simulée : aucune IA n'a été interrogée. Les réponses du document sont inventées pour en montrer la forme ; aucun chiffre n'est à retenir.`;

/** What the letter about a document says when it was made by the simulator. */
export const siSimulee = (simulee: boolean): readonly string[] => (simulee ? [SIMULEE] : []);
