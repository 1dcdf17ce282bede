import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll } from 'vitest'

/** The module that decides about the picture of an account, as the build for the server has it. */
export const LOOK = pathToFileURL(
  join(import.meta.dirname, '../../../../packages/ui/src/components/data/avatar/look.ts'),
).href

/** Folder of a built client whose home page is rendered by a module with this text. It is there until the tests of the file end. */
export function aClientBuild(render: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'halyard-client-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  for (const name of ['.vite', '.server']) mkdirSync(join(folder, name))
  const write = (file: string, text: string) => writeFileSync(join(folder, file), text)
  write(
    'index.html',
    '<html lang="%lang%"><head><title>%title%</title></head><div id="root"><!--page--></div><!--state--></html>',
  )
  write('.vite/manifest.json', JSON.stringify({ 'index.html': { file: 'static/index.js' } }))
  write('.server/entry-server.js', render)
  write('.server/look.js', `export { lookOf } from '${LOOK}'`)
  write('.server/screens.js', `export const screens = { home: { path: '/', ssr: true } }`)
  return folder
}
