import type { AuditEntry } from '@halyard/api'
import { expect, it } from 'vitest'
import { auditRows } from '#features/administer/audit/audit-file.ts'
import { AuditScreen } from '#features/administer/audit/audit-screen.tsx'
import { aClientConfig } from '#shared/platform/builders.ts'
import { serveFrom, show } from '#shared/testing.tsx'
import type { Answer } from '#shared/testing.tsx'

const read = 'GET /api/admin/audit'
const anEntry = (id: number, changes: Partial<AuditEntry> = {}): AuditEntry => ({
  id,
  time: 1_794_650_400_000,
  operation: 'updateUser',
  userId: null,
  userName: 'ada',
  ip: '10.0.0.4',
  kind: 'User',
  action: 'Changed',
  subjectId: `id-${id}`,
  subjectName: `player ${id}`,
  changes: [{ field: 'role', before: 'User', after: 'Monitor', isSecret: false }],
  ...changes,
})
const secret = { field: 'flag', before: null, after: null, isSecret: true }

async function open(answer: Answer | Answer[], path = '/admin/audit', extensions = ['audit']) {
  const asked = serveFrom({
    'GET /api/config': { body: aClientConfig({ extensions }) },
    [read]: answer,
  })
  return { asked, ...(await show(<AuditScreen />, path)) }
}

it('shows a change whole, before and after, and no secret', async () => {
  const entry = anEntry(7, { changes: [...anEntry(7).changes, secret] })
  const { screen, router } = await open({ body: [entry] })
  await screen.getByText('player 7').first().click()
  const dialog = screen.getByRole('dialog')
  await expect.element(dialog.getByText('User', { exact: true }).last()).toBeVisible()
  await expect.element(dialog.getByText('Monitor', { exact: true })).toBeVisible()
  await expect.element(dialog.getByText('the values are secret', { exact: false })).toBeVisible()
  expect(router.state.location.search).toBe('?entry=7')
})

it('names what else the same call changed', async () => {
  const others = [
    { kind: 'User', action: 'Created', subjectId: 'u2', subjectName: 'ibis' },
    { kind: 'Team', action: 'Created', subjectId: '3', subjectName: 'Waders' },
  ] as const
  const { screen } = await open({ body: [anEntry(7, { others: [...others], hasMore: true })] })
  await screen.getByText('player 7').first().click()
  const list = screen.getByRole('dialog').getByRole('list')
  await expect.element(list.getByText('ibis')).toBeVisible()
  await expect.element(list.getByText('Waders')).toBeVisible()
  await expect.element(list.getByText('and more', { exact: false })).toBeVisible()
})

it('calls settings what their section is called', async () => {
  const setting = { kind: 'Setting', subjectId: 'accountPolicy', subjectName: null } as const
  const { screen } = await open({ body: [anEntry(7, setting)] })
  await expect.element(screen.getByText('Settings: Accounts')).toBeVisible()
})

it('asks the server for what the address says, and says when nothing fits', async () => {
  const { screen, router, asked } = await open({ body: [] }, '/admin/audit?kind=Flag&by=ada')
  await expect.element(screen.getByText('No entry matches the filter')).toBeVisible()
  await screen.getByRole('button', { name: 'Clear the filter' }).click()
  await expect.element(screen.getByText('Nothing was changed yet')).toBeVisible()
  expect(router.state.location.search).toBe('')
  expect(asked.filter(({ what }) => what === read)).toHaveLength(2)
})

it('reads on from the oldest entry', async () => {
  const page = Array.from({ length: 1000 }, (_, index) => anEntry(2000 - index))
  const { screen } = await open([{ body: page }, { status: 400 }, { body: [anEntry(3)] }])
  await screen.getByRole('button', { name: 'Load older entries' }).click()
  await expect.element(screen.getByText('Older entries did not load')).toBeVisible()
  await screen.getByRole('button', { name: 'Try now' }).click()
  await expect.element(screen.getByText('1,001 entries')).toBeVisible()
})

it('says so where the server has no audit log, and does not ask', async () => {
  const { screen, asked } = await open({ status: 404 }, '/admin/audit', [])
  await expect.element(screen.getByText('This server has no audit log')).toBeVisible()
  expect(asked.map(({ what }) => what)).not.toContain(read)
})

it('is a table with a row for each field', () => {
  const [head, first, second, third] = auditRows([
    anEntry(2, { changes: [...anEntry(2).changes, secret] }),
    anEntry(1, { action: 'Deleted', changes: [] }),
  ])
  expect(head).toHaveLength(12)
  expect(first?.slice(-3)).toEqual(['role', 'User', 'Monitor'])
  expect(second?.slice(-3)).toEqual(['flag', '(secret)', '(secret)'])
  expect(third?.slice(6)).toEqual(['Deleted', 'id-1', 'player 1', '', '', ''])
})
