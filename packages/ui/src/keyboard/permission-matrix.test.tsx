import { useState } from 'react'
import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { userEvent } from 'vitest/browser'
import {
  type PermissionChoice,
  PermissionMatrix,
} from '../components/competition/permission-matrix/permission-matrix.tsx'
import { focused } from './focused.ts'
import { press } from './press.ts'
import '../styles.ts'

const columns = ['view', 'submit', 'blood'].map((id) => ({ id, name: id }))
const rows = ['Capstan', 'Tide', 'Buoy', 'Anchor'].map((id) => ({ id, name: id }))

function Harness() {
  const [choices, setChoices] = useState<Readonly<Record<string, PermissionChoice>>>({})
  return (
    <>
      <PermissionMatrix
        label="Rights"
        corner="Challenge"
        columns={columns}
        rows={rows}
        cell={(row, column) => {
          const choice = choices[`${row} ${column}`] ?? 'inherit'
          return { choice, isAllowed: choice !== 'deny', label: `${row} ${column} ${choice}` }
        }}
        onChange={(row, column, choice) =>
          setChoices((old) => ({ ...old, [`${row} ${column}`]: choice }))
        }
      />
      <button type="button">after</button>
    </>
  )
}

async function enter() {
  await render(<Harness />)
  await userEvent.tab()
  await expect.poll(focused).toBe('Capstan view inherit')
}

/** https://www.w3.org/WAI/ARIA/apg/patterns/grid/ */
it.each([
  ['{ArrowRight}', 'Capstan submit inherit'],
  ['{ArrowDown}', 'Tide view inherit'],
  ['{ArrowDown}{ArrowUp}', 'Capstan view inherit'],
  ['{ArrowLeft}', 'Capstan'],
  ['{ArrowUp}', 'view'],
  ['{End}', 'Capstan blood inherit'],
  ['{End}{ArrowRight}', 'Capstan blood inherit'],
  ['{End}{Home}', 'Capstan'],
  ['{Control>}{End}{/Control}', 'Anchor blood inherit'],
  ['{Control>}{Home}{/Control}', 'Challenge'],
  [' ', 'Capstan view allow'],
  ['{Enter}', 'Capstan view allow'],
  [' {ArrowDown}  ', 'Tide view deny'],
])('in a matrix of rights %o leads to %s', async (keys, name) => {
  await enter()
  await press(keys)
  await expect.poll(focused).toBe(name)
})

it('a matrix of rights is one tab stop, where the focus was last', async () => {
  await enter()
  await userEvent.keyboard('{ArrowDown}')
  await expect.poll(focused).toBe('Tide view inherit')
  await userEvent.tab()
  expect(focused()).toBe('after')
  await userEvent.tab({ shift: true })
  expect(focused()).toBe('Tide view inherit')
})
