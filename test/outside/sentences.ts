/** Sentences that many routes say, word for word. */
export const SANS_CLE =
  'Il manque la clé du compte : envoyez-la dans l’en-tête x-api-key de chaque appel. Elle se demande par e-mail ou dans la console.';
export const CLE_REFUSEE = 'Cette clé n’ouvre pas cette porte. Vérifiez-la, ou demandez-en une nouvelle.';
export const CLIENT_INCONNU = 'Ce client n’est pas sur votre compte.';
export const ILLISIBLE = 'Le corps de l’appel est illisible : envoyez un objet JSON en UTF-8.';
export const PAS_DU_JSON =
  'Le corps de l’appel doit être du JSON : envoyez l’en-tête Content-Type: application/json.';
export const TROP_LONG = 'Le corps de l’appel dépasse 256 Kio.';
export const TROP_PROFOND = 'Le corps de l’appel est imbriqué sur plus de 32 niveaux.';
export const INDISPONIBLE =
  'Le service est momentanément indisponible. Rien n’a été fait ; réessayez dans quelques instants.';
export const INCERTAIN =
  'Le service est momentanément indisponible. Cet appel a pu aboutir ou non : relisez avant de le renvoyer.';
export const A_VALIDER =
  'Les questions attendent votre validation ; la mesure démarrera d’elle-même 24 h après leur préparation.';
export const TROP_DE_CLES = 'Trop de clés refusées depuis cette adresse. Attendez avant de réessayer.';
export const TROP_D_APPELS =
  'Cette clé a atteint sa limite de 600 appels par heure. Attendez avant de réessayer.';
export const EN_PAUSE = 'Ce compte est en pause : aucun ordre n’est exécuté. Écrivez-nous pour le rouvrir.';
export const ECHU = 'Ce compte est échu : réglez l’abonnement pour le rouvrir.';
