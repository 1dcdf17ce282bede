import { useState } from 'react'
import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { userEvent } from 'vitest/browser'
import { focused } from '../../../keyboard/focused.ts'
import { press } from '../../../keyboard/press.ts'
import { Combobox, type ComboboxOption } from './combobox.tsx'
import '../../../styles.ts'

const fewOptions = ['Capstan', 'Harbourmaster', '逆流'].map((label) => ({ value: label, label }))

const manyOptions = Array.from({ length: 10_000 }, (_option, index) => ({
  value: String(index),
  label: `Team ${index}`,
}))

type HarnessProps = { isMultiple?: boolean; options?: ComboboxOption[] }

function Harness({ isMultiple = false, options = fewOptions }: HarnessProps) {
  const [selected, setSelected] = useState<ComboboxOption[]>([])
  return (
    <>
      <Combobox
        label="Challenge"
        options={options}
        value={selected}
        onValueChange={setSelected}
        multiple={isMultiple}
        empty="Nothing found"
        removeLabel={(name) => `Remove ${name}`}
      />
      <button type="button">after</button>
      <output>{selected.map(({ label }) => label).join(' ')}</output>
    </>
  )
}

/** https://www.w3.org/WAI/ARIA/apg/patterns/combobox/ with a list that is filtered while one types. */
it.each([
  ['{Tab}', 'Capstan', ''],
  ['{Tab}{ArrowDown}', 'Harbourmaster', ''],
  ['{Tab}{ArrowUp}', '逆流', ''],
  ['{Tab}{ArrowDown}{ArrowDown}{ArrowDown}', 'Capstan', ''],
  ['{Tab}{Control>}{End}{/Control}', '逆流', ''],
  ['{Tab}{ArrowDown}{Control>}{Home}{/Control}', 'Capstan', ''],
  ['{Tab}har', 'Harbourmaster', ''],
  ['{Tab}a{ArrowDown}', 'Harbourmaster', ''],
  ['{Tab}{ArrowDown}{Enter}', 'Challenge', 'Harbourmaster'],
  ['{Tab}har{Enter}', 'Challenge', 'Harbourmaster'],
  ['{Tab}{ArrowDown}{Escape}', 'Challenge', ''],
  ['{Tab}{Escape}{Enter}', 'Challenge', ''],
  ['{Tab}{Escape}{ArrowDown}', 'Capstan', ''],
  ['{Tab}{Escape}{Alt>}{ArrowDown}{/Alt}', 'Capstan', ''],
  ['{Tab}{ArrowDown}{Tab}', 'after', ''],
])('%s marks %s and chooses %o', async (keys, name, chosen) => {
  const screen = await render(<Harness />)
  await press(keys)
  await expect.poll(focused).toBe(name)
  await expect.poll(() => screen.getByRole('status').element().textContent).toBe(chosen)
})

it('finds by typing and chooses with Enter', async () => {
  const screen = await render(<Harness />)
  await screen.getByRole('combobox').click()
  await userEvent.keyboard('harb{Enter}')
  await expect.element(screen.getByRole('status')).toHaveTextContent('Harbourmaster')
  await expect.element(screen.getByRole('listbox')).not.toBeInTheDocument()
})

it('collects several, and takes the last one back with Backspace', async () => {
  const screen = await render(<Harness isMultiple />)
  await screen.getByRole('combobox').click()
  await userEvent.keyboard('{Enter}')
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect.element(screen.getByRole('status')).toHaveTextContent('Capstan Harbourmaster')
  await userEvent.keyboard('{Backspace}')
  await expect.element(screen.getByRole('status')).toHaveTextContent('Capstan')
  await expect.element(screen.getByRole('status')).not.toHaveTextContent('Harbourmaster')
  await screen.getByRole('button', { name: 'Remove Capstan' }).click()
  await expect.element(screen.getByRole('status')).toBeEmptyDOMElement()
})

it('says that nothing was found, and closes with Escape', async () => {
  const screen = await render(<Harness />)
  await screen.getByRole('combobox').click()
  await userEvent.keyboard('gull')
  await expect.element(screen.getByText('Nothing found')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.getByRole('listbox')).not.toBeInTheDocument()
})

