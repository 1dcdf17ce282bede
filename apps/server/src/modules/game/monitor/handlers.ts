import { requireStartedGame } from '#modules/game/games.ts'
import {
  listCheatParties,
  listCheats,
  listSubmissions as findSubmissions,
} from '#modules/game/monitor/repository.ts'
import { describeEvents } from '#modules/game/monitor/service.ts'
import { partyView, submissionView } from '#modules/game/monitor/view.ts'
import { handle } from '#modules/operation/handle.ts'

const listSubmissions = handle('listSubmissions', async ({ db, path, query, clock }) => {
  await requireStartedGame(db, path.id, clock.now())
  const { type: verdict, ...page } = query
  return (await findSubmissions(db, path.id, { ...page, verdict })).map(submissionView)
})

const listEvents = handle('listEvents', async ({ db, path, query, clock }) => {
  await requireStartedGame(db, path.id, clock.now())
  return describeEvents(db, path.id, query)
})

const listCheatInfo = handle('listCheatInfo', async ({ db, path, clock }) => {
  await requireStartedGame(db, path.id, clock.now())
  const parties = new Map(
    (await listCheatParties(db, path.id)).map((party) => [party.id, partyView(party)]),
  )
  return (await listCheats(db, path.id)).flatMap((cheat) => {
    const ownedTeam = parties.get(cheat.owner_participation_id)
    const submitTeam = parties.get(cheat.submitter_participation_id)
    return ownedTeam && submitTeam
      ? [{ ownedTeam, submitTeam, submission: submissionView(cheat) }]
      : []
  })
})

export const monitorHandlers = { listSubmissions, listEvents, listCheatInfo }
