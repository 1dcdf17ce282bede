import { expect, it } from 'vitest'
import { MailDelay } from '#features/account/mail/mail-delay.tsx'
import { aClientConfig } from '#shared/platform/builders.ts'
import { serveFrom, show } from '#shared/testing.tsx'

const answers = (minutes: number, extensions: string[]) => ({
  'GET /api/config': { body: aClientConfig({ extensions }) },
  'GET /api/account/maildelay': { body: { minutes } },
})

it('says how late mail is', async () => {
  serveFrom(answers(7, ['mailPolicy']))
  const { screen } = await show(<MailDelay />)
  await expect.element(screen.getByText(/about 7\sminutes late/)).toBeVisible()
})

it.each([
  ['while mail is on time', 1, ['mailPolicy']],
  ['on servers that do not say it', 7, []],
])('says nothing %s', async (_when, minutes, extensions) => {
  const asked = serveFrom(answers(minutes, extensions))
  const { screen } = await show(<MailDelay />)
  await expect.poll(() => asked.length).toBe(extensions.length + 1)
  await expect.element(screen.getByText('late')).not.toBeInTheDocument()
})
