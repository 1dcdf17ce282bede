import { onServersWith } from '#groups/extensions/named.ts'
import { scratchGame } from '#world/scratch-game.ts'
import { scenariosApart } from '#world/world.ts'

const hour = 3_600_000

export const scheduledNoticesExtension = scenariosApart('extensions', {
  'scheduledNotices: notices that wait for their time': onServersWith(
    'scheduledNotices',
    async (world) => {
      const { admin, anonymous, findings, loner } = world
      const game = await scratchGame(world, 'scheduled-notices')
      const path = { id: game.id }
      const publishAt = Date.now() + 24 * hour
      const body = { content: 'One hour left.', publishAt }
      const { id, ...stored } = await admin.ok('scheduleNotice', { path, body })
      findings.same('scheduleNotice', 'the notice', stored, body)
      const noticePath = { ...path, noticeId: id }
      const later = { content: 'Soon.', publishAt: publishAt + hour }
      await admin.ok('updateScheduledNotice', { path: noticePath, body: later })
      const listed = await admin.ok('listScheduledNotices', { path })
      findings.same('listScheduledNotices', 'what waits', listed, [{ id, ...later }])
      const shown = await admin.ok('listEditNotices', { path })
      findings.same('listEditNotices', 'how many are out', shown.length, 0)
      await admin.refused('scheduleNotice', 'in the past', 400, {
        path,
        body: { ...body, publishAt: Date.now() - hour },
      })
      await anonymous.refused('listScheduledNotices', 'nobody', 401, { path })
      await loner.refused('listScheduledNotices', 'a player', 403, { path })
      await loner.refused('scheduleNotice', 'a player', 403, { path, body })
      await admin.ok('deleteScheduledNotice', { path: noticePath })
      await admin.refused('deleteScheduledNotice', 'twice', 404, { path: noticePath })
      await admin.refused('updateScheduledNotice', 'one that is gone', 404, {
        path: noticePath,
        body: later,
      })
    },
  ),
})
