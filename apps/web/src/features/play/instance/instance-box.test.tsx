import type { Challenge } from '@halyard/api'
import { defaultOptions } from '@halyard/tunnel'
import { playQueries, useGetChallenge } from '@halyard/query'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { InstanceBox } from '#features/play/instance/instance-box.tsx'
import { InstancesTray } from '#features/play/instance/instances-tray.tsx'
import { now } from '#shared/clock/clock.ts'
import { aChallenge } from '#shared/game/builders.ts'
import { QuestionHost } from '#shared/feedback/question-host.tsx'
import { clearPersonal } from '#shared/storage/storage.ts'
import { disconnectTunnel, tunnel } from '#shared/tunnel/tunnel.ts'
import { serveFrom, show } from '#shared/testing.tsx'
import type { Answers } from '#shared/testing.tsx'

const minute = 60_000
const challenge = '/api/game/1/challenges/7'
const container = '/api/game/1/container/7'
const guid = '3f2504e0-4f89-41d3-9a0c-0305e82c3301'
const remote = `${window.location.origin.replace(/^http/, 'ws')}/api/proxy/${guid}`

const answer = (instanceEntry: string | null, minutesLeft = 60) => ({
  body: aChallenge({
    type: 'DynamicContainer',
    category: 'Web',
    context: {
      instanceEntry,
      closeTime: instanceEntry === null ? null : now() + minutesLeft * minute,
      url: null,
      fileSize: null,
    },
  }),
})

const withContext = (context: Partial<Challenge['context']>) => {
  const { body } = answer(null)
  return { body: { ...body, context: { ...body.context, ...context } } }
}

function Opened() {
  const { data } = useGetChallenge(1, 7)
  return data ? <InstanceBox gameId={1} challenge={data} /> : null
}

async function open(answers: Answers) {
  const asked = serveFrom(answers)
  const { screen } = await show(
    <>
      <Opened />
      <QuestionHost />
    </>,
  )
  return { screen, calls: () => asked.map(({ what }) => what) }
}

/** Answers in the place of a daemon on this computer; everything else goes the usual way. */
function daemon(answers: Record<string, () => Response>) {
  const asked: string[] = []
  const { fetch } = globalThis
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (address, init) => {
    const url = new URL(address instanceof Request ? address.url : address, window.location.href)
    if (url.origin !== defaultOptions().address) return fetch(address, init)
    const what = `${init?.method ?? 'GET'} ${url.pathname}`
    asked.push(what)
    const found = answers[what]
    if (!found) throw new TypeError('Failed to fetch')
    return found()
  })
  return asked
}

const status = (code: number) => () => new Response(null, { status: code })
const json = (body: unknown) => () => Response.json(body)
const usable = {
  'GET /version': json({ version: '0.5.16' }),
  'POST /connect': status(201),
  'GET /connect': status(202),
  'GET /pool': json([]),
  'POST /pool': json({ local: '127.0.0.1:41873', remote, label: 'Harbourmaster' }),
}

afterEach(() => {
  tunnel().disconnect()
  clearPersonal()
  vi.restoreAllMocks()
})

describe('without an instance', () => {
  it('starts one', async () => {
    const { screen } = await open({
      [`GET ${challenge}`]: [answer(null), answer('pier.example:31337')],
      [`POST ${container}`]: { body: {} },
    })
    await screen.getByRole('button', { name: 'Start instance' }).click()
    await expect.element(screen.getByText('Running', { exact: true })).toBeVisible()
    await expect.element(screen.getByText('pier.example:31337')).toBeVisible()
  })

  it('says why it did not start, and lets it be tried again', async () => {
    const title = 'The instance did not start. Tell the organizers.'
    const { screen } = await open({
      [`GET ${challenge}`]: answer(null),
      [`POST ${container}`]: { status: 400, body: { title, status: 400 } },
    })
    await screen.getByRole('button', { name: 'Start instance' }).click()
    await expect.element(screen.getByText('Did not start')).toBeVisible()
    await expect.element(screen.getByRole('alert')).toHaveTextContent(title)
    await expect.element(screen.getByRole('button', { name: 'Try again' })).toBeVisible()
  })
})

