// Runs inline in the document's head (build/head-script.ts puts it there): what must happen before the first paint, and every
// request of a first visit at once, so that no file has to arrive before the next one is asked for.
import { boot } from '@halyard/ui/boot'
import type { ReaderAnswer, ReaderRequest } from '#shared/board/reader.ts'
import { asLanguage, detectLanguage } from '#i18n/detect.ts'
import type { LanguageCode } from '#i18n/languages.ts'

/** Filled in by the build: an expression for the path, the files and the calls of its first visit, and what a worker fetches. */
declare const FIRST_VISITS: readonly (readonly [
  path: string,
  files: readonly number[],
  calls: readonly string[],
  read: string | undefined,
])[]
/** Filled in by the build: the files that the table names by their index. */
declare const FILES: readonly string[]
/** Filled in by the build: where the texts of a language lie. */
declare const CATALOGS: Readonly<Partial<Record<LanguageCode, string>>>

/** Filled in by the build: the worker that reads scoreboards. */
declare const READER: string

const nonce = document.currentScript?.nonce ?? ''

function preload(file: string) {
  const link = document.createElement('link')
  const isScript = file.endsWith('.js')
  link.rel = isScript ? 'modulepreload' : 'preload'
  if (!isScript) {
    link.as = 'style'
    link.crossOrigin = ''
  }
  link.nonce = nonce
  link.href = file
  document.head.append(link)
}

function ask(path: string, headers?: Record<string, string>) {
  const answer = fetch(path, { headers })
  answer.catch(() => {})
  early[path] = answer
}

/** Has an answer fetched and read beside the page's own thread, while its code is on the way. */
function startReader(url: string, headers: Record<string, string>) {
  const worker = new Worker(READER, { type: 'module' })
  const said: ReaderAnswer[] = []
  const stop = new AbortController()
  const { signal } = stop
  const hear = ({ data }: MessageEvent<ReaderAnswer>) => void said.push(data)
  worker.addEventListener('message', hear, { signal })
  worker.addEventListener('error', () => (window.halyardReader = undefined), { signal })
  const request: ReaderRequest = { id: 0, url, headers: Object.entries(headers), isWanted: true }
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
  worker.postMessage(request)
  window.halyardReader = { path: url, worker, said, stop }
}

function chosenLanguage(): LanguageCode {
  const available = Object.keys(CATALOGS).flatMap((code) => asLanguage(code) ?? [])
  let choice: string | null = null
  try {
    choice = localStorage.getItem('language')
  } catch {
    // Storage may be forbidden: then the browser's wishes count.
  }
  return detectLanguage([choice, ...navigator.languages], available)
}

const early: NonNullable<Window['halyardEarly']> = {}
window.halyardEarly = early
const language = chosenLanguage()
window.halyardLanguage = language
const catalog = CATALOGS[language]
if (catalog) ask(catalog)
const headers = { 'Accept-Language': language }
for (const call of ['/api/config', '/api/account/profile']) ask(call, headers)
const path = window.location.pathname.toLowerCase().replace(/(.)\/$/, '$1')
for (const [pattern, files, calls, read] of FIRST_VISITS) {
  const found = new RegExp(pattern).exec(path)
  if (!found) continue
  // Answers first: they are small, and files ahead of them would hold all connections.
  const pathTo = (call: string) => call.replace('$1', found[1] ?? '')
  for (const call of calls) ask(pathTo(call), headers)
  if (read && READER) startReader(pathTo(read), headers)
  for (const index of files) preload(FILES[index] ?? '')
}
// Requests first: they are on their way while this works.
boot()
