import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { userEvent } from 'vitest/browser'
import { Select } from './select.tsx'
import '../../../styles.ts'

const options = [
  { value: 'name', label: 'Name' },
  { value: 'score', label: 'Score' },
] as const

it('shows that nothing is chosen until its owner says otherwise', async () => {
  const screen = await render(
    <Select label="Sort by" placeholder="Nothing" options={options} value={undefined} />,
  )
  const box = screen.getByRole('combobox', { name: 'Sort by' })
  await box.click()
  await screen.getByRole('option', { name: 'Score' }).click()
  await expect.element(screen.getByRole('option', { name: 'Score' })).not.toBeInTheDocument()
  await expect.element(box).toHaveTextContent('Nothing')
})

it('names its list after itself, and leaves the page to readers while it is open', async () => {
  const screen = await render(
    <main>
      <p>What stands beside it</p>
      <Select label="Sort by" options={options} value="name" />
    </main>,
  )
  const page = screen.getByText('What stands beside it').element()
  const isHidden = () => page.closest('[aria-hidden="true"]') !== null
  await screen.getByRole('combobox', { name: 'Sort by' }).click()
  await expect.element(screen.getByRole('listbox', { name: 'Sort by' })).toBeVisible()
  // Radix hides in an effect.
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(isHidden()).toBe(false)
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.getByRole('listbox')).not.toBeInTheDocument()
  expect(screen.container.closest('[aria-live]')).toBeNull()
})
