import { useRef } from 'react'
import { Link } from 'react-router'
import { expect, it } from 'vitest'
import { optionParam, textParam, useListChoice } from '#shared/list/list-choice.ts'
import { show } from '#shared/testing.tsx'

const params = { text: textParam('q'), show: optionParam('show', ['all', 'live'], 'all') }

/** Shows the choice, and how many different objects it has been: lists filter and sort again for each of them. */
function Choice() {
  const { choice, set } = useListChoice(params)
  const seen = useRef(new Set<object>())
  // oxlint-disable-next-line react/refs -- counts what renders got
  const objects = seen.current.add(choice).size
  return (
    <>
      <output>{`${choice.text} ${choice.show} ${objects}`}</output>
      <Link to="?q=quay&dialog=7">Open</Link>
      <button type="button" onClick={() => set({ show: 'live' })}>
        Live
      </button>
    </>
  )
}

it('keeps the same choice while only parameters of others change, and makes a new one for its own', async () => {
  const { screen, router } = await show(<Choice />, '/list?q=quay')
  const choice = screen.getByRole('status')
  await expect.element(choice).toHaveTextContent('quay all 1')
  await screen.getByRole('link', { name: 'Open' }).click()
  await expect.poll(() => router.state.location.search).toBe('?q=quay&dialog=7')
  await expect.element(choice).toHaveTextContent('quay all 1')
  await screen.getByRole('button', { name: 'Live' }).click()
  await expect.element(choice).toHaveTextContent('quay live 2')
  expect(router.state.location.search).toBe('?q=quay&dialog=7&show=live')
})
