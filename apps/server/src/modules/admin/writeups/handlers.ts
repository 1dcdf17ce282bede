import { attachmentHeader } from '#modules/asset/content-type.ts'
import { assetPath } from '#modules/asset/paths.ts'
import { safeFileName } from '#modules/asset/service.ts'
import { requireGame } from '#modules/game/games.ts'
import { archiveOf } from '#modules/operation/archive.ts'
import type { ArchiveEntry } from '#modules/operation/archive.ts'
import { handle } from '#modules/operation/handle.ts'
import { RawReply } from '#modules/operation/raw-reply.ts'
import { nameTime } from '#modules/text/name-time.ts'
import { listDivisionNames, listWriteups as findWriteups } from '#modules/writeup/service.ts'
import type { WriteupRow } from '#modules/writeup/service.ts'
import type { FileStore } from '#platform/files.ts'

const listWriteups = handle('listWriteups', async ({ db, path }) => {
  const { id } = await requireGame(db, path.id)
  const divisions = await listDivisionNames(db, id)
  return {
    divisions: Object.fromEntries(divisions.map((division) => [division.id, division.name])),
    writeups: (await findWriteups(db, id)).map((row) => ({
      id: row.id,
      team: {
        id: row.teamId,
        name: row.name,
        bio: row.bio,
        avatar: assetPath(row.avatarHash, 'avatar'),
        locked: row.locked,
      },
      url: assetPath(row.hash, row.fileName) ?? '',
      uploadTimeUtc: row.uploadedAt,
      divisionId: row.divisionId,
    })),
  }
})

const downloadWriteups = handle('downloadWriteups', async ({ db, path, files, clock, log }) => {
  const game = await requireGame(db, path.id)
  const name = safeFileName(`Writeups-${game.title}`)
  const base = `${name}-${nameTime(clock.now())}`
  const rows = await findWriteups(db, game.id)
  return new RawReply({
    headers: {
      'content-type': 'application/gzip',
      'content-disposition': attachmentHeader(`${base}.tar.gz`),
      'cache-control': 'no-store',
    },
    body: archiveOf(base, stored(files, rows), (err) =>
      log.warn({ err }, 'an archive was not finished'),
    ),
  })
})

/** The writeups whose files are there. */
async function* stored(files: FileStore, rows: readonly WriteupRow[]): AsyncIterable<ArchiveEntry> {
  for (const { hash, fileName, uploadedAt } of rows) {
    const size = await files.size(hash)
    if (size === undefined) continue
    yield { name: fileName, size, modifiedAt: uploadedAt, open: () => files.read(hash) }
  }
}

export const adminWriteupHandlers = { listWriteups, downloadWriteups }
