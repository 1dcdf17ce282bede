import { createHash, createHmac } from 'node:crypto'
import type { Db } from '#db/database.ts'
import {
  listForeignFlags,
  listSameWrong,
  listSeries,
} from '#modules/game/signals/answer-repository.ts'
import type { AnswerRow, SeriesRow } from '#modules/game/signals/answer-repository.ts'
import { MAX_FACTS, MAX_OF_KIND } from '#modules/game/signals/found.ts'
import type { Fact, Found, OfGame } from '#modules/game/signals/found.ts'
import type { SignalSettings } from '#modules/game/signals/policy.ts'
import { listAddresses, listBrowsers } from '#modules/game/signals/shared-repository.ts'
import type { UseRow } from '#modules/game/signals/shared-repository.ts'
import { listQuick, listUnopened } from '#modules/game/signals/step-repository.ts'
import type { QuickRow, StepRow } from '#modules/game/signals/step-repository.ts'

/** How long an opening may take until it is written, with room for a database that is slow. */
const WRITTEN_AFTER_MS = 5000
/** Solves of all series together. */
const MAX_OF_SERIES = 20_000

export interface Detected {
  /** The newest first. */
  readonly found: readonly Found[]
  /** There are more of a kind. */
  readonly isCut: boolean
}

/** All signals of a game, read at the same time. What a setting of 0 turns off is not read. */
export async function detectSignals(
  db: Db,
  game: OfGame,
  settings: SignalSettings,
  nowMs: number,
): Promise<Detected> {
  const asked = { gameId: game.id, limit: MAX_OF_KIND + 1 }
  const { wrongTeams, sharedTeams, instanceMinutes, seriesSolves, seriesMinutes } = settings
  const sharing = { ...asked, teams: sharedTeams }
  const nothing = Promise.resolve([])
  const kinds: Found[][] = await Promise.all([
    settings.quickSeconds + settings.quickPercent > 0
      ? listQuick(db, asked, settings).then((rows) => rows.map(quick))
      : nothing,
    listUnopened(db, asked, nowMs - WRITTEN_AFTER_MS).then((rows) => rows.map(unopened)),
    instanceMinutes > 0
      ? listForeignFlags(db, { ...asked, minutes: instanceMinutes }).then((rows) =>
          rows.map(foreign),
        )
      : nothing,
    seriesSolves > 1
      ? listSeries(db, {
          ...{ gameId: game.id, limit: MAX_OF_SERIES },
          ...{ solves: seriesSolves, minutes: seriesMinutes },
        }).then(seriesOf)
      : nothing,
    wrongTeams > 1 ? listSameWrong(db, { ...asked, teams: wrongTeams }).then(wrongOf) : nothing,
    sharedTeams > 1
      ? listAddresses(db, sharing).then((rows) => sharedOf(game, 'sharedAddress', rows))
      : nothing,
    sharedTeams > 1
      ? listBrowsers(db, sharing).then((rows) => sharedOf(game, 'sharedBrowser', rows))
      : nothing,
  ])
  const found = kinds
    .flatMap((ones) => ones.toSorted(newestFirst).slice(0, MAX_OF_KIND))
    .toSorted(newestFirst)
  return { found, isCut: kinds.some((ones) => ones.length > MAX_OF_KIND) }
}

const newestFirst = (a: Found, b: Found) => b.atMs - a.atMs || (a.id < b.id ? -1 : 1)

const solvedFact = (row: StepRow): Fact => ({
  what: 'solved',
  time: row.solvedAt,
  participationId: row.participationId,
  challengeId: row.challengeId,
  submissionId: row.submissionId,
  userName: row.userName,
})

const inOrder = (facts: readonly Fact[]) =>
  facts.toSorted((a, b) => (a.time ?? 0) - (b.time ?? 0)).slice(0, MAX_FACTS)

const quick = (row: QuickRow): Found => {
  const { participationId, challengeId } = row
  const step = (what: Fact['what'], at: number | null, median: number | null): Fact[] =>
    at === null
      ? []
      : [
          {
            ...{ what, time: at, participationId, challengeId },
            seconds: Math.round((row.solvedAt - at) / 1000),
            medianSeconds: median === null ? null : Math.round(median),
          },
        ]
  return {
    id: `quick-${participationId}-${challengeId}`,
    kind: 'quick',
    atMs: row.solvedAt,
    challengeId,
    participationIds: [participationId],
    facts: inOrder([
      ...step('opened', row.openedAt, row.openedMedian),
      ...step('downloaded', row.downloadedAt, row.downloadedMedian),
      ...step('started', row.startedAt, row.startedMedian),
      solvedFact(row),
    ]),
  }
}

