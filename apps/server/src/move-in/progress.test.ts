import { expect, it } from 'vitest'
import { showProgress } from '#move-in/progress.ts'
import type { Progress } from '#move-in/progress.ts'

function shownOn(isTTY: boolean, work: (progress: Progress) => void): string {
  let text = ''
  work(showProgress({ isTTY, write: (part) => (text += part) }))
  return text
}

it('is a line for each kind of row in a log', () => {
  const text = shownOn(false, ({ show, end }) => {
    show('accounts', 0, 2)
    show('accounts', 2, 2)
    show('submissions', 0, 2000)
    end()
  })
  expect(text).toBe('accounts 2 of 2\n')
})

it('is a line that changes on a terminal, and is gone when the work breaks off', () => {
  const text = shownOn(true, ({ show, end }) => {
    show('submissions', 0, 2000)
    end()
  })
  expect(text).toBe('\r\u001B[Ksubmissions 0 of 2,000\r\u001B[K')
})
