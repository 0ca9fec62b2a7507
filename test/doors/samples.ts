/** What browsers, programs and spreadsheets send: samples that fuzzing changes. */

export const URLENCODED = 'application/x-www-form-urlencoded';
export const MULTIPART = 'multipart/form-data; boundary=b';

export const part = (name: string, value: string, more = '') =>
  `--b\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n${value}\r\n`;
export const parts = (fields: Readonly<Record<string, string>>, file = '') =>
  `${Object.entries(fields)
    .map(([name, value]) => part(name, value))
    .join('')}${file}--b--\r\n`;
export const urlencoded = (fields: Readonly<Record<string, string>>) =>
  new URLSearchParams(fields).toString();

export const LEAD_FIELDS = {
  ...{ entreprise: 'Fleurs d’été', email: 'a@example.com', ville: 'Angers', metier: 'fleuriste' },
  ...{ site_web: 'fleurs.fr', concurrents: 'A, B', objet: 'Bonjour', message: 'Merci\r\nà vous' },
};
export const CSV = [
  'Entreprise;Site web;Ville;Métier;Concurrents;Contexte\nMartin;martin.fr;Angers;plombier;"A, B";"Dit ""le"" mot"\n',
  'Nom,Site,Commune\r\nMartin,martin.fr,Angers\r\nBlot,garage-blot.fr,\r\n',
  'sep=|\nNom|Téléphone|Site\nMartin|02|martin.fr\n',
  'Martin\tmartin.fr\tAngers\n\tblot.fr\t\n',
  ';;martin.fr;Angers\n;;blot.fr;\n'.repeat(60),
];
