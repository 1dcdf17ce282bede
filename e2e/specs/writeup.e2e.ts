import { endNow, play } from '../world/play.ts'
import { expect, test } from '../world/test.ts'

const hour = 3_600_000
const one = [{ title: 'Capstan', flag: 'flag{right}' }]
const pdf = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n')

test('a write-up is handed in after the end, until its deadline @phone', async ({
  browser,
  server,
}) => {
  const now = Date.now()
  const played = await play(browser, server, one, {
    start: now - 48 * hour,
    writeupRequired: true,
    writeupDeadline: now + 3 * hour,
    practiceMode: false,
  })
  const { page, context, game } = played
  await endNow(played)
  await page.goto(`/games/${game.id}`)
  await page.getByRole('button', { name: 'Hand in write-up' }).click()
  const dialog = page.getByRole('dialog', { name: 'Write-up' })
  const field = dialog.getByLabel('Your file')
  await field.setInputFiles({
    name: 'notes.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('no pdf'),
  })
  await expect(dialog.getByText(/This is not a PDF/)).toBeVisible()
  await field.setInputFiles({ name: 'CAPSTAN.PDF', mimeType: 'application/pdf', buffer: pdf })
  await expect(dialog.getByText('Handed in. The organizers have it.')).toBeVisible()
  await expect(dialog.getByText(/SHA-256/)).toBeVisible()
  await page.reload()
  await expect(dialog.getByText(/handed in from this browser/)).toBeVisible()
  await context.close()
})

test('a write-up that is too large is not sent', async ({ browser, server }) => {
  const { page, context, game } = await play(browser, server, one, {
    writeupRequired: true,
    writeupDeadline: Date.now() + 30 * hour,
  })
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(request.url())
  })
  await page.goto(`/games/${game.id}?dlg=writeup`)
  const dialog = page.getByRole('dialog', { name: 'Write-up' })
  const buffer = Buffer.concat([pdf, Buffer.alloc(21 * 1024 * 1024)])
  await dialog
    .getByLabel('Your file')
    .setInputFiles({ name: 'big.pdf', mimeType: 'application/pdf', buffer })
  await expect(dialog.getByText(/larger than 20/)).toBeVisible()
  expect(sent.filter((url) => url.includes('writeup'))).toEqual([])
  await context.close()
})

test('an upload of a write-up can be stopped, says whether it arrived, and can be repeated', async ({
  browser,
  server,
}) => {
  const { page, context, game } = await play(browser, server, one, {
    writeupRequired: true,
    writeupDeadline: Date.now() + 30 * hour,
  })
  await page.goto(`/games/${game.id}?dlg=writeup`)
  const dialog = page.getByRole('dialog', { name: 'Write-up' })
  const delayed = Promise.withResolvers<undefined>()
  await page.route('**/writeup', (route) => {
    if (route.request().method() !== 'POST') return route.fallback()
    // Never answered: the line is slow.
    delayed.resolve(undefined)
    return undefined
  })
  const buffer = Buffer.concat([pdf, Buffer.alloc(4 * 1024 * 1024)])
  const file = { name: 'capstan.pdf', mimeType: 'application/pdf', buffer }
  await dialog.getByLabel('Your file').setInputFiles(file)
  await delayed.promise
  await expect(dialog.getByRole('progressbar')).toBeVisible()
  // What is on its way is not lost by a key pressed too much.
  await page.keyboard.press('Escape')
  await dialog.getByRole('button', { name: 'Stop sending' }).click()
  await expect(dialog.getByText(/^Stopped\./)).toBeVisible()
  await expect(dialog.getByText('Handed in. The organizers have it.')).toBeHidden()
  await page.unrouteAll()
  await dialog.getByRole('button', { name: 'Send it again' }).click()
  await expect(dialog.getByText('Handed in. The organizers have it.')).toBeVisible()
  await context.close()
})
