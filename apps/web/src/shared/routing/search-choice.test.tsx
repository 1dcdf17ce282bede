import { expect, it } from 'vitest'
import { useSearchChoice } from '#shared/routing/search-choice.ts'
import { show } from '#shared/testing.tsx'

function Choice() {
  const { search, change, clear } = useSearchChoice<'team' | 'q' | 'page'>()
  const changeTwice = () => {
    change({ team: '3' })
    change({ q: 'quay', page: '' })
  }
  return (
    <>
      <output>{search.toString()}</output>
      <button type="button" onClick={changeTwice}>
        Change
      </button>
      <button type="button" onClick={clear}>
        Clear
      </button>
    </>
  )
}

it('keeps a change that comes before the address has followed the one before it', async () => {
  const { screen, router } = await show(<Choice />, '/list?page=2&view=team')
  await screen.getByRole('button', { name: 'Change' }).click()
  await expect.element(screen.getByRole('status')).toHaveTextContent('view=team&team=3&q=quay')
  expect(router.state.historyAction).toBe('REPLACE')
  await screen.getByRole('button', { name: 'Clear' }).click()
  await expect.poll(() => router.state.location.search).toBe('')
})
