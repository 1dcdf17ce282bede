import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { anEditGame } from '#features/organise/builders.ts'
import { SetupOffer } from '#features/organise/setup/setup-offer.tsx'
import { SetupScreen } from '#features/organise/setup/setup-screen.tsx'
import { rehydrateStores } from '#shared/storage/persisted-store.ts'
import { serveFrom, show } from '#shared/testing.tsx'
import type { Answers } from '#shared/testing.tsx'

const config = (title = 'Halyard', customTheme: string | null = null) => ({
  body: {
    accountPolicy: { allowRegister: true },
    globalConfig: { title, slogan: '', customTheme },
    containerPolicy: {},
  },
})
const users = (total: number) => ({ body: { data: [], length: 0, total } })
const read = 'GET /api/admin/config'
const write = 'PUT /api/admin/config'

beforeEach(() => {
  localStorage.clear()
  rehydrateStores()
})
afterEach(() => localStorage.clear())

async function openOffer(stored: object, accounts: number) {
  const asked = serveFrom({ [read]: stored, 'GET /api/admin/users': users(accounts) })
  const { screen } = await show(<SetupOffer />, '/admin/games')
  return { asked, offer: screen.getByRole('link', { name: 'Set up' }), screen }
}

const painted = () => document.documentElement.style.cssText

async function openSetup(answers: Answers = {}) {
  const asked = serveFrom({
    [read]: config(),
    [write]: {},
    'GET /api/edit/games': { body: { data: [anEditGame()], length: 1, total: 1 } },
    ...answers,
  })
  const shown = await show(<SetupScreen />, '/admin/setup')
  const sent = () => asked.filter(({ what }) => what === write).map(({ body }) => body)
  return { ...shown, sent }
}

describe('the offer to set up a platform', () => {
  it('is made once, while nobody has touched the platform', async () => {
    const first = await openOffer(config(), 1)
    await expect.element(first.offer).toBeVisible()
    await first.screen.getByRole('button', { name: 'Not now' }).click()
    await expect.element(first.offer).not.toBeInTheDocument()
    await first.screen.unmount()
    const second = await openOffer(config(), 1)
    await expect.element(second.offer).not.toBeInTheDocument()
    expect(second.asked).toEqual([])
  })

  it.each([
    ['has a name', config('Quay CTF'), 1],
    ['has a colour', config('Halyard', '#e5484d'), 1],
    ['has players', config(), 2],
  ])('is not made where the platform %s', async (_what, stored, accounts) => {
    const { asked, offer } = await openOffer(stored, accounts)
    await vi.waitFor(() => expect(asked.length).toBeGreaterThan(0))
    await new Promise((resolve) => setTimeout(resolve, 100))
    await expect.element(offer).not.toBeInTheDocument()
  })
})

describe('the setup', () => {
  it('names the platform and gives it a colour, which the page shows at once', async () => {
    const { screen, sent } = await openSetup()
    await screen.getByLabelText('Name of the platform').fill(' Quay CTF ')
    await expect
      .element(screen.getByRole('figure', { name: 'The top bar with this name' }))
      .toHaveTextContent('Quay CTF')
    expect(painted()).toBe('')
    await screen.getByRole('radio', { name: 'Red' }).click()
    await expect.poll(painted).not.toBe('')
    await screen.getByRole('button', { name: 'Save name and color' }).click()
    await vi.waitFor(() =>
      expect(sent()).toEqual([
        { globalConfig: { title: 'Quay CTF', slogan: '', customTheme: '#e5484d' } },
      ]),
    )
  })

  it('refuses what is no colour, at its field', async () => {
    const { screen, sent } = await openSetup()
    const colour = screen.getByLabelText('Any other color')
    await colour.fill('#12ab')
    await screen.getByRole('button', { name: 'Save name and color' }).click()
    await expect.element(colour).toHaveAccessibleDescription(/six hex digits/)
    expect(sent()).toEqual([])
  })

  it.each([
    ['Red', /looks like the one for danger/],
    ['Green', /looks like the one for success/],
  ])('warns about %s, which switches and links do not take on', async (name, warning) => {
    const { screen } = await openSetup()
    await screen.getByRole('radio', { name: 'Purple' }).click()
    await expect.element(screen.getByText(warning)).not.toBeInTheDocument()
    await screen.getByRole('radio', { name }).click()
    await expect.element(screen.getByText(warning)).toBeVisible()
  })

  it('lets only organisers make accounts', async () => {
    const { screen, sent } = await openSetup()
    await screen.getByRole('radio', { name: /Only accounts that you create/ }).click()
    await vi.waitFor(() => expect(sent()).toEqual([{ accountPolicy: { allowRegister: false } }]))
  })

  it('shows the sample game, and is not offered again once it is finished', async () => {
    const { screen, router } = await openSetup()
    await expect.element(screen.getByRole('link', { name: 'Harbour Lights CTF' })).toBeVisible()
    await screen.getByRole('button', { name: 'Finish the setup' }).click()
    await expect.poll(() => router.state.location.pathname).toBe('/admin/games')
    expect(localStorage.getItem('halyard-setup')).toBe('done')
  })

  it('saves what was typed when it is finished, and asks nothing', async () => {
    const { screen, sent, router } = await openSetup()
    await screen.getByLabelText('Name of the platform').fill('Quay CTF')
    await screen.getByLabelText('Slogan').fill('Hoist it')
    await screen.getByRole('button', { name: 'Finish the setup' }).click()
    await expect.poll(() => router.state.location.pathname).toBe('/admin/games')
    expect(sent()).toMatchObject([{ globalConfig: { title: 'Quay CTF', slogan: 'Hoist it' } }])
  })

  it('stays where a name cannot be saved', async () => {
    const { screen, router } = await openSetup({ [write]: { status: 500 } })
    await screen.getByLabelText('Name of the platform').fill('Quay CTF')
    await screen.getByRole('button', { name: 'Finish the setup' }).click()
    await expect.element(screen.getByText(/The server failed/)).toBeVisible()
    expect(router.state.location.pathname).toBe('/admin/setup')
  })

  it('opens the game that was created in it', async () => {
    const { screen, router } = await openSetup({
      'POST /api/edit/games': { body: anEditGame({ id: 5, title: 'Pier CTF' }) },
    })
    await screen.getByRole('button', { name: 'Create game' }).click()
    const dialog = screen.getByRole('dialog')
    await dialog.getByLabelText('Title').fill('Pier CTF')
    await dialog.getByRole('button', { name: 'Create game' }).click()
    await screen.getByRole('button', { name: 'Finish, and open the new game' }).click()
    await expect.poll(() => router.state.location.pathname).toBe('/admin/games/5/info')
  })

  it('warns that a link to this computer leads nobody here', async () => {
    const { screen } = await openSetup()
    await expect.element(screen.getByText('This link works on this computer only')).toBeVisible()
  })
})
