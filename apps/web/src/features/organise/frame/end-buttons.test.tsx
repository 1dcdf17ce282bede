import { beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { anEditGame } from '#features/organise/builders.ts'
import { EndButtons, useEndActions } from '#features/organise/frame/end-buttons.tsx'
import { QuestionHost } from '#shared/feedback/question-host.tsx'
import { serveFrom, show } from '#shared/testing.tsx'

const hour = 3_600_000
const now = Date.now()
const running = anEditGame({ title: 'Foghorn', start: now - hour, end: now + hour })
const write = 'PUT /api/edit/games/1'

beforeEach(() => page.viewport(1280, 800))

function Bar() {
  return <EndButtons actions={useEndActions(running)} />
}

async function open() {
  const asked = serveFrom({
    'GET /api/edit/games/1': { body: running },
    'GET /api/game/1': { body: { id: 1, title: 'Foghorn', teamCount: 5, start: 0, end: 1 } },
    'POST /api/edit/games/1/notices': { body: { id: 1, type: 'Normal', values: [''], time: now } },
    [write]: { body: running },
  })
  const { screen } = await show(
    <>
      <Bar />
      <QuestionHost />
    </>,
  )
  const ends = () =>
    asked.filter(({ what }) => what === write).map(({ body }) => Reflect.get(Object(body), 'end'))
  return { screen, ends }
}

it.each([
  ['+15 min', 15],
  ['+1 hr', 60],
])('%s gives the players as much more time, after saying so', async (name, minutes) => {
  const { screen, ends } = await open()
  await screen.getByRole('button', { name, exact: true }).click()
  const question = screen.getByRole('alertdialog')
  await expect.element(question.getByText(/It ends at .*, for 5 teams/)).toBeVisible()
  expect(ends()).toEqual([])
  await question.getByRole('button', { name: 'Extend the game' }).click()
  await vi.waitFor(() => expect(ends()).toEqual([running.end + minutes * 60_000]))
})

it('ends the game now, after saying for how many', async () => {
  const { screen, ends } = await open()
  await screen.getByRole('button', { name: 'End now' }).click()
  const question = screen.getByRole('alertdialog', { name: 'End “Foghorn” now?' })
  await expect.element(question.getByText(/It is over immediately, for 5 teams/)).toBeVisible()
  await question.getByRole('button', { name: 'End the game now' }).click()
  await vi.waitFor(() => expect(ends()).toHaveLength(1))
  expect(Math.abs(Number(ends()[0]) - Date.now())).toBeLessThan(hour / 2)
})
