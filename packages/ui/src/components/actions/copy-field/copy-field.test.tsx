import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { CopyField } from './copy-field.tsx'
import '../../../styles.ts'

it.each([false, true])(
  'shows all of its text and names its button (quiet: %s)',
  async (isQuiet) => {
    const labels = { copy: 'Copy', copied: 'Copied' }
    const screen = await render(<CopyField text="nc ::1 31337" labels={labels} isQuiet={isQuiet} />)
    await expect.element(screen.getByText('nc ::1 31337')).toBeVisible()
    await expect.element(screen.getByRole('button', { name: 'Copy' })).toBeVisible()
  },
)
