import { expect, it, vi } from 'vitest'
import { QuestionHost } from '#shared/feedback/question-host.tsx'
import { ApiError } from '@halyard/api'
import { confirm } from '#shared/feedback/feedback.ts'
import { show } from '#shared/testing.tsx'

it('runs once it is confirmed, shows a failure in place, and closes when it worked', async () => {
  const run = vi
    .fn<() => Promise<void>>()
    .mockRejectedValueOnce(new ApiError({ status: 400, title: 'The team is locked.' }))
    .mockResolvedValueOnce()
  const { screen } = await show(<QuestionHost />)
  confirm({ title: 'Leave “null & void”?', body: 'For good.', action: 'Leave team', run })
  const dialog = screen.getByRole('alertdialog', { name: 'Leave “null & void”?' })
  await expect.element(dialog).toBeVisible()
  expect(run).not.toHaveBeenCalled()
  await screen.getByRole('button', { name: 'Leave team' }).click()
  await expect.element(screen.getByRole('alert')).toHaveTextContent('The team is locked.')
  await screen.getByRole('button', { name: 'Leave team' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(run).toHaveBeenCalledTimes(2)
})

it('does nothing when it is cancelled', async () => {
  const run = vi.fn<() => Promise<void>>()
  const { screen } = await show(<QuestionHost />)
  confirm({ title: 'Disband?', body: 'For good.', action: 'Disband team', run })
  await screen.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(screen.getByRole('alertdialog')).not.toBeInTheDocument()
  expect(run).not.toHaveBeenCalled()
})
