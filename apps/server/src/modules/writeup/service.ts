import { pipeline } from 'node:stream/promises'
import { inTransaction } from '#db/transaction.ts'
import { releaseFile, storeFile } from '#modules/asset/service.ts'
import type { PlayerAccess } from '#modules/game/play/player-access.ts'
import type { Context, Upload } from '#modules/operation/context.ts'
import { Refusal } from '#modules/operation/refusal.ts'
import { writeupName } from '#modules/writeup/names.ts'
import { notPdf, pdfOnly } from '#modules/writeup/pdf-check.ts'
import { forgetWriteups, replaceWriteup } from '#modules/writeup/repository.ts'

// What other modules ask of the tables of this one.
export { findWriteup, listDivisionNames, listWriteups } from '#modules/writeup/repository.ts'
export type { WriteupRow } from '#modules/writeup/repository.ts'

type Needs = Pick<Context, 'db' | 'clock' | 'files' | 'uploads'>

/** Throws Refusal 400 when the game has no writeups or their deadline has passed. */
export function requireOpen({ game }: PlayerAccess, nowMs: number): void {
  if (!game.writeup_required) throw new Refusal(400, 'writeupNotAsked')
  if (nowMs > game.writeup_deadline) throw new Refusal(400, 'writeupTooLate')
}

/** Takes a team's writeup in; it replaces the one before. Throws Refusal 400 for what is no PDF. */
export async function handIn(
  needs: Needs,
  { game, player }: PlayerAccess,
  atMs: number,
): Promise<void> {
  const { db } = needs
  const name = writeupName(game.id, player.teamId, atMs)
  const hash = await receive(needs, name)
  const before = await inTransaction(db, (tx) =>
    replaceWriteup(tx, player.participationId, { hash, name, atMs }),
  ).catch(async (error: unknown) => {
    await releaseFile(needs, hash)
    throw error
  })
  if (before !== null) await releaseFile(needs, before)
}

async function receive(needs: Needs, name: string): Promise<string> {
  for await (const upload of needs.uploads()) {
    if (upload.field !== 'file') continue
    if (upload.mimeType !== 'application/pdf' || !upload.fileName.endsWith('.pdf')) throw notPdf()
    const stored = await storeUpload(needs, upload, name)
    if (!stored) throw new Refusal(400, 'fileEmpty')
    return stored.hash
  }
  throw new Refusal(400, 'fileMissing', { values: { field: 'file' } })
}

async function storeUpload(needs: Needs, { stream }: Upload, name: string) {
  const checked = pdfOnly()
  const [stored] = await Promise.all([storeFile(needs, checked, name), pipeline(stream, checked)])
  return stored
}

/** Deletes all writeups of a game, their files with them. */
export async function discardWriteups(
  needs: Pick<Context, 'db' | 'files'>,
  gameId: number,
): Promise<void> {
  const hashes = await inTransaction(needs.db, (tx) => forgetWriteups(tx, gameId))
  for (const hash of hashes) await releaseFile(needs, hash)
}
