import { expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { Dropzone } from '../components/fields/dropzone/dropzone.tsx'
import { focused } from './focused.ts'
import { press } from './press.ts'
import '../styles.ts'

type HarnessProps = { disabled?: boolean; onAsk: () => void }

/** The browser's own dialog cannot be looked into: that it is asked for is all there is to see. */
const Harness = ({ disabled = false, onAsk }: HarnessProps) => (
  // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- it only listens
  <div
    onClick={(event) => {
      event.preventDefault()
      onAsk()
    }}
  >
    <Dropzone
      label="Write-up"
      prompt="Drop a PDF here, or choose one"
      rules="PDF, up to 20 MB"
      current={<button type="button">Remove</button>}
      disabled={disabled}
      onFiles={() => undefined}
      onRefused={() => undefined}
    />
    <button type="button">after</button>
  </div>
)

/** https://www.w3.org/WAI/ARIA/apg/patterns/button/: choosing a file is one */
it.each([
  ['{Tab}{Tab}', 'Write-up', 0],
  ['{Tab}{Tab}{Enter}', 'Write-up', 1],
  ['{Tab}{Tab} ', 'Write-up', 1],
  ['{Tab}{Tab}{Tab}', 'after', 0],
  ['{Tab}{Tab}{Shift>}{Tab}{/Shift}', 'Remove', 0],
])('over a place for files %o leads to %s and asks %d times', async (keys, name, asked) => {
  const handleAsk = vi.fn<() => void>()
  await render(<Harness onAsk={handleAsk} />)
  await press(keys)
  await expect.poll(focused).toBe(name)
  expect(handleAsk).toHaveBeenCalledTimes(asked)
})

it('a place for files that is disabled is passed over', async () => {
  await render(<Harness disabled onAsk={() => undefined} />)
  await press('{Tab}{Tab}')
  await expect.poll(focused).toBe('after')
})