describe('what a start means for the team', () => {
  const occupants = ['Bilge pump', 'Tide log'].map((title, id) => ({
    id: 20 + id,
    title,
    category: 'Pwn' as const,
  }))
  const start = `POST ${container}`

  it('is asked about before it stops what the team runs, by name', async () => {
    const { screen, calls } = await open({
      [`GET ${challenge}`]: [
        withContext({ occupants, displaced: 1 }),
        answer('pier.example:31337'),
      ],
      [start]: { body: {} },
    })
    await expect.element(screen.getByText(/starting this one stops Bilge pump\./)).toBeVisible()
    await screen.getByRole('button', { name: 'Start instance' }).click()
    const question = screen.getByRole('alertdialog', { name: 'Stop Bilge pump?' })
    await question.getByRole('button', { name: 'Cancel' }).click()
    expect(calls()).not.toContain(start)
    await screen.getByRole('button', { name: 'Start instance' }).click()
    await question.getByRole('button', { name: 'Stop it and start this one' }).click()
    await expect.element(screen.getByText('Running', { exact: true })).toBeVisible()
  })

  it('is said where the team itself has to stop one', async () => {
    const { screen } = await open({
      [`GET ${challenge}`]: withContext({ occupants, displaced: 0 }),
    })
    await expect.element(screen.getByText(/first: Bilge pump and Tide log\./)).toBeVisible()
  })

  it('is nothing while there is room', async () => {
    const { screen } = await open({
      [`GET ${challenge}`]: withContext({ occupants: [], displaced: 0 }),
    })
    await expect.element(screen.getByRole('button', { name: 'Start instance' })).toBeVisible()
    await expect.element(screen.getByText(/at its limit/)).not.toBeInTheDocument()
  })
})

it('offers nothing on a platform that runs none, and says so', async () => {
  const { screen } = await open({
    [`GET ${challenge}`]: answer(null),
    'GET /api/config': { body: { apiPublicKey: null, runsContainers: false } },
  })
  await expect.element(screen.getByText(/This platform runs no instances\./)).toBeVisible()
  await expect
    .element(screen.getByRole('button', { name: 'Start instance' }))
    .not.toBeInTheDocument()
})

it('says which team mate started it', async () => {
  const { body } = answer('pier.example:31337')
  const context = { ...body.context, startedBy: 'grace' }
  const { screen } = await open({ [`GET ${challenge}`]: { body: { ...body, context } } })
  await expect.element(screen.getByText('Started by grace')).toBeVisible()
})

describe('a running instance', () => {
  it('is not said to be extended before the server agrees', async () => {
    const title = 'It is too early to extend this instance.'
    const { screen } = await open({
      [`GET ${challenge}`]: answer('pier.example:31337', 9),
      [`POST ${container}/extend`]: { status: 400, body: { title, status: 400 } },
    })
    await screen.getByRole('button', { name: 'Extend' }).click()
    await expect.element(screen.getByRole('alert')).toHaveTextContent(title)
    await expect.element(screen.getByText(/^0:08:5\d$/)).toBeVisible()
  })

  it('is kept when stopping it is undone', async () => {
    const { screen, calls } = await open({ [`GET ${challenge}`]: answer('pier.example:31337') })
    await screen.getByRole('button', { name: 'Stop' }).click()
    await expect.element(screen.getByText('Stopping')).toBeVisible()
    await screen.getByRole('button', { name: 'Undo' }).click()
    await expect.element(screen.getByText('Running', { exact: true })).toBeVisible()
    await new Promise((resolve) => setTimeout(resolve, 5200))
    expect(calls()).not.toContain(`DELETE ${container}`)
  })

  it('is stopped when nobody undoes it', async () => {
    const { screen, calls } = await open({
      [`GET ${challenge}`]: [answer('pier.example:31337'), answer(null)],
      [`DELETE ${container}`]: {},
    })
    await screen.getByRole('button', { name: 'Stop' }).click()
    expect(calls()).not.toContain(`DELETE ${container}`)
    await vi.waitFor(() => expect(calls()).toContain(`DELETE ${container}`), 8000)
    // Just stopped: the server would refuse a start.
    const start = screen.getByRole('button', { name: 'Start instance' })
    await expect.element(start).toHaveAttribute('aria-disabled', 'true')
  })

  it('is shown ready for the tool of choice', async () => {
    const { screen } = await open({ [`GET ${challenge}`]: answer('[2001:db8::7]:8080') })
    await screen.getByRole('radio', { name: 'nc' }).click()
    await expect.element(screen.getByText('nc 2001:db8::7 8080')).toBeVisible()
    await screen.getByRole('radio', { name: 'Address' }).click()
    const link = screen.getByRole('link', { name: 'Open in browser' })
    await expect.element(link).toHaveAttribute('href', 'http://[2001:db8::7]:8080/')
  })
})

const proxied = () => ({ [`GET ${challenge}`]: answer(guid) })

/** The page with an instance that runs, without its box. */
async function reload() {
  tunnel().disconnect()
  const { screen, queryClient } = await show(<InstancesTray gameId={1} />)
  queryClient.setQueryData(playQueries.challenge(1, 7).queryKey, answer(guid).body)
  const button = screen.getByRole('button', { name: 'Your instances (1)' })
  await expect.element(button).toBeVisible()
  return screen
}
const connected = async () => {
  const { screen } = await open(proxied())
  await screen.getByRole('button', { name: 'Connect' }).click()
  await expect.element(screen.getByText('127.0.0.1:41873')).toBeVisible()
  await screen.unmount()
}

