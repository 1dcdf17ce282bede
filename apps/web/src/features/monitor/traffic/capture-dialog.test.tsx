import { captureQueries } from '@halyard/query'
import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { CaptureDialog } from '#features/monitor/traffic/capture-dialog.tsx'
import { readCapture } from '#features/monitor/traffic/read-capture.ts'
import type { CaptureSummary, Sent } from '#features/monitor/traffic/capture-summary.ts'
import { serveFrom, show } from '#shared/testing.tsx'

const sent = (text: string): Sent => ({
  bytes: text.length,
  head: new TextEncoder().encode(text),
})

/** A stream that was written down from whoever spoke first: the service, at port 31337, taken for the client. */
const summary: CaptureSummary = {
  about: undefined,
  packets: 2,
  bytes: 8,
  connectionCount: 1,
  isCut: false,
  connections: [
    {
      protocol: 'TCP',
      client: { address: '10.0.0.2', port: 31_337 },
      service: { address: '10.0.0.9', port: 50_000 },
      isOpened: false,
      packets: 2,
      firstAt: 1_795_363_200_000,
      lastAt: 1_795_363_201_000,
      byClient: sent('who?'),
      byService: sent('me!!'),
    },
  ],
}

function Read({ children }: { children: ReactNode }) {
  const { queryKey } = captureQueries.content(7, 11, 'a.pcap', readCapture)
  useQueryClient().setQueryData(queryKey, summary)
  return children
}

/** The ends of the one connection of a capture, as somebody of this role sees them. */
async function endsFor(role: 'Admin' | 'Monitor') {
  serveFrom({
    'GET /api/account/profile': { body: { userId: 'u1', userName: 'ada', role } },
    'GET /api/edit/games/3/challenges/7': { body: { id: 7, exposePort: 31_337, flags: [] } },
  })
  const challenge = { id: 7, title: 'Ropeway' }
  const team = { id: 11, name: 'Oscar' }
  await show(
    <Read>
      <CaptureDialog gameId={3} {...{ challenge, team }} fileName="a.pcap" onClose={() => {}} />
    </Read>,
  )
  return page.getByRole('dialog').getByText(/→/)
}

it('recognises the sides by the port of the instance, not by who sent first', async () => {
  const ends = await endsFor('Admin')
  await expect.element(ends).toHaveTextContent('10.0.0.9:50000 → 10.0.0.2:31337')
})

it('leaves them as they were captured for who may not know the port', async () => {
  const ends = await endsFor('Monitor')
  await expect.element(ends).toHaveTextContent('10.0.0.2:31337 → 10.0.0.9:50000')
})
