// A small client of the contract that is not ours, as its build would leave it: it makes elements of text and styles while it runs.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { admin } from './admin.ts'

const files = {
  'index.html': `<!doctype html>
<html lang="%lang%">
  <head>
    <meta charset="utf-8" />
    <title>%title%</title>
    <meta name="description" content="%description%" />
    <link rel="icon" href="/favicon.webp" />
    <script type="module" nonce="%nonce%" src="/static/app.js"></script>
  </head>
  <body><main></main></body>
</html>
`,
  'static/app.js': `
const style = document.createElement('style')
style.textContent = 'h1 { color: rgb(1, 2, 3) }'
document.head.append(style)
const main = document.querySelector('main')
main.innerHTML = '<h1></h1><ol></ol><button>Log in</button><output></output><p></p>'
main.querySelector('h1').textContent = document.title
const { data } = await (await fetch('/api/game?count=10&skip=0')).json()
main.querySelector('ol').innerHTML = data.map(({ title }) => '<li>' + title + '</li>').join('')
main.querySelector('button').onclick = async () => {
  const body = JSON.stringify(${JSON.stringify({ userName: admin.name, password: admin.password })})
  await fetch('/api/account/login', { method: 'POST', headers: { 'content-type': 'application/json' }, body })
  const { role } = await (await fetch('/api/account/profile')).json()
  main.querySelector('output').textContent = role
}
const worker = new Worker('/static/reader.worker.mjs', { type: 'module' })
worker.onmessage = ({ data }) => (main.querySelector('p').textContent = data)
`,
  'static/reader.worker.mjs': `
import { pages } from '/static/pages.mjs'
await WebAssembly.compile(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0]))
postMessage(pages + ' pages')
`,
  'static/pages.mjs': 'export const pages = 7\n',
} as const

/** Writes the client into a folder. `page` is added to its page. */
export function writeStandInClient(folder: string, page = ''): void {
  mkdirSync(join(folder, 'static'), { recursive: true })
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
  if (page) writeFileSync(join(folder, 'index.html'), `${files['index.html']}${page}`)
}
