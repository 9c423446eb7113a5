import { createRequire } from 'node:module';
import path from 'node:path';

const PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Recruit API</title>
    <link rel="stylesheet" href="/api/docs/swagger-ui.css" />
    <style>
      /* Users need not authorize: the browser sends the session cookie. */
      .scheme-container { display: none; }
    </style>
  </head>
  <body>
    <noscript>This page needs JavaScript. The description itself is at /api/openapi.json.</noscript>
    <main id="console"></main>
    <script src="/api/docs/swagger-ui-bundle.js"></script>
    <script src="/api/docs/console.js"></script>
  </body>
</html>
`;

/** A file of its own, because the content security policy allows no script inside the page. */
const START = `SwaggerUIBundle({
  url: '/api/openapi.json',
  dom_id: '#console',
  deepLinking: true,
  filter: true,
  tryItOutEnabled: true,
  validatorUrl: null,
});
`;

/** Belongs to @nestjs/swagger, which brings the right version. */
const FOLDER = path.dirname(
  createRequire(createRequire(import.meta.url).resolve('@nestjs/swagger')).resolve('swagger-ui-dist/package.json'),
);

/** What the console is made of; nothing else of the package is served. */
export const SWAGGER_FILES = {
  page: PAGE,
  start: START,
  folder: FOLDER,
  names: ['swagger-ui.css', 'swagger-ui-bundle.js'],
} as const;
