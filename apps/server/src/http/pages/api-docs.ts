import type { FastifyInstance } from 'fastify'
import { createHash } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import swaggerUi from 'swagger-ui-dist/package.json' with { type: 'json' }
import { isCurrent } from '#http/pages/conditional.ts'
import { BUNDLE } from '#http/contract/contract.ts'
import type { Randomness } from '#platform/random.ts'

const PAGE = '/api/docs'
const DOCUMENT = `${PAGE}/platform.json`
/** Where tools that know other servers of the contract look for it. */
const KNOWN_DOCUMENT = '/openapi/v1.json'

/** Assets of the page; both come with `swagger-ui-dist` and have its version in their URL. */
const ASSETS = {
  'swagger-ui.css': 'text/css; charset=utf-8',
  'swagger-ui-bundle.js': 'text/javascript; charset=utf-8',
} as const
const A_YEAR = 'public, max-age=31536000, immutable'

/** The reference of the API at `/api/docs` and the contract beside it. Nothing is fetched from elsewhere. */
export function serveApiDocs(app: FastifyInstance, { random }: { random: Randomness }): void {
  app.get(PAGE, (_request, reply) => {
    const nonce = random.bytes(18).toString('base64')
    return reply
      .header('content-security-policy', policyFor(nonce))
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(page(nonce))
  })

  const contract = readFileSync(BUNDLE)
  const version = {
    tag: createHash('sha256').update(contract).digest('hex').slice(0, 16),
    changedAtMs: statSync(BUNDLE).mtimeMs,
  }
  for (const address of [DOCUMENT, KNOWN_DOCUMENT])
    app.get(address, (request, reply) => {
      if (isCurrent(request, reply, version)) return reply.code(304).send()
      return reply.type('application/json; charset=utf-8').send(contract)
    })

  for (const [name, type] of Object.entries(ASSETS)) {
    const bytes = readFileSync(fileURLToPath(import.meta.resolve(`swagger-ui-dist/${name}`)))
    app.get(`${PAGE}/${name}`, (_request, reply) =>
      reply.header('cache-control', A_YEAR).type(type).send(bytes),
    )
  }
}

/** Images are drawn inside the style sheet; calls go to this server only. */
function policyFor(nonce: string): string {
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}'`,
    `style-src 'nonce-${nonce}'`,
    "img-src 'self' data:",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** Extensions are shown because they document roles and rate limits. */
const OPTIONS = {
  dom_id: '#reference',
  url: DOCUMENT,
  deepLinking: true,
  defaultModelsExpandDepth: 0,
  displayOperationId: true,
  docExpansion: 'none',
  filter: true,
  showExtensions: true,
  validatorUrl: null,
}

const assetUrl = (name: keyof typeof ASSETS) => `${PAGE}/${name}?v=${swaggerUi.version}`

const page = (nonce: string) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Halyard API</title>
    <link rel="icon" href="data:," />
    <link rel="stylesheet" nonce="${nonce}" href="${assetUrl('swagger-ui.css')}" />
  </head>
  <body>
    <main id="reference"></main>
    <noscript>This page needs JavaScript. The document itself: <a href="${DOCUMENT}">${DOCUMENT}</a></noscript>
    <script nonce="${nonce}" src="${assetUrl('swagger-ui-bundle.js')}"></script>
    <script nonce="${nonce}">SwaggerUIBundle(${JSON.stringify(OPTIONS)})</script>
  </body>
</html>
`
