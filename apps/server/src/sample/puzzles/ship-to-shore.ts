import { type Datagram, pcap } from '../files/pcap.ts'
import { seeded } from '../files/seeded.ts'
import type { Puzzle } from '../puzzle.ts'

const FLAG = 'halyard{spoken_in_pieces_heard_as_one}'
const PIECE = 3
const START = Date.UTC(2026, 4, 1, 3, 15)
const CHATTER = [
  'fog bank at the mole',
  'request pilot',
  'berth is free',
  'wind sw 5',
  'all well',
  'qsl',
]

/** The message goes from 17 to 42 on port 4077, in pieces out of order, between everybody's small talk. */
function talk(): Datagram[] {
  const numbers = seeded('ship-to-shore')
  const pieces = FLAG.match(new RegExp(`.{1,${PIECE}}`, 'g')) ?? []
  const spoken = pieces.map((piece, index) => ({
    from: [17, 40_170] as const,
    to: [42, 4077] as const,
    text: `${index + 1}/${pieces.length} ${Buffer.from(piece).toString('hex')}`,
  }))
  const noise = Array.from({ length: 240 }, () => ({
    from: [numbers.below(40) + 50, 40_000 + numbers.below(999)] as const,
    to: [numbers.below(40) + 100, 4070 + numbers.below(7)] as const,
    text: numbers.pick(CHATTER),
  }))
  return numbers
    .shuffled([...spoken, ...noise])
    .map((line, index) => ({ ...line, atMs: START + index * 730 + numbers.below(500) }))
}

export const shipToShore: Puzzle = {
  title: 'Ship to shore',
  category: 'Forensics',
  score: 300,
  flag: FLAG,
  file: { name: 'harbour.pcap', data: () => pcap(talk()) },
  hints: [
    'Most of it is small talk. One conversation counts its lines.',
    'The counted lines did not leave in the order of their numbers. Their second half is hexadecimal.',
  ],
  content: `Three minutes of radio over UDP, recorded at the mole. Somebody out there speaks in numbered pieces to a station
nobody else calls. Put the pieces in order.
`,
}
