import { attachmentHeader } from '#modules/asset/content-type.ts'
import { assetPath } from '#modules/asset/paths.ts'
import { listCapturedChallenges, listCapturedTeams } from '#modules/capture/service.ts'
import type { CaptureFile, CaptureStore } from '#modules/capture/store.ts'
import { archiveOf } from '#modules/operation/archive.ts'
import { handle } from '#modules/operation/handle.ts'
import { RawReply } from '#modules/operation/raw-reply.ts'
import { Refusal } from '#modules/operation/refusal.ts'
import { nameTime } from '#modules/text/name-time.ts'

const listCaptureChallenges = handle('listCaptureChallenges', async ({ db, path, captures }) => {
  const challenges = await listCapturedChallenges(db, path.id)
  return Promise.all(
    challenges.map(async (challenge) => ({
      ...challenge,
      count: (await captures.listParticipations(challenge.id)).size,
    })),
  )
})

const listCaptureTeams = handle('listCaptureTeams', async ({ db, path, captures }) => {
  const counts = await captures.listParticipations(path.challengeId)
  const teams = await listCapturedTeams(db, path.challengeId, [...counts.keys()])
  if (teams.length === 0) throw new Refusal(404, 'nothingCaptured')
  return teams.map(({ avatarHash, ...team }) => ({
    ...team,
    avatar: assetPath(avatarHash, 'avatar'),
    count: counts.get(team.id) ?? 0,
  }))
})

const listCaptureFiles = handle('listCaptureFiles', async ({ path, captures }) => {
  const files = await captures.list(path.challengeId, path.partId)
  return files.map(({ name, size, updatedAt }) => ({
    fileName: name,
    size,
    updateTime: updatedAt,
  }))
})

const downloadCaptures = handle('downloadCaptures', async ({ path, captures, clock, log }) => {
  const { challengeId, partId } = path
  const folder = `Capture-${challengeId}-${partId}-${nameTime(clock.now())}`
  const entries = (await captures.list(challengeId, partId)).map(({ name, size, updatedAt }) => ({
    name,
    size,
    modifiedAt: updatedAt,
    open: () => captures.read(challengeId, partId, name),
  }))
  return new RawReply({
    headers: downloadHeaders('application/gzip', `${folder}.tar.gz`),
    body: archiveOf(folder, entries, (err) => log.warn({ err }, 'an archive was not finished')),
  })
})

const deleteCaptures = handle('deleteCaptures', async ({ path, captures }) => {
  await captures.removeAll(path.challengeId, path.partId)
})

const downloadCapture = handle('downloadCapture', async ({ path, captures }) => {
  const { name } = await requireCapture(captures, path)
  return new RawReply({
    headers: downloadHeaders('application/octet-stream', name),
    body: captures.read(path.challengeId, path.partId, name),
  })
})

const deleteCapture = handle('deleteCapture', async ({ path, captures }) => {
  const { name } = await requireCapture(captures, path)
  await captures.remove(path.challengeId, path.partId, name)
})

interface CapturePath {
  readonly challengeId: number
  readonly partId: number
  readonly filename: string
}

async function requireCapture(
  captures: CaptureStore,
  { challengeId, partId, filename }: CapturePath,
): Promise<CaptureFile> {
  const found = await captures.find(challengeId, partId, filename)
  if (!found) throw new Refusal(404, 'captureNotFound', { code: 400 })
  return found
}

const downloadHeaders = (type: string, fileName: string) => ({
  'content-type': type,
  'content-disposition': attachmentHeader(fileName),
  'cache-control': 'no-store',
})

export const captureHandlers = {
  listCaptureChallenges,
  listCaptureTeams,
  listCaptureFiles,
  downloadCaptures,
  deleteCaptures,
  downloadCapture,
  deleteCapture,
}
