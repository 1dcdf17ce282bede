import type { Tables } from '#db/tables.ts'
import { openArchive } from '#move-in/ctfd/archive.ts'
import { boardFactsOf } from '#move-in/ctfd/board.ts'
import { settingsOf } from '#move-in/ctfd/closing.ts'
import { readExport } from '#move-in/ctfd/read-export.ts'
import { GAME_ID } from '#move-in/ctfd/game.ts'
import { createHandouts } from '#move-in/ctfd/handouts.ts'
import { reasonsOf } from '#move-in/ctfd/reasons.ts'
import { listShipments } from '#move-in/ctfd/shipments.ts'
import { standingsOf } from '#move-in/ctfd/standings.ts'
import type { Origin } from '#move-in/origin.ts'
import type { Clock } from '#platform/clock.ts'

/** Tables whose ids continue after the highest imported one. */
const NUMBERED: readonly (keyof Tables)[] = [
  'teams',
  'games',
  'divisions',
  'attachments',
  'challenges',
  'flags',
  'participations',
  'submissions',
]

/** A full export of CTFd 3. Throws MoveInError. */
export async function openCtfd(path: string, clock: Clock): Promise<Origin> {
  const { tree, close } = await openArchive(path)
  try {
    const nowMs = clock.now()
    const source = await readExport(tree, nowMs)
    const handouts = createHandouts(source, nowMs)
    return {
      title: `CTFd, "${source.title}"`,
      staysBehind: [
        'sessions',
        'access tokens',
        'addresses that people came from',
        'passwords of teams: their captains invite by a link',
      ],
      listFiles: handouts.list,
      openFile: handouts.open,
      shipments: (needs) => Promise.resolve(listShipments(source, handouts, needs)),
      settings: () => Promise.resolve(settingsOf(source)),
      lastIds: () => Promise.resolve(new Map(NUMBERED.map((table) => [table, 0]))),
      listGames: () => Promise.resolve([{ id: GAME_ID, title: source.title }]),
      boardFacts: () => Promise.resolve(boardFactsOf(source, nowMs)),
      sourceBoard: () => ({
        rows: standingsOf(source),
        reasons: (here) => reasonsOf(source, here, nowMs),
      }),
      close: () => Promise.resolve(close()),
    }
  } catch (error) {
    close()
    throw error
  }
}
