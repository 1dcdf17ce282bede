import { useState } from 'react'
import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { MARKDOWN_LABELS } from '#shared/samples.ts'
import { MarkdownEditor } from '../components/text/markdown-editor/markdown-editor.tsx'
import { focused } from './focused.ts'
import { press } from './press.ts'
import '../styles.ts'

const labels = {
  heading: 'Heading',
  bold: 'Bold',
  italic: 'Italic',
  code: 'Code',
  link: 'Link',
  list: 'List',
  numbers: 'Numbers',
  quote: 'Quote',
  view: 'View',
  write: 'Write',
  split: 'Split',
  read: 'Read',
  ...MARKDOWN_LABELS,
}

function Harness() {
  const [value, setValue] = useState('tide')
  return (
    <>
      <MarkdownEditor label="Statement" labels={labels} value={value} onValueChange={setValue} />
      <button type="button">after</button>
      <output>{value}</output>
    </>
  )
}

/** What is chosen by keys is marked by keys; Tab moves on, so that the text is no keyboard trap. */
it.each([
  ['{Control>}b{/Control}', 'Statement', '**tide**'],
  ['{Control>}b{/Control}{Control>}b{/Control}', 'Statement', 'tide'],
  ['{Control>}i{/Control}', 'Statement', '*tide*'],
  ['{Control>}k{/Control}', 'Statement', '[tide](https://)'],
  ['{End}s', 'Statement', 'tides'],
  ['{Tab}', 'after', 'tide'],
  ['{Shift>}{Tab}{/Shift}', 'Write', 'tide'],
])('in an editor %s leads to %s and leaves %s', async (keys, name, text) => {
  const screen = await render(<Harness />)
  screen.getByRole('textbox', { name: 'Statement' }).element().focus()
  await press('{Control>}a{/Control}')
  for (const chord of keys.match(/\{(\w+)>\}.+?\{\/\1\}|\{[^}]+\}|./g) ?? []) {
    await press(chord)
    // What was marked is chosen again in the next frame.
    await new Promise(requestAnimationFrame)
  }
  await expect.poll(focused).toBe(name)
  await expect.poll(() => screen.getByRole('status').first().element().textContent).toBe(text)
})
