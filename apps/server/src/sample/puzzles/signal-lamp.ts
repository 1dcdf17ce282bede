import type { Puzzle } from '../puzzle.ts'

const FLAG = 'halyard{start_bit_stop_bit_full_ahead}'
/** Microseconds of one bit at 9600 baud. */
const BIT_US = 104

/** The line at rest is high; a byte is a low start bit, eight bits from the lowest on, a high stop bit. */
const frame = (byte: number): number[] => [
  0,
  ...Array.from({ length: 8 }, (_, bit) => (byte >>> bit) & 1),
  1,
]

/** A value change dump, as logic analysers write it: only changes are listed. */
function trace(): string {
  const levels = [1, 1, ...Array.from(Buffer.from(`${FLAG}\r\n`)).flatMap(frame), 1, 1]
  const changes = levels.flatMap((level, index) =>
    level === levels[index - 1] ? [] : [`#${index * BIT_US}\n${level}!`],
  )
  return `$comment lamp driver, probe on pin 3 $end
$timescale 1 us $end
$scope module lamp $end
$var wire 1 ! tx $end
$upscope $end
$enddefinitions $end
${changes.join('\n')}
#${levels.length * BIT_US}
`
}

export const signalLamp: Puzzle = {
  title: 'Signal lamp',
  category: 'Hardware',
  score: 350,
  flag: FLAG,
  file: { name: 'lamp.vcd', data: trace },
  hints: [
    'The shortest time between two changes is one bit.',
    '8 data bits, no parity, one stop bit, lowest bit first.',
  ],
  content: `We soldered a probe to the driver of the signal lamp and recorded what it is told. The engineer only remembers that it
is *the usual serial thing, nine six hundred, eight-N-one*.
`,
}
