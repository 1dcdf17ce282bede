import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
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
