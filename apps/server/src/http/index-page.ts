import { readFileSync } from 'node:fs'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { pickClientLanguage } from '#i18n/language.ts'
import type { Parts } from '#modules/parts.ts'
import { escapeHtml } from '#modules/text/html.ts'

const NONCE_BYTES = 16

/** What the page may load and reach. `'unsafe-inline'` is for `style=""` alone; scripts need the nonce of the answer. */
function policyFor(nonce: string): string {
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob: https:",
    "font-src 'self' data:",
    // The last one is the tunnel daemon on the player's own machine.
    "connect-src 'self' ws: wss: http://127.0.0.1:*",
    "worker-src 'self' blob:",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
  ].join('; ')
}

/** Answers with the client's page: language, name and description of the platform filled in, a fresh nonce each time. */
export function createIndexPage(file: string, { settings, random }: Parts) {
  const template = readFileSync(file, 'utf8')
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const { globalConfig } = await settings.read()
    const nonce = random.bytes(NONCE_BYTES).toString('base64url')
    const values: Readonly<Record<string, string>> = {
      __CSP_NONCE__: nonce,
      __LANG__: pickClientLanguage(request.headers['accept-language']),
      __TITLE__: escapeHtml(globalConfig.title),
      __DESCRIPTION__: escapeHtml(globalConfig.description ?? ''),
    }
    const html = template.replaceAll(
      /__(?:CSP_NONCE|LANG|TITLE|DESCRIPTION)__/g,
      (mark) => values[mark] ?? '',
    )
    return reply
      .code(200)
      .header('content-security-policy', policyFor(nonce))
      .header('cache-control', 'no-cache, no-store, must-revalidate, max-age=0')
      .header('vary', 'accept-language')
      .type('text/html; charset=utf-8')
      .send(html)
  }
}
