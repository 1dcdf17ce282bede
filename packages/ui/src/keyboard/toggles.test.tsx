import { useState } from 'react'
import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { Checkbox } from '../components/fields/choice/checkbox.tsx'
import { Switch } from '../components/fields/choice/switch.tsx'
import { FilterChips } from '../components/fields/filter-chips/filter-chips.tsx'
import { focused } from './focused.ts'
import { press } from './press.ts'
import '../styles.ts'

const names = ['Crypto', 'Pwn', 'Web'] as const
type Name = (typeof names)[number]
const options = names.map((value) => ({ value, label: value }))

function Many() {
  const [value, setValue] = useState<readonly Name[]>(['Pwn'])
  return (
    <>
      <FilterChips
        type="multiple"
        label="Show only"
        {...{ options, value }}
        onValueChange={setValue}
      />
      <button type="button">after</button>
      <output>{value.join(' ')}</output>
    </>
  )
}

/** https://www.w3.org/WAI/ARIA/apg/patterns/toolbar/ of toggle buttons */
it.each([
  ['', 'Pwn', 'Pwn'],
  ['{ArrowRight}', 'Web', 'Pwn'],
  ['{ArrowDown}', 'Web', 'Pwn'],
  ['{ArrowLeft}', 'Crypto', 'Pwn'],
  ['{ArrowUp}', 'Crypto', 'Pwn'],
  ['{ArrowRight}{ArrowRight}', 'Crypto', 'Pwn'],
  ['{Home}', 'Crypto', 'Pwn'],
  ['{End}', 'Web', 'Pwn'],
  [' ', 'Pwn', ''],
  ['{Enter}', 'Pwn', ''],
  ['{End} ', 'Web', 'Pwn Web'],
  ['{Home}{Enter}{End} ', 'Web', 'Crypto Pwn Web'],
  ['{Tab}', 'after', 'Pwn'],
  ['{Tab}{Shift>}{Tab}{/Shift}', 'Pwn', 'Pwn'],
])('among filters %o leads to %s and chooses %o', async (keys, name, chosen) => {
  const screen = await render(<Many />)
  await press(`{Tab}${keys}`)
  await expect.poll(focused).toBe(name)
  await expect.poll(() => screen.getByRole('status').element().textContent).toBe(chosen)
})

function One() {
  const [value, setValue] = useState<Name>('Pwn')
  return <FilterChips type="single" label="Show" {...{ options, value }} onValueChange={setValue} />
}

/** https://www.w3.org/WAI/ARIA/apg/patterns/radio/ inside a toolbar: arrows move, Space and Enter choose */
it.each([
  ['{ArrowRight}', 'Web', 'Pwn'],
  ['{ArrowRight} ', 'Web', 'Web'],
  ['{ArrowLeft}{Enter}', 'Crypto', 'Crypto'],
  ['{End}{ArrowRight} ', 'Crypto', 'Crypto'],
])('among views %o leads to %s and shows %s', async (keys, name, chosen) => {
  const screen = await render(<One />)
  await press(`{Tab}${keys}`)
  await expect.poll(focused).toBe(name)
  await expect.element(screen.getByRole('radio', { checked: true })).toHaveTextContent(chosen)
})

function Two() {
  const [isHidden, setIsHidden] = useState(false)
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Checkbox
        label="Hidden"
        checked={isHidden}
        onCheckedChange={(next) => setIsHidden(next === true)}
      />
      <Switch label="Open" checked={isOpen} onCheckedChange={setIsOpen} />
      <output>{`${isHidden} ${isOpen}`}</output>
    </>
  )
}

/** https://www.w3.org/WAI/ARIA/apg/patterns/checkbox/ and /switch/ */
it.each([
  ['{Tab}', 'Hidden', 'false false'],
  ['{Tab} ', 'Hidden', 'true false'],
  ['{Tab}  ', 'Hidden', 'false false'],
  ['{Tab}{Tab}', 'Open', 'false false'],
  ['{Tab}{Tab} ', 'Open', 'false true'],
  ['{Tab}{Tab}  ', 'Open', 'false false'],
])('of a checkbox and a switch %o leads to %s: %s', async (keys, name, state) => {
  const screen = await render(<Two />)
  await press(keys)
  await expect.poll(focused).toBe(name)
  await expect.poll(() => screen.getByRole('status').element().textContent).toBe(state)
})
