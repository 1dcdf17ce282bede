import { gameQueries } from '@halyard/query'
import { expect, it, vi } from 'vitest'
import { InstancesTray } from '#features/play/instance/instances-tray.tsx'
import { now } from '#shared/clock/clock.ts'
import { aChallenge } from '#shared/game/builders.ts'
import { serveFrom, show } from '#shared/testing.tsx'
import type { Answers } from '#shared/testing.tsx'

const minute = 60_000
const running = (id: number, title: string, minutesLeft: number) =>
  aChallenge({
    id,
    title,
    type: 'StaticContainer',
    context: {
      instanceEntry: `pier.example:${30_000 + id}`,
      closeTime: now() + minutesLeft * minute,
      url: null,
      fileSize: null,
    },
  })

async function open(instances: readonly ReturnType<typeof running>[], answers: Answers = {}) {
  const asked = serveFrom(answers)
  const { screen, queryClient } = await show(<InstancesTray gameId={1} />)
  for (const one of instances) {
    queryClient.setQueryData(gameQueries.challenge(1, one.id).queryKey, one)
  }
  const calls = () => asked.map(({ what }) => what).filter((what) => what.includes('/game/'))
  return { screen, calls }
}

it('is not there without instances', async () => {
  const { screen } = await open([])
  expect(screen.getByRole('button').query()).toBeNull()
  expect(document.title).not.toContain('⏳')
})

it('lists them all, the one that ends next first, and asks nothing for it', async () => {
  const { screen, calls } = await open([running(7, 'Capstan', 60), running(8, 'Tide log', 30)])
  await screen.getByRole('button', { name: 'Your instances (2)' }).click()
  const links = screen.getByRole('dialog').getByRole('link')
  await vi.waitFor(() =>
    expect(links.elements().map((link) => link.textContent)).toEqual(['Tide log', 'Capstan']),
  )
  await expect.element(screen.getByText('pier.example:30008')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Extend' }).query()).toBeNull()
  expect(document.title).not.toContain('⏳')
  expect(calls()).toEqual([])
})

it('says in the title how long the next one has, below five minutes', async () => {
  const { screen } = await open([running(7, 'Capstan', 4)])
  await vi.waitFor(() => expect(document.title).toContain('⏳ 4 min'))
  await screen.unmount()
  expect(document.title).not.toContain('⏳')
})

it('extends one near its end, and says when that is refused', async () => {
  const title = 'It is too early to extend this instance.'
  const extend = 'POST /api/game/1/container/7/extend'
  const { screen, calls } = await open([running(7, 'Capstan', 8)], {
    [extend]: { status: 400, body: { title, status: 400 } },
  })
  await screen.getByRole('button', { name: 'Your instances (1)' }).click()
  await screen.getByRole('button', { name: 'Extend' }).click()
  await expect.element(screen.getByRole('alert')).toHaveTextContent(title)
  expect(calls()).toEqual([extend])
})
