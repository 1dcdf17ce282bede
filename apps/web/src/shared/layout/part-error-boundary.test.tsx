import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { PartErrorBoundary } from '#shared/layout/part-error-boundary.tsx'

/** React logs everything a boundary catches to the console. */
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}))
afterEach(() => vi.restoreAllMocks())

function Formula({ source }: { source: string }) {
  if (source === 'broken') throw new Error('KaTeX: unexpected end')
  if (source === 'gone') throw new TypeError('Failed to fetch dynamically imported module: /a.js')
  return <p>drawn: {source}</p>
}

const page = (source: string) => (
  <>
    <h1>The rest</h1>
    <PartErrorBoundary of={source} fallback={<pre>{source}</pre>}>
      <Formula source={source} />
    </PartErrorBoundary>
  </>
)

it('shows something else when it breaks, and retries with what is shown next', async () => {
  const screen = await render(page('broken'))
  await expect.element(screen.getByRole('heading', { name: 'The rest' })).toBeVisible()
  await expect.element(screen.getByText('broken')).toBeVisible()
  await screen.rerender(page('whole'))
  await expect.element(screen.getByText('drawn: whole')).toBeVisible()
})

it('leaves what could not be fetched to the screen', async () => {
  await expect(render(page('gone'))).rejects.toThrow('dynamically imported module')
})
