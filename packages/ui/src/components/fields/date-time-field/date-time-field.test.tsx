import { useState } from 'react'
import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { userEvent } from 'vitest/browser'
import { DateTimeField } from './date-time-field.tsx'
import { toLocalText } from './local-time.ts'
import '../../../styles.ts'

const NOON = new Date(2026, 10, 21, 12, 30).getTime()

type HarnessProps = { start?: number | null; disabled?: boolean; error?: string }

function Harness({ start = NOON, ...rest }: HarnessProps) {
  const [value, setValue] = useState<number | null>(start)
  return (
    <>
      <DateTimeField label="Start" value={value} onValueChange={setValue} {...rest} />
      <button type="button">after</button>
      <p data-testid="value">{value === null ? 'none' : toLocalText(value)}</p>
    </>
  )
}

/** The parts of the field in the order of this browser's language. */
const parts = new Intl.DateTimeFormat(undefined, {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
})
  .formatToParts(NOON)
  .map(({ type }) => type)
  .filter((type) => type !== 'literal')

const to = (part: (typeof parts)[number]) => '{ArrowRight}'.repeat(parts.indexOf(part))

async function press(keys: string) {
  for (const key of keys.match(/\{[^}]+\}|./g) ?? []) await userEvent.keyboard(key)
}

/** Each part of a date and a time is a spin button: https://www.w3.org/WAI/ARIA/apg/patterns/spinbutton/ */
it.each([
  [`${to('month')}{ArrowUp}`, '2026-12-21T12:30'],
  [`${to('month')}{ArrowDown}`, '2026-10-21T12:30'],
  [`${to('month')}{ArrowUp}{ArrowUp}`, '2026-01-21T12:30'],
  [`${to('day')}{ArrowUp}`, '2026-11-22T12:30'],
  [`${to('day')}{ArrowDown}`, '2026-11-20T12:30'],
  [`${to('year')}{ArrowUp}`, '2027-11-21T12:30'],
  [`${to('minute')}{ArrowUp}`, '2026-11-21T12:31'],
  [`${to('minute')}{ArrowDown}`, '2026-11-21T12:29'],
  [`${to('minute')}45`, '2026-11-21T12:45'],
  [`${to('day')}05`, '2026-11-05T12:30'],
  [`${to('day')}{ArrowLeft}{ArrowRight}{ArrowUp}`, '2026-11-22T12:30'],
  ['{Delete}', 'none'],
  ['{Backspace}', 'none'],
])('%s makes it %s', async (keys, expected) => {
  const screen = await render(<Harness />)
  await userEvent.tab()
  await expect.element(screen.getByLabelText('Start')).toHaveFocus()
  await press(keys)
  await expect.element(screen.getByTestId('value')).toHaveTextContent(expected)
})

it('is left by Tab after its parts, and entered from behind with Shift', async () => {
  const screen = await render(<Harness />)
  const after = screen.getByRole('button', { name: 'after' })
  const field = screen.getByLabelText('Start')
  await userEvent.tab()
  await expect.element(field).toHaveFocus()
  // Its parts and, in some browsers, the button of the calendar are stops of their own.
  for (let stops = 0; stops < 9 && document.activeElement === field.element(); stops++)
    await userEvent.tab()
  await expect.element(after).toHaveFocus()
  await userEvent.tab({ shift: true })
  await expect.element(field).toHaveFocus()
})

it('names its zone before it is filled', async () => {
  const screen = await render(<Harness start={null} />)
  await expect.element(screen.getByText(/^UTC[+-]/)).toBeVisible()
})

it('names its zone, and its error belongs to it', async () => {
  const screen = await render(<Harness error="The end lies before the start." />)
  await expect.element(screen.getByText(/^UTC[+-]/)).toBeVisible()
  const field = screen.getByLabelText('Start')
  await expect.element(field).toHaveAttribute('aria-invalid', 'true')
  await expect.element(field).toHaveAccessibleDescription('The end lies before the start.')
})

it('takes no keys while it is disabled', async () => {
  const screen = await render(<Harness disabled />)
  await expect.element(screen.getByLabelText('Start')).toBeDisabled()
  await userEvent.tab()
  await expect.element(screen.getByLabelText('Start')).not.toHaveFocus()
})
