import { createHash, randomUUID } from 'node:crypto'
import { textFile } from '#material/files.ts'
import type { Makers } from '#world/accounts.ts'
import { scenariosOf, type World } from '#world/world.ts'

/** Uploads a text nobody uploaded before. */
export async function uploadText({ admin, cleanup, prefix }: Makers, fileName: string) {
  const text = `${prefix} ${randomUUID()}`
  const call = { files: [textFile(fileName, text, 'files')] }
  const [file] = await admin.ok('uploadAssets', call)
  const hash = file?.hash ?? ''
  cleanup.later(`file ${hash}`, () => admin.send('deleteAsset', { path: { hash } }))
  return { text, hash, call, name: file?.name }
}

export const assetScenarios = scenariosOf('asset', {
  'uploading and fetching a file': async (world) => {
    const { anonymous, findings } = world
    const { text, hash, name } = await uploadText(world, 'note.txt')
    findings.same('uploadAssets', 'hash', hash, createHash('sha256').update(text).digest('hex'))
    findings.same('uploadAssets', 'name', name, 'note.txt')
    const path = { hash, filename: 'read me.txt' }
    const answer = await anonymous.send('getAsset', { path })
    const { headers } = answer
    findings.needed('getAsset', 'status', answer.status, 200)
    findings.needed('getAsset', 'bytes', Buffer.from(answer.bytes).toString(), text)
    findings.same('getAsset', 'content type by extension', answer.mediaType, 'text/plain')
    const disposition = headers.get('content-disposition') ?? ''
    findings.check('getAsset', disposition.startsWith('attachment'), `disposition ${disposition}`)
    findings.same('getAsset', 'ETag', headers.get('etag'), `"${hash.slice(8, 16)}"`)
    const caching = headers.get('cache-control')?.replaceAll(' ', '')
    findings.same('getAsset', 'Cache-Control', caching, 'public,max-age=604800')
    await preconditions(world, path, headers.get('etag') ?? '')
  },

  'links that lead nowhere': async ({ anonymous }) => {
    const path = { hash: 'X'.repeat(64), filename: 'note.txt' }
    await anonymous.refused('getAsset', 'not lower-case hex', 400, { path })
  },

  'counting references': async (world) => {
    const { admin, anonymous, findings } = world
    const { hash, call } = await uploadText(world, 'twice.txt')
    const [again] = await admin.ok('uploadAssets', { ...call, query: { filename: 'second.txt' } })
    findings.same('uploadAssets', 'the same content again', again?.hash, hash)
    findings.same('uploadAssets', 'one name for all parts', again?.name, 'second.txt')
    const path = { hash, filename: 'twice.txt' }
    await admin.ok('deleteAsset', { path: { hash } })
    const kept = await anonymous.send('getAsset', { path })
    findings.same('deleteAsset', 'the file while it is referred to', kept.status, 200)
    await admin.ok('deleteAsset', { path: { hash } })
    await anonymous.refused('getAsset', 'the last reference is gone', 404, { path })
    await admin.refused('deleteAsset', 'gone already', 404, { path: { hash } })
  },

  'several files, empty ones left out': async (world) => {
    const { admin, findings, cleanup, prefix } = world
    const files = [
      textFile('b.txt', `${prefix} b`, 'files'),
      textFile('empty.txt', '', 'files'),
      textFile('a.txt', `${prefix} a`, 'files'),
    ]
    const stored = await admin.ok('uploadAssets', { files })
    for (const { hash } of stored) {
      cleanup.later(`file ${hash}`, () => admin.send('deleteAsset', { path: { hash } }))
    }
    findings.same(
      'uploadAssets',
      'names',
      stored.map(({ name }) => name),
      ['b.txt', 'a.txt'],
    )
    const page = await admin.ok('listFiles', { query: { count: 500 } })
    const names = page.data.map(({ name }) => name)
    findings.same('listFiles', 'total', page.total, page.data.length)
    const isKnown = stored.every(({ hash }) => page.data.some((file) => file.hash === hash))
    findings.check('listFiles', isKnown || page.data.length === 500, 'new files are not listed')
    findings.check('listFiles', isByName(names), 'not in order of names')
  },
})

/** Databases sort by rules of their own: only plain letters are compared. */
function isByName(names: readonly string[]): boolean {
  const plain = names.filter((name) => /^[a-z]\.txt$/.test(name))
  return plain.every((name, index) => index === 0 || (plain[index - 1] ?? '') <= name)
}

async function preconditions(
  { anonymous, findings }: World,
  path: { hash: string; filename: string },
  tag: string,
): Promise<void> {
  const status = async (headers: Record<string, string>) =>
    (await anonymous.send('getAsset', { path, headers })).status
  findings.same('getAsset', 'If-None-Match: the tag', await status({ 'if-none-match': tag }), 304)
  const since = new Date(Date.now() + 60_000).toUTCString()
  findings.same('getAsset', 'If-Modified-Since', await status({ 'if-modified-since': since }), 304)
  findings.same('getAsset', 'If-Match: another', await status({ 'if-match': '"other"' }), 412)
}
