import { isInWindow } from '@halyard/rules'
import type { Scoreboard } from '@halyard/rules'
import type { Solve } from '#move-in/ctfd/answers.ts'
import { whyDisabled } from '#move-in/ctfd/closing.ts'
import type { Export, ExportedChallenge } from '#move-in/ctfd/export.ts'
import { windowOf } from '#move-in/ctfd/game.ts'
import { freezeOf, valuesOf } from '#move-in/ctfd/standings.ts'
import { listCompetitors } from '#move-in/ctfd/teams.ts'
import { many, momentOf } from '#move-in/ctfd/text.ts'

/** Why points and solves are others than there: a line for each challenge, and for the freeze. */
export function reasonsOf(source: Export, here: Scoreboard, nowMs: number): string[] {
  const teams = listCompetitors(source).filter(({ status }) => status === 'Accepted')
  const names = new Map(teams.map(({ id, name }) => [id, name]))
  const solves = Map.groupBy(
    source.solves.filter(({ teamId }) => names.has(teamId)),
    ({ challengeId }) => challengeId,
  )
  const worth = new Map(
    Object.values(here.challenges)
      .flat()
      .map(({ id, score }) => [id, score]),
  )
  const values = valuesOf(source)
  const frozenAtMs = freezeOf(source)
  const window = windowOf(source, nowMs)
  const ofChallenges = source.challenges.flatMap((challenge) => {
    const [there, present] = [values.get(challenge.id) ?? 0, worth.get(challenge.id)]
    const own = solves.get(challenge.id) ?? []
    return [
      ...valueLines(source, challenge, {
        there,
        here: present,
        count: countBefore(own, frozenAtMs),
      }),
      ...(present === undefined ? [] : timeLines(challenge, own, { frozenAtMs, window })),
    ]
  })
  return [...ofChallenges, ...freezeLines(source, frozenAtMs)]
}

const countBefore = (solves: readonly Solve[], endMs = Infinity) =>
  solves.filter(({ atMs }) => atMs < endMs).length

function valueLines(
  source: Export,
  challenge: ExportedChallenge,
  { there, here, count }: { there: number; here: number | undefined; count: number },
): string[] {
  if (count === 0 || here === there) return []
  const before = `${challenge.title}: ${there} points there for ${many(count, 'team')}`
  if (here === undefined)
    return [`${before}, none here: disabled (${whyDisabled(source, challenge)})`]
  const changed = challenge.notes.filter(
    ({ code }) => code === 'points-range' || code === 'decay-fitted',
  )
  const why = changed.map(({ text }) => text).join(', ') || 'its points were set by hand there'
  return [`${before}, ${here} here (${why})`]
}

function timeLines(
  { title }: ExportedChallenge,
  solves: readonly Solve[],
  {
    frozenAtMs = Infinity,
    window,
  }: { frozenAtMs?: number | undefined; window: { start: number; end: number } },
): string[] {
  const late = solves.filter(({ atMs }) => atMs >= frozenAtMs).length
  const outside = solves.filter(({ atMs }) => !isInWindow(window, null, atMs)).length
  return [
    ...(late === 0
      ? []
      : [
          `${title}: ${many(late, 'solve')} after the freeze, which the board there does not count`,
        ]),
    ...(outside === 0
      ? []
      : [
          `${title}: ${many(outside, 'solve')} outside of the time of the event, without points here`,
        ]),
  ]
}

function freezeLines(source: Export, frozenAtMs: number | undefined): string[] {
  const isFelt =
    frozenAtMs !== undefined &&
    [...source.solves, ...source.awards].some(({ atMs }) => atMs >= frozenAtMs)
  return isFelt
    ? [
        `The board there is frozen since ${momentOf(frozenAtMs)}; here everybody sees what came after it`,
      ]
    : []
}
