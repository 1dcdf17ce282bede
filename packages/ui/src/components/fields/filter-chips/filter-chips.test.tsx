import { useState } from 'react'
import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { userEvent } from 'vitest/browser'
import { FilterChips } from './filter-chips.tsx'

const options = [
  { value: 'web', label: 'Web' },
  { value: 'pwn', label: 'Pwn' },
  { value: 'misc', label: 'Misc' },
] as const
type Category = (typeof options)[number]['value']

function Several() {
  const [value, setValue] = useState<readonly Category[]>([])
  return (
    <>
      <FilterChips
        type="multiple"
        label="Categories"
        options={options}
        value={value}
        onValueChange={setValue}
      />
      <output>{value.join(' ')}</output>
    </>
  )
}

function One() {
  const [value, setValue] = useState<Category>('web')
  return (
    <FilterChips
      type="single"
      label="Category"
      options={options}
      value={value}
      onValueChange={setValue}
    />
  )
}

it('several can be on, in the order of the options, by arrows and the space bar', async () => {
  const screen = await render(<Several />)
  await screen.getByRole('button', { name: 'Misc' }).click()
  await userEvent.keyboard('{Home}')
  await expect.element(screen.getByRole('button', { name: 'Web' })).toHaveFocus()
  await userEvent.keyboard(' ')
  await expect
    .element(screen.getByRole('button', { name: 'Web' }))
    .toHaveAttribute('aria-pressed', 'true')
  await expect.element(screen.getByRole('status')).toHaveTextContent('web misc')
  await userEvent.keyboard(' ')
  await expect
    .element(screen.getByRole('button', { name: 'Web' }))
    .toHaveAttribute('aria-pressed', 'false')
})

it('one of them is always on', async () => {
  const screen = await render(<One />)
  const web = screen.getByRole('radio', { name: 'Web' })
  await web.click()
  await expect.element(web).toBeChecked()
  await screen.getByRole('radio', { name: 'Pwn' }).click()
  await expect.element(screen.getByRole('radio', { name: 'Pwn' })).toBeChecked()
  await expect.element(web).not.toBeChecked()
})
