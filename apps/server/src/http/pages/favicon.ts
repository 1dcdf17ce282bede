import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import { sendRefusal } from '#http/errors.ts'
import { Refusal } from '#modules/operation/refusal.ts'
import type { Services } from '#modules/services.ts'

/** Name of the icon in the built client, and its address. */
export const BUILT_ICON = 'favicon.webp'
const TAG_LENGTH = 8

/** Serves the small picture of the page: the one of the settings, else the built-in one. */
export function serveFavicon(
  app: FastifyInstance,
  { settings, files }: Services,
  builtFile: string | undefined,
): void {
  const built = builtFile === undefined ? undefined : readIcon(builtFile)
  const builtHash = built && createHash('sha256').update(built).digest('hex')
  app.get(`/${BUILT_ICON}`, { compress: false }, async (request, reply) => {
    const { faviconHash } = (await settings.read()).globalConfig
    const hash = faviconHash ?? builtHash
    if (hash === undefined) return sendRefusal(request, reply, new Refusal(404, 'notFound'))
    const tag = `"favicon-${hash.slice(0, TAG_LENGTH)}"`
    reply.header('etag', tag).header('cache-control', 'public, no-cache')
    if (request.headers['if-none-match'] === tag) return reply.code(304).send()
    return reply.type('image/webp').send(faviconHash ? files.read(faviconHash) : built)
  })
}

function readIcon(file: string): Buffer | undefined {
  try {
    return readFileSync(file)
  } catch {
    return undefined
  }
}
