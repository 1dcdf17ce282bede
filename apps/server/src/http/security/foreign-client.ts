import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Where a page of ours takes what is rendered on the server; no other client's has it. */
const OUR_MARK = '<!--page-->'
/** Scripts that the page of another client may run: by nonce, as those of ours. */
const SCRIPT_WITHOUT_NONCE = /<script\b(?![^>]*\snonce=)/gi

/** What the scripts of another client may reach when they run as workers; they bring the policy of their own file. */
export const FOREIGN_WORKER_POLICY =
  "default-src 'self' data: blob:; script-src 'self' blob: 'wasm-unsafe-eval'; frame-ancestors 'none'"

/** Whether a folder holds another client than ours. What the operator says counts for more than what its page shows. */
export const isForeignClient = (folder: string, said: boolean | undefined): boolean =>
  said ?? !readFileSync(join(folder, 'index.html'), 'utf8').includes(OUR_MARK)

/**
 * What the page of another client may load and reach: scripts by nonce alone, as ours, but styles that it makes while it runs, pictures
 * and frames from elsewhere, and text that it makes elements of. Clients of the contract were made for servers that allow these.
 */
export const foreignPolicyFor = (nonce: string): string =>
  [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'`,
    "style-src 'self' 'unsafe-inline'",
    'img-src * data: blob:',
    "font-src 'self' data:",
    "media-src 'self' data: blob: https:",
    "frame-src 'self' https:",
    // The last one is the tunnel daemon on the player's own machine.
    "connect-src 'self' ws: wss: http://127.0.0.1:*",
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
  ].join('; ')

/** The page of another client, with a mark for the nonce at every script. */
export const foreignTemplate = (template: string): string =>
  template.replaceAll(SCRIPT_WITHOUT_NONCE, '$& nonce="%nonce%"')
