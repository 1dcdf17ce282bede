import { useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { Segmented } from './segmented.tsx'
import '../../../styles.ts'

const options = [
  { value: 'all', label: 'All' },
  { value: 'todo', label: 'To do', count: 15 },
  { value: 'solved', label: 'Solved', disabled: true },
  { value: 'mine', label: 'Mine' },
] as const
type Value = (typeof options)[number]['value']

function Harness() {
  const [value, setValue] = useState<Value>('all')
  return (
    <>
      <Segmented label="Shown" options={options} value={value} onValueChange={setValue} />
      <output>{value}</output>
    </>
  )
}

afterEach(() => page.viewport(414, 896))

it.each([
  ['{ArrowRight}', 'To do'],
  ['{ArrowRight}{ArrowRight}', 'Mine'],
  ['{ArrowLeft}', 'Mine'],
  ['{End}', 'Mine'],
  ['{End}{Home}', 'All'],
])('%s moves the focus to %s; Space chooses it', async (keys, name) => {
  const screen = await render(<Harness />)
  await userEvent.tab()
  await userEvent.keyboard(keys)
  const option = screen.getByRole('radio', { name: new RegExp(name) })
  await expect.element(option).toHaveFocus()
  await userEvent.keyboard(' ')
  await expect.element(option).toBeChecked()
})

it('is a select on a screen of 320 px, with the same choice', async () => {
  await page.viewport(320, 640)
  const screen = await render(<Harness />)
  expect(screen.getByRole('radio').query()).toBeNull()
  const select = screen.getByRole('combobox', { name: 'Shown' })
  await select.selectOptions('To do 15')
  await expect.element(screen.getByRole('status')).toHaveTextContent('todo')
})