const unopened = (row: StepRow): Found => {
  const { participationId, challengeId } = row
  const step = (what: Fact['what'], time: number | null): Fact[] =>
    time === null ? [] : [{ what, time, participationId, challengeId }]
  return {
    id: `unopened-${participationId}-${challengeId}`,
    kind: 'unopened',
    atMs: row.solvedAt,
    challengeId,
    participationIds: [participationId],
    facts: [
      // What never happened comes first, without a time.
      ...(row.openedAt === null ? [{ what: 'opened' as const, participationId, challengeId }] : []),
      ...inOrder([
        ...step('opened', row.openedAt),
        ...step('downloaded', row.downloadedAt),
        ...step('started', row.startedAt),
        solvedFact(row),
      ]),
    ],
  }
}

const foreign = (row: Awaited<ReturnType<typeof listForeignFlags>>[number]): Found => {
  const { participationId, challengeId, ownerId, submissionId, userName } = row
  return {
    id: `foreignFlag-${submissionId}`,
    kind: 'foreignFlag',
    atMs: row.at,
    challengeId,
    participationIds: [participationId, ownerId],
    facts: [
      {
        ...{ what: 'started', time: row.startedAt, participationId: ownerId, challengeId },
        seconds: Math.round((row.at - row.startedAt) / 1000),
      },
      { what: 'sent', time: row.at, participationId, challengeId, submissionId, userName },
    ],
  }
}

const answerFact = (what: 'solved' | 'sent', row: AnswerRow): Fact => ({
  ...{ what, time: row.at, participationId: row.participationId, challengeId: row.challengeId },
  ...{ submissionId: row.submissionId, userName: row.userName },
})

/** Rows of each team in order; a gap between two places begins another series. */
function seriesOf(rows: readonly SeriesRow[]): Found[] {
  const series: SeriesRow[][] = []
  for (const row of rows) {
    const current = series.at(-1)
    const last = current?.at(-1)
    const isNext = last?.participationId === row.participationId && last.place + 1 === row.place
    if (current && isNext) current.push(row)
    else series.push([row])
  }
  return series.flatMap((solves) => {
    const [first, last] = [solves[0], solves.at(-1)]
    if (!first || !last) return []
    return [
      {
        id: `series-${first.participationId}-${first.submissionId}`,
        kind: 'series',
        atMs: last.at,
        participationIds: [first.participationId],
        facts: solves.slice(0, MAX_FACTS).map((row) => answerFact('solved', row)),
      } satisfies Found,
    ]
  })
}

/** An answer may be a flag that is nearly right: the name of a signal has only its digest. */
function wrongOf(rows: Awaited<ReturnType<typeof listSameWrong>>): Found[] {
  const byAnswer = Map.groupBy(rows, ({ challengeId, answer }) => {
    const digest = createHash('sha256').update(answer).digest('hex').slice(0, 24)
    return `sameWrong-${challengeId}-${digest}`
  })
  return [...byAnswer].flatMap(([id, sent]) => {
    const [first] = sent
    if (!first) return []
    return [
      {
        id,
        kind: 'sameWrong',
        atMs: Math.max(...sent.map(({ at }) => at)),
        challengeId: first.challengeId,
        participationIds: [...new Set(sent.map(({ participationId }) => participationId))],
        answer: first.answer,
        facts: inOrder(sent.map((row) => answerFact('sent', row))),
      } satisfies Found,
    ]
  })
}

/** By a key of the game: nobody can try which of all addresses the name of a signal belongs to. */
function sharedOf(
  game: OfGame,
  kind: 'sharedAddress' | 'sharedBrowser',
  rows: readonly UseRow[],
): Found[] {
  const byUse = Map.groupBy(rows, ({ what }) => what)
  return [...byUse].map(([what, uses]) => {
    const digest = createHmac('sha256', game.private_key).update(`${kind} ${what}`).digest('hex')
    return {
      id: `${kind}-${digest.slice(0, 32)}`,
      kind,
      atMs: Math.max(...uses.map(({ at }) => at)),
      participationIds: [...new Set(uses.map(({ participationId }) => participationId))],
      ...(kind === 'sharedAddress' && { address: what }),
      facts: inOrder(
        uses.map(({ participationId, userName, at }) => ({
          ...{ what: 'used' as const, time: at, participationId, userName },
        })),
      ),
    } satisfies Found
  })
}
