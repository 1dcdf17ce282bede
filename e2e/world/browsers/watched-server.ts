import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { forward, listening, type Relay } from '../relay.ts'

/** Both are asked of the relay, never of the server. */
const REPORTS = '/watched/reports'
const SCRIPT = '/watched/watch.js'

/** Runs before anything else of the page. What the content policy refuses, the browser reports by itself. */
const watch = `
const tell = (words) => navigator.sendBeacon('${REPORTS}', words)
addEventListener('error', (event) => tell('error: ' + event.message))
addEventListener('unhandledrejection', (event) => tell('rejection: ' + event.reason))
const logged = console.error
console.error = (...words) => {
  tell('console: ' + words.join(' '))
  logged(...words)
}
`

/**
 * A relay in front of the server that collects what goes wrong in pages: errors, and whatever their content policy refuses. Browsers
 * that cannot be asked for it over their driver report it themselves. The server's own policy stays as it is but for where to report.
 */
export async function watchedServer(api: string): Promise<Relay & { troubles: string[] }> {
  const troubles: string[] = []
  const server = createServer((request, response) => {
    if (request.url === SCRIPT) return send(response, 'text/javascript', watch)
    if (request.url === REPORTS) return void collect(request, response, troubles)
    // Pages are changed on their way, so all comes uncompressed: a service worker does not say that it asks for a page.
    delete request.headers['accept-encoding']
    return forward(request, api, (answer) => {
      const isPage = answer.headers['content-type']?.startsWith('text/html')
      if (isPage) return void sendPage(answer, response)
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      return answer.pipe(response)
    })
  })
  return { ...(await listening(server, api)), troubles }
}

const send = (response: ServerResponse, type: string, body: string) =>
  response.writeHead(200, { 'Content-Type': type }).end(body)

async function collect(request: IncomingMessage, response: ServerResponse, troubles: string[]) {
  troubles.push(textOf(await text(request)))
  response.writeHead(204).end()
}

/** A refusal of the content policy in short; anything else is words already. */
function textOf(report: string): string {
  const read = (name: string) => new RegExp(`"${name}":"([^"]*)"`).exec(report)?.[1]
  const directive = read('effective-directive')
  return directive ? `policy: ${directive} refused ${read('blocked-uri')}` : report
}

async function sendPage(answer: IncomingMessage, response: ServerResponse) {
  const page = await text(answer)
  const nonce = /nonce="([^"]+)"/.exec(page)?.[1] ?? ''
  const { 'content-length': _, ...headers } = answer.headers
  const policy = `${String(headers['content-security-policy'])}; report-uri ${REPORTS}`
  response.writeHead(answer.statusCode ?? 502, { ...headers, 'content-security-policy': policy })
  response.end(page.replace(/<head[^>]*>/, `$&<script nonce="${nonce}" src="${SCRIPT}"></script>`))
}
