import { SURFACES } from '@agence/look/tokens';

/** A plain page for when there is nothing else to show. */
export const page = (title: string, sentence: string): string => `<!DOCTYPE html>
<html lang="fr">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title>
<style>body{font:1.0625rem/1.58 Georgia,serif;max-width:39rem;margin:15vh auto;padding:0 1.25rem;color:${SURFACES.encre};background:${SURFACES.papier}}</style></head>
<body><main><h1>${title}</h1>
<p>${sentence}</p></main></body>
</html>
`;
