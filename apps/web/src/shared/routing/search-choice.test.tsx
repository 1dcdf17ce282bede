import { Link } from 'react-router'
import { expect, it } from 'vitest'
import { useSearchChoice } from '#shared/routing/search-choice.ts'
import { show, showRoutes } from '#shared/testing.tsx'

function Choice() {
  const { search, change, type, clear } = useSearchChoice<'team' | 'q' | 'page'>()
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
      <input aria-label="Text" onChange={({ target }) => type({ q: target.value })} />
      <button type="button" onClick={clear}>
        Clear
      </button>
      <Link to="/other">Leave</Link>
    </>
  )
}

const slow = () => new Promise((resolve) => setTimeout(resolve, 500, null))

it('keeps a change that comes before the address has followed the one before it', async () => {
  const { screen, router } = await show(<Choice />, '/list?page=2&view=team')
  await screen.getByRole('button', { name: 'Change' }).click()
  await expect.element(screen.getByRole('status')).toHaveTextContent('view=team&team=3&q=quay')
  expect(router.state.historyAction).toBe('REPLACE')
  await screen.getByRole('button', { name: 'Clear' }).click()
  await expect.poll(() => router.state.location.search).toBe('')
})

it('follows each letter at once, and the address a pause; what was typed last is kept by a press before that', async () => {
  const { screen, router } = await show(<Choice />, '/list?page=2')
  const field = screen.getByRole('textbox', { name: 'Text' })
  await field.fill('qu')
  await expect.element(screen.getByRole('status')).toHaveTextContent('page=2&q=qu')
  expect(router.state.location.search).toBe('?page=2')
  await expect.poll(() => router.state.location.search).toBe('?page=2&q=qu')
  await field.fill('quoin')
  await screen.getByRole('button', { name: 'Change' }).click()
  await expect.poll(() => router.state.location.search).toBe('?q=quay&team=3')
})

it('writes nothing into the address of another screen', async () => {
  const { screen, router } = await show(<Choice />, '/list')
  await screen.getByRole('textbox', { name: 'Text' }).fill('quay')
  await screen.getByRole('link', { name: 'Leave' }).click()
  await expect.poll(() => router.state.location.pathname).toBe('/other')
  await new Promise((resolve) => setTimeout(resolve, 400))
  expect(router.state.location.search).toBe('')
})

it('keeps nobody who leaves for a screen that is slow to come', async () => {
  const routes = [
    { path: '/list', element: <Choice /> },
    { path: '/other', loader: slow, element: <p>Other</p> },
  ]
  const { screen, router } = await showRoutes(routes, '/list')
  await screen.getByRole('textbox', { name: 'Text' }).fill('quay')
  await screen.getByRole('link', { name: 'Leave' }).click()
  await expect.element(screen.getByText('Other')).toBeVisible()
  expect(router.state.location).toMatchObject({ pathname: '/other', search: '' })
})
