import type { LogMessage } from '@halyard/api'
import { adminLive } from '@halyard/query'
import { expect, it, vi } from 'vitest'
import { LogsScreen } from '#features/administer/logs/logs-screen.tsx'
import { serveFrom, show } from '#shared/testing.tsx'
import type { Answer } from '#shared/testing.tsx'

const read = 'GET /api/admin/logs'
const aLine = (time: number, msg: string, changes: Partial<LogMessage> = {}): LogMessage => ({
  time,
  name: 'ada',
  level: 'Information',
  ip: '10.0.0.4',
  msg,
  status: 'Success',
  ...changes,
})
const nasty = '\u001B[31m<img src=x onerror="globalThis.harmed=1">\u0000'

async function open(answer: Answer, path = '/admin/logs') {
  const asked = serveFrom({ [read]: answer })
  return { asked, ...(await show(<LogsScreen />, path)) }
}

it('shows what a line says without doing it', async () => {
  const { screen } = await open({
    body: [aLine(2, nasty), aLine(1, 'Started', { name: 'System' })],
  })
  await expect.element(screen.getByText('<img src=x onerror="globalThis.harmed=1">␀')).toBeVisible()
  expect(document.querySelector('img[src="x"]')).toBeNull()
  await expect.element(screen.getByRole('link', { name: 'ada' })).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'System' })).not.toBeInTheDocument()
})

it('a text in the address leaves the lines that contain it', async () => {
  const { screen } = await open(
    { body: [aLine(2, 'Flag rejected'), aLine(1, 'Logged in')] },
    '/admin/logs?q=flag',
  )
  await expect.element(screen.getByText('Flag rejected')).toBeVisible()
  await expect.element(screen.getByText('Logged in')).not.toBeInTheDocument()
  await screen.getByRole('searchbox').fill('nowhere')
  await screen.getByRole('button', { name: 'Clear the search' }).last().click()
  await expect.element(screen.getByText('Logged in')).toBeVisible()
})

it('new lines show up at once, and wait while the list is paused', async () => {
  const { screen, queryClient } = await open({ body: [aLine(1, 'First')] })
  await expect.element(screen.getByText('First')).toBeVisible()
  const live = adminLive(queryClient)
  live.ReceivedLog(aLine(2, 'Second'))
  await expect.element(screen.getByText('Second')).toBeVisible()
  await screen.getByRole('button', { name: 'Pause' }).click()
  live.ReceivedLog(aLine(3, 'Third'))
  const waiting = screen.getByRole('button', { name: '1 new line' })
  await expect.element(waiting).toBeVisible()
  await expect.element(screen.getByText('Third')).not.toBeInTheDocument()
  await waiting.click()
  await expect.element(screen.getByText('Third')).toBeVisible()
})

it('a log that did not load can be asked for again', async () => {
  const { screen, asked } = await open({ status: 403 })
  const again = screen.getByRole('button', { name: 'Try now' })
  await again.click()
  await vi.waitFor(() => expect(asked.length).toBeGreaterThan(1))
})

/** Whether the word is in a badge; a badge has a line around it. */
function isMarked(text: Element): boolean {
  for (let at: Element | null = text; at && at.tagName !== 'TD'; at = at.parentElement) {
    if (getComputedStyle(at).borderTopStyle === 'solid') return true
  }
  return false
}

it('marks what went wrong, not what went as usual', async () => {
  const { screen } = await open({
    body: [aLine(2, 'Disk is full', { level: 'Error', status: 'Failed' }), aLine(1, 'Logged in')],
  })
  const marked = (line: string, text: string) => {
    const row = screen.getByRole('row').filter({ hasText: line })
    return isMarked(row.getByText(text, { exact: true }).last().element())
  }
  await expect.element(screen.getByText('Disk is full')).toBeVisible()
  expect(marked('Disk is full', 'Error')).toBe(true)
  expect(marked('Disk is full', 'Failed')).toBe(true)
  expect(marked('Logged in', 'Information')).toBe(false)
  expect(marked('Logged in', 'Success')).toBe(false)
})
