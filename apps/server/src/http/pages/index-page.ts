import { LANGUAGES } from '@halyard/rules'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { foreignPolicyFor, foreignTemplate } from '#http/security/foreign-client.ts'
import { createPageFiles } from '#http/render/page-files.ts'
import type { RenderPage } from '#http/render/renderer.ts'
import { sessionTokenOf } from '#http/security/session.ts'
import { pickLanguage } from '#i18n/language.ts'
import type { Language } from '#i18n/language.ts'
import { captchaInfo } from '#modules/captcha/captcha.ts'
import { POST_FEED_PATH } from '#http/feeds/post-feed.ts'
import { ATOM_TYPE } from '#modules/text/atom.ts'
import type { Services } from '#modules/services.ts'
import { escapeHtml } from '#modules/text/html.ts'

/** The captcha's widget is a frame from here; allowed only while it is the captcha. */
const TURNSTILE_ORIGIN = 'https://challenges.cloudflare.com'

const NONCE_BYTES = 16

/** What the page may load and reach. `'unsafe-inline'` is for `style=""` alone; scripts need the nonce of the answer. */
function policyFor(nonce: string, isTurnstile: boolean): string {
  const widget = isTurnstile ? ` ${TURNSTILE_ORIGIN}` : ''
  return [
    "default-src 'self'",
    // Browsers without 'strict-dynamic' go by the address.
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'${widget}`,
    `frame-src 'self'${widget}`,
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
    "require-trusted-types-for 'script'",
    // `halyard` is the client's, for its workers. The widget's script has policies of its own, whose names are its makers' business.
    `trusted-types ${isTurnstile ? '*' : 'default halyard'}`,
  ].join('; ')
}

/**
 * Runs before anything else of the page: text never becomes elements, and scripts and workers come from here
 * only (and from the captcha's makers, while it is the captcha).
 */
function trustScript(nonce: string, isTurnstile: boolean): string {
  const origins = JSON.stringify(isTurnstile ? [TURNSTILE_ORIGIN] : [])
  return `<script nonce="${nonce}">window.trustedTypes&&trustedTypes.createPolicy('default',{createHTML:t=>t.includes('<')?null:t,createScriptURL:t=>[location.origin,...${origins}].includes(new URL(t,location.href).origin)?t:null})</script>`
}

/** Readers of feeds find it in any page. */
const feedLink = (title: string) =>
  `<link rel="alternate" type="${ATOM_TYPE}" href="${POST_FEED_PATH}" title="${escapeHtml(title)}">`

/** What the visitor has chosen in the menu, else what the browser asks for. */
const languageOf = ({ cookies, headers }: FastifyRequest): Language =>
  LANGUAGES.find((code) => code === cookies['language']) ?? pickLanguage(headers['accept-language'])

/**
 * Answers with the client's page: language and name and description of the platform filled in, a fresh nonce each time; rendered for
 * the visitor where that is possible. The page of another client stays as it is otherwise.
 */
export function createIndexPage(
  folder: string,
  services: Services,
  { isForeign, renderPage }: { isForeign: boolean; renderPage?: RenderPage | undefined },
) {
  const { settings, random, config } = services
  const built = readFileSync(join(folder, 'index.html'), 'utf8')
  const template = isForeign ? foreignTemplate(built) : built
  // What is in the document is painted first; style sheets and font do not share a slow connection with the code.
  const unhurried = template.replaceAll(
    /<(?:script type="module"|link rel="modulepreload")/g,
    '$& fetchpriority="low"',
  )
  const linksOf = renderPage && createPageFiles(folder)
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const { globalConfig, accountPolicy } = await settings.read()
    const isTurnstile = captchaInfo(accountPolicy, config).type === 'CloudflareTurnstile'
    const nonce = random.bytes(NONCE_BYTES).toString('base64url')
    const language = languageOf(request)
    const page = await renderPage?.(request, language)
    const values: Readonly<Record<string, string>> = {
      nonce,
      lang: language,
      title: escapeHtml(globalConfig.title),
      description: escapeHtml(globalConfig.description ?? ''),
      page: page?.html ?? '',
      state: page?.state ?? '',
    }
    const filled = (page ? unhurried : template).replaceAll(
      /%(nonce|lang|title|description)%|<!--(page|state)-->/g,
      (_mark, name?: string, part?: string) => values[name ?? part ?? ''] ?? '',
    )
    // Of a page that the browser renders the font alone: its text, too, would move when that came.
    const links = linksOf?.(page?.modules ?? [], nonce) ?? ''
    // The boot script asks for nothing that a rendered page brings along, and without a session not who is there.
    const isVisitors = sessionTokenOf(request, config) === undefined
    const rendered = page ? ` data-rendered="${escapeHtml(page.ahead.join(' '))}"` : ''
    const head = `<head${rendered}${isVisitors ? ' data-visitor' : ''}>`
    const html = isForeign
      ? filled
      : filled
          .replace(
            '<head>',
            () => `${head}${trustScript(nonce, isTurnstile)}${feedLink(globalConfig.title)}`,
          )
          // Behind the style sheets of every page, which put the layers of all others in order.
          .replace('</head>', () => `${links}</head>`)
    const policy = isForeign ? foreignPolicyFor(nonce) : policyFor(nonce, isTurnstile)
    return (
      reply
        .code(200)
        .header('content-security-policy', policy)
        .header('cache-control', 'no-cache, no-store, must-revalidate, max-age=0')
        .header('content-language', language)
        // With `cookie` it is rendered for one visitor, and no service worker keeps it. No other cache keeps either.
        .header('vary', page ? 'accept-language, cookie' : 'accept-language')
        .type('text/html; charset=utf-8')
        .send(html)
    )
  }
}
