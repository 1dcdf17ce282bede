import { ApiError, createClient } from '@halyard/api'
import {
  connect,
  gameQueries,
  infoQueries,
  teamQueries,
  useDeleteContainer,
  useGetGame,
  useListMyTeams,
  useSubmitFlag,
} from '@halyard/query'
import { Toaster } from '@halyard/ui'
import { i18n } from '#i18n/i18n.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { toastFailures } from '#app/errors/toast-failures.tsx'
import { aGame } from '#shared/game/builders.ts'
import { aClientConfig } from '#shared/platform/builders.ts'
import { show } from '#shared/testing.tsx'

beforeEach(() => i18n.loadAndActivate({ locale: 'en-US', messages: {} }))

let answer = () => Response.json({})
afterEach(() => {
  for (const close of document.querySelectorAll('button'))
    if (close.ariaLabel === 'Close') close.click()
})

/** What the server says from now on. */
function refuse(status: number, title: string, headers: Record<string, string> = {}): void {
  answer = () => Response.json({ title, status }, { status, headers })
}

async function open(part: ReactNode) {
  connect({
    client: createClient({ baseUrl: window.location.origin, fetch: async () => answer() }),
  })
  function Failures() {
    const client = useQueryClient()
    useEffect(() => toastFailures(client), [client])
    return (
      <>
        {part}
        <Toaster label="Notifications" closeLabel="Close" />
      </>
    )
  }
  return show(<Failures />)
}

function GameTitle() {
  const { data } = useGetGame(1, { refetchInterval: false })
  return <p>{data?.title}</p>
}

function StopButton({ onSent }: { onSent: () => void }) {
  const { mutate } = useDeleteContainer()
  const handleClick = () => {
    mutate({ gameId: 1, challengeId: 7 })
    onSent()
  }
  return (
    <button type="button" onClick={handleClick}>
      Stop
    </button>
  )
}

function FlagButton() {
  const { mutate, error } = useSubmitFlag()
  return (
    <>
      <button type="button" onClick={() => mutate({ gameId: 1, challengeId: 7, flag: 'HL{1}' })}>
        Submit
      </button>
      <p>{error instanceof ApiError && error.status}</p>
    </>
  )
}

function Sender({ isGoneAfterwards }: { isGoneAfterwards: boolean }) {
  const [isSent, setIsSent] = useState(false)
  return isSent && isGoneAfterwards ? null : <StopButton onSent={() => setIsSent(true)} />
}

const text = 'Slow down, sailor.'

it('leaves a limit to the field that counts its seconds', async () => {
  refuse(429, text, { 'Retry-After': '40' })
  const { screen, queryClient } = await open(<FlagButton />)
  // How a flag is sent is known by then.
  queryClient.setQueryData(infoQueries.config().queryKey, aClientConfig())
  await screen.getByRole('button', { name: 'Submit' }).click()
  await expect.element(screen.getByText('429')).toBeVisible()
  expect(screen.getByText('Too many requests').query()).toBeNull()
})

it('keeps quiet about a limit on what is only read again', async () => {
  answer = () => Response.json(aGame({ title: 'Regatta' }))
  const { screen, queryClient } = await open(<GameTitle />)
  await expect.element(screen.getByText('Regatta')).toBeVisible()
  refuse(429, text, { 'Retry-After': '1' })
  const { queryKey } = gameQueries.detail(1)
  await queryClient.refetchQueries({ queryKey })
  expect(queryClient.getQueryState(queryKey)?.error).toMatchObject({ status: 429 })
  // A later failure is shown alone.
  answer = () => Response.json(aGame({ title: 'Regatta' }))
  await queryClient.refetchQueries({ queryKey })
  refuse(400, 'Broken')
  await queryClient.refetchQueries({ queryKey })
  await expect.element(screen.getByText('Something went wrong in the background')).toBeVisible()
  expect(screen.getByText('Too many requests').query()).toBeNull()
  await expect.element(screen.getByText('Regatta')).toBeVisible()
})

it.each([
  ['read', <GameTitle key="read" />],
  ['write', <Sender key="write" isGoneAfterwards={false} />],
])('shows a limited %s with the text of the server and a countdown', async (what, part) => {
  refuse(429, text, { 'Retry-After': '40' })
  const { screen } = await open(part)
  if (what === 'write') await screen.getByRole('button', { name: 'Stop' }).click()
  await expect.element(screen.getByText('Too many requests').last()).toBeVisible()
  await expect.element(screen.getByText(text, { exact: false }).last()).toBeVisible()
  await expect.element(screen.getByText(/You can try again in \d+ seconds/).last()).toBeVisible()
})

it('shows a limit without an end too', async () => {
  refuse(429, text)
  const { screen } = await open(<Sender isGoneAfterwards={false} />)
  await screen.getByRole('button', { name: 'Stop' }).click()
  await expect.element(screen.getByText(text, { exact: false }).last()).toBeVisible()
})

it('shows once that the data on the screen could not be refreshed', async () => {
  answer = () => Response.json(aGame())
  const { screen, queryClient } = await open(<GameTitle />)
  await expect.element(screen.getByText(aGame().title)).toBeVisible()
  refuse(400, 'The tide is out.')
  const { queryKey } = gameQueries.detail(1)
  await queryClient.invalidateQueries({ queryKey })
  await expect.element(screen.getByText('The tide is out.').last()).toBeVisible()
  await screen.getByRole('button', { name: 'Close' }).click()
  await expect.element(screen.getByText('The tide is out.')).not.toBeInTheDocument()
  await queryClient.invalidateQueries({ queryKey })
  expect(screen.getByText('The tide is out.').query()).toBeNull()
})

it('shows a failed write whose part of the page is gone, and no other', async () => {
  refuse(400, 'It does not stop.')
  const { screen } = await open(<Sender isGoneAfterwards />)
  await screen.getByRole('button', { name: 'Stop' }).click()
  await expect.element(screen.getByText('It does not stop.').last()).toBeVisible()
  await screen.getByRole('button', { name: 'Close' }).click()
  await expect.element(screen.getByText('It does not stop.')).not.toBeInTheDocument()
  const there = await open(<Sender isGoneAfterwards={false} />)
  const asked = vi.fn<() => Response>(answer)
  answer = asked
  await there.screen.getByRole('button', { name: 'Stop' }).click()
  await vi.waitFor(() => expect(asked).toHaveBeenCalled())
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(there.screen.getByText('It does not stop.').query()).toBeNull()
})

it('leaves to others what they say', async () => {
  answer = () => Response.json([])
  const { queryClient, screen } = await open(<Teams />)
  await vi.waitFor(() => expect(queryClient.getQueryData(teamQueries.mine().queryKey)).toEqual([]))
  refuse(503, 'Away.')
  await queryClient.invalidateQueries({ queryKey: teamQueries.mine().queryKey })
  expect(screen.getByText('Away.').query()).toBeNull()
})

function Teams() {
  useListMyTeams({ refetchInterval: false })
  return null
}
