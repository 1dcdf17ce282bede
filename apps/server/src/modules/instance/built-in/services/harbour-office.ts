// A small website that trusts its visitors' cookies.
import { createServer } from 'node:http'
import type { IncomingMessage } from 'node:http'
import { flag, listen } from './listen.ts'

interface Pass {
  readonly name: string
  readonly berth: string
}

const GUEST: Pass = { name: 'guest', berth: 'outer' }
const HEADERS_BYTES = 8192
const TIMEOUT_MS = 10_000

const encode = (pass: Pass) => Buffer.from(JSON.stringify(pass)).toString('base64url')

function passOf(request: IncomingMessage): Pass | undefined {
  const text = /(?:^|;\s*)pass=([\w-]+)/.exec(request.headers.cookie ?? '')?.[1]
  if (text === undefined) return undefined
  try {
    const { name, berth } = Object(JSON.parse(Buffer.from(text, 'base64url').toString()))
    return { name: String(name), berth: String(berth) }
  } catch {
    return undefined
  }
}

const escape = (text: string) => text.replaceAll(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`)

const page = (body: string) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Harbour office</title>
<style>body { font: 1.1rem/1.6 system-ui; margin: 3rem auto; max-width: 36rem; padding: 0 1rem }</style>
<h1>Harbour office</h1>
${body}
</html>
`

listen(
  createServer(
    { maxHeaderSize: HEADERS_BYTES, requestTimeout: TIMEOUT_MS, headersTimeout: TIMEOUT_MS },
    (request, response) => {
      const pass = passOf(request) ?? GUEST
      const path = request.url?.split('?')[0]
      response.setHeader('content-type', 'text/html; charset=utf-8')
      response.setHeader('set-cookie', `pass=${encode(pass)}; Path=/; HttpOnly`)
      if (path === '/') {
        response.end(
          page(`<p>Good day, ${escape(pass.name)}. Your pass is for the ${escape(pass.berth)} harbour.</p>
<p><a href="/inner">The list of the inner harbour</a></p>`),
        )
      } else if (path === '/inner' && pass.berth === 'inner') {
        response.end(page(`<p>In the safe: <code>${escape(flag)}</code></p>`))
      } else {
        response.statusCode = path === '/inner' ? 403 : 404
        response.end(
          page(
            path === '/inner'
              ? '<p>Only with a pass for the inner harbour.</p>'
              : '<p>No such page.</p>',
          ),
        )
      }
    },
  ),
)