it('moves with its field, also where nothing is rendered again', async () => {
  const screen = await render(
    <div style={{ transform: 'translateY(300px)' }}>
      <Harness />
    </div>,
  )
  const field = screen.getByRole('combobox')
  await field.click()
  const listbox = screen.getByRole('listbox')
  await expect.element(listbox).toBeVisible()
  // As a dialog does that has arrived.
  const moving = screen.container.querySelector('div')
  if (moving) moving.style.transform = 'none'
  const gap = () =>
    listbox.element().getBoundingClientRect().top - field.element().getBoundingClientRect().bottom
  await expect.poll(() => Math.abs(gap())).toBeLessThan(10)
})

async function openMany() {
  const screen = await render(<Harness options={manyOptions} />)
  await press('{Tab}')
  const listbox = screen.getByRole('listbox')
  await expect.element(listbox).toBeVisible()
  return { screen, listbox }
}

const marked = () => {
  const id = document.activeElement?.getAttribute('aria-activedescendant')
  const option = id ? document.getElementById(id) : null
  if (!option) throw new Error('No option is marked')
  return option
}

/** Whether all of an option can be seen in its list. */
function isInView(option: Element, list: Element) {
  const box = option.getBoundingClientRect()
  const clip = list.getBoundingClientRect()
  return box.top >= clip.top && box.bottom <= clip.bottom
}

it('renders of 10,000 options only those in view, and announces the position of each', async () => {
  const { screen, listbox } = await openMany()
  expect(screen.getByRole('option').elements().length).toBeLessThan(40)
  expect(marked().getAttribute('aria-posinset')).toBe('1')
  expect(marked().getAttribute('aria-setsize')).toBe('10000')
  await press('{ArrowUp}')
  await expect.poll(focused).toBe('Team 9999')
  expect(marked().getAttribute('aria-posinset')).toBe('10000')
  await expect.poll(() => isInView(marked(), listbox.element())).toBe(true)
  await expect.element(screen.getByRole('option', { name: 'Team 9995' })).toBeVisible()
  await press('{ArrowUp}{Enter}')
  await expect.element(screen.getByRole('status')).toHaveTextContent('Team 9998')
})

it('stays where one scrolls it, and keeps the marked option for readers', async () => {
  const { screen, listbox } = await openMany()
  await press('{ArrowDown}')
  const middle = listbox.element().scrollHeight / 2
  listbox.element().scrollTo({ top: middle })
  await expect.element(screen.getByRole('option', { name: 'Team 5000' })).toBeVisible()
  expect(
    isInView(screen.getByRole('option', { name: 'Team 5001' }).element(), listbox.element()),
  ).toBe(true)
  expect(listbox.element().scrollTop).toBe(middle)
  expect(focused()).toBe('Team 1')
  await press('{ArrowDown}')
  await expect.poll(focused).toBe('Team 2')
  await expect.poll(() => isInView(marked(), listbox.element())).toBe(true)
})

it('goes back to the first of what is found when one types after scrolling', async () => {
  const { screen, listbox } = await openMany()
  await press('{Control>}{End}{/Control}')
  await expect.poll(focused).toBe('Team 9999')
  await press('77')
  await expect.poll(focused).toBe('Team 77')
  await expect.poll(() => listbox.element().scrollTop).toBeLessThan(10)
  expect(screen.getByRole('option').elements().length).toBeLessThan(40)
})

it('names its list after itself, and has none where nothing is found', async () => {
  const screen = await render(<Harness />)
  const input = screen.getByRole('combobox', { name: 'Challenge' })
  await input.click()
  await expect.element(screen.getByRole('listbox', { name: 'Challenge' })).toBeVisible()
  await input.fill('no such challenge')
  await expect.element(screen.getByText('Nothing found')).toBeVisible()
  expect(screen.getByRole('listbox').elements()).toEqual([])
  await expect.element(input).toHaveAttribute('aria-expanded', 'false')
})
