import { useState } from 'react'
import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { userEvent } from 'vitest/browser'
import { Pagination } from './pagination.tsx'

function Pages() {
  const [page, setPage] = useState(2)
  return (
    <Pagination
      label="Pages"
      page={page}
      pageCount={3}
      onPageChange={setPage}
      labels={{ previous: 'Previous', next: 'Next', page: (number) => `Page ${number}` }}
    />
  )
}

it('steps to the last page and keeps the focus there', async () => {
  const screen = await render(<Pages />)
  const next = screen.getByRole('button', { name: 'Next' })
  await next.click()
  await expect
    .element(screen.getByRole('button', { name: 'Page 3' }))
    .toHaveAttribute('aria-current', 'page')
  await expect.element(next).toHaveAttribute('aria-disabled', 'true')
  await expect.element(next).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect
    .element(screen.getByRole('button', { name: 'Page 3' }))
    .toHaveAttribute('aria-current', 'page')
})

it('goes to a page by its number', async () => {
  const screen = await render(<Pages />)
  await screen.getByRole('button', { name: 'Page 1' }).click()
  await expect
    .element(screen.getByRole('button', { name: 'Page 1' }))
    .toHaveAttribute('aria-current', 'page')
  await expect
    .element(screen.getByRole('button', { name: 'Previous' }))
    .toHaveAttribute('aria-disabled', 'true')
})
