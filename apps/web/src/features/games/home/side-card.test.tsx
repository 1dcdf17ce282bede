import { expect, it } from 'vitest'
import { SideCard } from '#features/games/home/side-card.tsx'
import { now } from '#shared/clock/clock.ts'
import { aGame } from '#shared/game/builders.ts'
import { serveFrom, show } from '#shared/testing.tsx'

const hour = 3_600_000
/** The three phases of a game, and the last one with practice. Offsets of start and end from now. */
const moments = {
  upcoming: { start: hour, end: 2 * hour, practiceMode: false },
  ongoing: { start: -hour, end: hour, practiceMode: false },
  ended: { start: -2 * hour, end: -hour, practiceMode: false },
  practice: { start: -2 * hour, end: -hour, practiceMode: true },
}

const waiting = /Your request is with the organizers/
const declined = /The organizers declined/
const suspended = /Your team is suspended/
/** Said by the buttons alone. */
const nothing = /^/

/** What there is to press, the main thing first, and what is said of it, by who looks and when. */
it.each([
  ['signed out', 'upcoming', ['Log in to join'], nothing],
  ['signed out', 'ongoing', ['Log in to join', 'Scoreboard'], nothing],
  ['signed out', 'ended', ['Scoreboard'], nothing],
  ['signed out', 'practice', ['Log in to join', 'Scoreboard'], nothing],
  ['Unsubmitted', 'upcoming', ['Join this game'], nothing],
  ['Unsubmitted', 'ongoing', ['Join this game', 'Scoreboard'], nothing],
  ['Unsubmitted', 'ended', ['Scoreboard'], nothing],
  ['Unsubmitted', 'practice', ['Join to practice', 'Scoreboard'], nothing],
  ['Pending', 'upcoming', ['Withdraw'], waiting],
  ['Pending', 'ongoing', ['Withdraw', 'Scoreboard'], waiting],
  ['Pending', 'ended', ['Scoreboard'], nothing],
  ['Pending', 'practice', ['Withdraw', 'Scoreboard'], waiting],
  ['Accepted', 'upcoming', [], /The challenges open automatically at the start/],
  ['Accepted', 'ongoing', ['Open challenges', 'Scoreboard'], nothing],
  ['Accepted', 'ended', ['Scoreboard'], nothing],
  ['Accepted', 'practice', ['Practice', 'Scoreboard'], /give no points/],
  ['Rejected', 'upcoming', ['Join again', 'Withdraw'], declined],
  ['Rejected', 'ongoing', ['Join again', 'Scoreboard', 'Withdraw'], declined],
  ['Rejected', 'ended', ['Scoreboard'], nothing],
  ['Rejected', 'practice', ['Join again', 'Scoreboard', 'Withdraw'], declined],
  ['Suspended', 'upcoming', [], suspended],
  ['Suspended', 'ongoing', ['Scoreboard'], suspended],
  ['Suspended', 'ended', ['Scoreboard'], suspended],
  ['Suspended', 'practice', ['Scoreboard'], suspended],
] as const)('%s, %s: %j', async (who, moment, expected, note) => {
  const isVisitor = who === 'signed out'
  const profile = { userId: 'u', role: 'User', userName: 'iris' }
  serveFrom({
    'GET /api/account/profile': isVisitor ? { status: 401 } : { body: profile },
    'GET /api/team': { body: [{ id: 11, name: 'null & void', members: [], locked: false }] },
  })
  const { start, end, practiceMode } = moments[moment]
  const game = aGame({
    start: now() + start,
    end: now() + end,
    practiceMode,
    status: isVisitor ? 'Unsubmitted' : who,
    teamName: 'null & void',
  })
  const { screen } = await show(<SideCard game={game} />)
  const pressed = () =>
    [...screen.container.querySelectorAll('a, button:not([role])')].map((one) => one.textContent)
  await expect.poll(pressed).toEqual(expected)
  await expect.poll(() => screen.container.textContent).toMatch(note)
})
