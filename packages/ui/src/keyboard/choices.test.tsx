import { useState } from 'react'
import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { userEvent } from 'vitest/browser'
import { Accordion } from '../components/layout/accordion/accordion.tsx'
import { RadioCards } from '../components/fields/radio-cards/radio-cards.tsx'
import { RadioGroup } from '../components/fields/radio-group/radio-group.tsx'
import { Slider } from '../components/fields/slider/slider.tsx'
import { NavTab, NavTabs } from '../components/navigation/tabs/nav-tabs.tsx'
import { focused } from './focused.ts'
import { pressAndHold as press } from './press-and-hold.ts'
import '../styles.ts'

it('tabs with an address are links: each is a tab stop', async () => {
  await render(
    <NavTabs label="Monitor">
      <NavTab>
        <a href="#events">Events</a>
      </NavTab>
      <NavTab>
        <a href="#cheats">Cheats</a>
      </NavTab>
    </NavTabs>,
  )
  await userEvent.tab()
  expect(focused()).toBe('Events')
  await userEvent.tab()
  expect(focused()).toBe('Cheats')
})

const options = [
  { value: 'none', label: 'None' },
  { value: 'upload', label: 'Upload' },
  { value: 'team', label: 'For each team', disabledReason: 'Not for this type' },
  { value: 'link', label: 'Link' },
] as const
type Value = (typeof options)[number]['value']

function Radios({ kind: Kind }: { kind: typeof RadioGroup | typeof RadioCards }) {
  const [value, setValue] = useState<Value>('none')
  return (
    <>
      <Kind<Value> label="Attachment" options={options} value={value} onValueChange={setValue} />
      <output>{value}</output>
    </>
  )
}

/** https://www.w3.org/WAI/ARIA/apg/patterns/radio/ */
const radioKeys = [
  ['{ArrowDown}', 'upload'],
  ['{ArrowRight}', 'upload'],
  ['{ArrowDown}{ArrowDown}', 'link'],
  ['{ArrowUp}', 'link'],
  ['{ArrowLeft}', 'link'],
  ['{ArrowDown}{ArrowUp}', 'none'],
  [' ', 'none'],
] as const

it.each(radioKeys)('in a radio group %o chooses %s', async (keys, value) => {
  const screen = await render(<Radios kind={RadioGroup} />)
  await userEvent.tab()
  await press(keys)
  await expect.element(screen.getByRole('status')).toHaveTextContent(value)
})

it.each(radioKeys)('among radio cards %o chooses %s', async (keys, value) => {
  const screen = await render(<Radios kind={RadioCards} />)
  await userEvent.tab()
  await press(keys)
  await expect.element(screen.getByRole('status')).toHaveTextContent(value)
})

function SliderHarness() {
  const [value, setValue] = useState<number[]>([50])
  return (
    <Slider
      label="Difficulty"
      thumbLabels={['Difficulty']}
      value={value}
      onValueChange={setValue}
      max={100}
    />
  )
}

/** https://www.w3.org/WAI/ARIA/apg/patterns/slider/ */
it.each([
  ['{ArrowRight}', 51],
  ['{ArrowUp}', 51],
  ['{ArrowLeft}', 49],
  ['{ArrowDown}', 49],
  ['{PageUp}', 60],
  ['{PageDown}', 40],
  ['{Shift>}{ArrowRight}{/Shift}', 60],
  ['{Home}', 0],
  ['{End}', 100],
  ['{End}{ArrowRight}', 100],
])('on a slider %s gives %d', async (keys, value) => {
  const screen = await render(<SliderHarness />)
  await userEvent.tab()
  await press(keys)
  await expect
    .element(screen.getByRole('slider', { name: 'Difficulty' }))
    .toHaveAttribute('aria-valuenow', String(value))
})

it('says the value of a slider in words', async () => {
  const screen = await render(
    <Slider
      label="Moment"
      thumbLabels={['Moment']}
      thumbTexts={['Friday, 21:14']}
      value={[50]}
      onValueChange={() => undefined}
    />,
  )
  await expect
    .element(screen.getByRole('slider'))
    .toHaveAttribute('aria-valuetext', 'Friday, 21:14')
})

/** https://www.w3.org/WAI/ARIA/apg/patterns/accordion/ */
it.each([
  ['{ArrowDown}', 'Hint 2'],
  ['{ArrowUp}', 'Hint 3'],
  ['{End}', 'Hint 3'],
  ['{End}{Home}', 'Hint 1'],
])('in an accordion %s leads to %s', async (keys, name) => {
  const items = [1, 2, 3].map((number) => ({
    value: String(number),
    title: `Hint ${number}`,
    content: `words of ${number}`,
  }))
  const screen = await render(<Accordion items={items} />)
  await userEvent.tab()
  await press(keys)
  await expect.poll(focused).toBe(name)
  const button = screen.getByRole('button', { name })
  await userEvent.keyboard('{Enter}')
  await expect.element(button).toHaveAttribute('aria-expanded', 'true')
  await userEvent.keyboard(' ')
  await expect.element(button).toHaveAttribute('aria-expanded', 'false')
})
