import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

const FOLDER = 'docs'
const DOCUMENT = /\/docs\/([\w-]+\.html)(\.br|\.gz)?$/
const STYLE = /<style>(.*?)<\/style>/gs

const hashOf = (style: string) => `'sha256-${createHash('sha256').update(style).digest('base64')}'`

/** A document to read: its own styles, known by what is in them, and nothing else. */
function policyOf(html: string): string {
  const styles = [...html.matchAll(STYLE)].map(([, style = '']) => hashOf(style))
  const styleSource = styles.length > 0 ? `style-src ${styles.join(' ')}; ` : ''
  return `default-src 'none'; ${styleSource}frame-ancestors 'none'; sandbox`
}

/** The policy of each document beside the client, by the path of its file; undefined for any other file. */
export function documentPolicies(folder: string): (path: string) => string | undefined {
  const documents = join(folder, FOLDER)
  const names = existsSync(documents) ? readdirSync(documents) : []
  const policies = new Map(
    names
      .filter((name) => name.endsWith('.html'))
      .map((name) => [name, policyOf(readFileSync(join(documents, name), 'utf8'))]),
  )
  return (path) => policies.get(DOCUMENT.exec(path)?.[1] ?? '')
}