describe('behind the platform', () => {
  it('leaves this computer alone until Connect is pressed', async () => {
    const asked = daemon(usable)
    const { screen } = await open(proxied())
    await expect.element(screen.getByRole('button', { name: 'Connect' })).toBeVisible()
    await new Promise((resolve) => setTimeout(resolve, 500))
    expect(asked).toEqual([])
  })

  it('offers Connect first, and the address of the server on request', async () => {
    daemon(usable)
    const { screen } = await open(proxied())
    await expect.element(screen.getByRole('button', { name: 'Connect' })).toBeVisible()
    expect(screen.getByText(remote).query()).toBeNull()
    expect(screen.getByRole('link', { name: 'Open in browser' }).query()).toBeNull()
    await screen.getByRole('button', { name: 'Show address' }).click()
    await expect.element(screen.getByText(remote)).toBeVisible()
  })

  it('says before the start what is needed', async () => {
    const { screen } = await open({
      [`GET ${challenge}`]: answer(null),
      'GET /api/config': { body: { apiPublicKey: null, portMapping: 'PlatformProxy' } },
    })
    await expect.element(screen.getByText(/a small tunnel program on your computer/)).toBeVisible()
    await expect.element(screen.getByRole('button', { name: 'Start instance' })).toBeVisible()
  })

  it('notices by itself that the tunnel has been started', async () => {
    const answers: Parameters<typeof daemon>[0] = {}
    daemon(answers)
    const { screen } = await open(proxied())
    await screen.getByRole('button', { name: 'Connect' }).click()
    await expect.element(screen.getByText('No tunnel runs on this computer')).toBeVisible()
    Object.assign(answers, usable)
    await expect.element(screen.getByText('127.0.0.1:41873')).toBeVisible()
  })

  describe('after a reload', () => {
    it('a tunnel that let the page in is connected again', async () => {
      daemon(usable)
      await connected()
      await reload()
      await vi.waitFor(() => expect(tunnel().getStatus()).toMatchObject({ daemon: 'Usable' }))
    })

    it('one that would ask first is left alone', async () => {
      const answers = { ...usable }
      const asked = daemon(answers)
      await connected()
      answers['GET /connect'] = status(201)
      asked.length = 0
      await reload()
      await vi.waitFor(() => expect(asked).toEqual(['GET /connect']))
      await new Promise((resolve) => setTimeout(resolve, 200))
      expect(asked).toEqual(['GET /connect'])
    })

    it('nothing is asked of whoever has never connected, or has disconnected', async () => {
      const asked = daemon(usable)
      const before = await reload()
      await before.unmount()
      await connected()
      disconnectTunnel()
      asked.length = 0
      await reload()
      await new Promise((resolve) => setTimeout(resolve, 300))
      expect(asked).toEqual([])
    })
  })

  it('has a local address once connected', async () => {
    const asked = daemon(usable)
    const { screen } = await open(proxied())
    await screen.getByRole('button', { name: 'Connect' }).click()
    await expect.element(screen.getByText('127.0.0.1:41873')).toBeVisible()
    await screen.getByRole('button', { name: 'Show server address' }).click()
    await expect.element(screen.getByText(remote)).toBeVisible()
    expect(asked.filter((what) => what === 'POST /pool')).toHaveLength(1)
  })

  it.each([
    ['no daemon', {}, 'No tunnel runs on this computer'],
    ['an old one', { 'GET /version': status(404) }, 'The tunnel on this computer is too old'],
    [
      'an older one',
      { 'GET /version': json({ version: '0.3.2' }) },
      'The tunnel on this computer is too old',
    ],
    ['one that waits', { ...usable, 'GET /connect': status(201) }, 'Waiting for your approval'],
    [
      'one that refused',
      { ...usable, 'GET /connect': status(403) },
      'You blocked this site in your tunnel',
    ],
    ['one with an error', { 'GET /version': status(500) }, 'The tunnel has an error'],
    [
      'a page',
      { 'GET /version': () => new Response('<!doctype html>') },
      'Another program answers on port 3307',
    ],
  ])('finds %s', async (_what, answers, title) => {
    daemon(answers)
    const { screen } = await open(proxied())
    await screen.getByRole('button', { name: 'Connect' }).click()
    await expect.element(screen.getByText(title)).toBeVisible()
  })

  it('offers what works with a daemon that is too old', async () => {
    daemon({ 'GET /version': status(404) })
    const { screen } = await open(proxied())
    await screen.getByRole('button', { name: 'Connect' }).click()
    await expect.element(screen.getByText(`wsrx connect --port 4444 ${remote}`)).toBeVisible()
  })
})
