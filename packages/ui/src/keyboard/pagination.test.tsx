import { useState } from 'react'
import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { Pagination } from '../components/navigation/pagination/pagination.tsx'
import { focused } from './focused.ts'
import { press } from './press.ts'
import '../styles.ts'

function Harness() {
  const [page, setPage] = useState(2)
  return (
    <>
      <Pagination
        label="Pages"
        page={page}
        pageCount={3}
        onPageChange={setPage}
        labels={{ previous: 'Back', next: 'On', page: (number) => `Page ${number}` }}
      />
      <output>{page}</output>
    </>
  )
}

/** Buttons in a landmark, as in https://www.w3.org/WAI/ARIA/apg/patterns/button/: the focus stays where it is, at both ends too. */
it.each([
  ['{Tab}', 'Back', 2],
  ['{Tab}{Enter}', 'Back', 1],
  ['{Tab} ', 'Back', 1],
  ['{Tab}{Enter}{Enter}', 'Back', 1],
  ['{Tab}{Tab}{Enter}', 'Page 1', 1],
  ['{Tab}{Tab}{Tab}', 'Page 2', 2],
  ['{Tab}{Tab}{Tab}{Tab} ', 'Page 3', 3],
  ['{Tab}{Tab}{Tab}{Tab}{Tab}{Enter}', 'On', 3],
  ['{Tab}{Tab}{Tab}{Tab}{Tab}{Enter} ', 'On', 3],
  ['{Tab}{Tab}{Shift>}{Tab}{/Shift}', 'Back', 2],
])('among pages %o leaves the focus on %s and shows page %d', async (keys, name, page) => {
  const screen = await render(<Harness />)
  await press(keys)
  await expect.poll(focused).toBe(name)
  await expect.element(screen.getByRole('status')).toHaveTextContent(String(page))
  const current = screen.getByRole('button', { name: `Page ${page}` })
  await expect.element(current).toHaveAttribute('aria-current', 'page')
})

it('says that there is no page before the first', async () => {
  const screen = await render(<Harness />)
  const back = screen.getByRole('button', { name: 'Back' })
  await expect.element(back).toHaveAttribute('aria-disabled', 'false')
  await press('{Tab}{Enter}')
  await expect.element(back).toHaveAttribute('aria-disabled', 'true')
})
