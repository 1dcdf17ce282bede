import { useState } from 'react'
import { expect, it } from 'vitest'
import { LiveSummary } from '#features/scoreboard/summary/live-summary.tsx'
import { show } from '#shared/testing.tsx'

function Board() {
  const [solves, setSolves] = useState(10)
  return (
    <>
      <button type="button" onClick={() => setSolves((count) => count + 2)}>
        Solve
      </button>
      <LiveSummary solves={solves} rank={4} />
    </>
  )
}

it('says nothing at first, then what is new, and keeps quiet for a while after', async () => {
  const { screen } = await show(<Board />)
  const status = screen.getByRole('status')
  await expect.element(status).toHaveTextContent('')
  await screen.getByRole('button', { name: 'Solve' }).click()
  await expect.element(status).toHaveTextContent('2 new solves. Your rank: 4.')
  await screen.getByRole('button', { name: 'Solve' }).click()
  await new Promise((resolve) => setTimeout(resolve, 300))
  await expect.element(status).toHaveTextContent('2 new solves. Your rank: 4.')
})
