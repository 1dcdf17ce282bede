import type { Puzzle } from '../puzzle.ts'

const FLAG = 'halyard{too_small_to_wrap_around_the_buoy}'
const EXPONENT = 3n
/** A product of two 1024-bit primes that nobody kept. */
const MODULUS = BigInt(
  '0xA687DFA7FF44E1013A78CF3118D34A870DDB6E413D6BF5A5BA62B35F2EF5DEC35FCA957D446BB1BD4B6E9BF994BFCCF3' +
    'F7E493CFF455885EB5323CE03502DAD1FCE1836449A86CB0621016B3E89EAEAB924450D7C73972864CDEA4F0AF628E72' +
    'F7341E3C44AC6021FEA0B6FC9BB6E7B4E09EA968399DE563AE284B25E61595EC68E1B63CD4C719C1B9A6FF80187F0D6A' +
    '8BC953A42D6A12A03D6041B6C7D14BB32D67E3417048660C9456D6E5F719A1557F13E0EDD0B59BA90E0ACCAB855B5EDC' +
    '68D889DE7307A2500BBF9854FB8635EFFA29A9080F2DBD4153FB11A4ED1A85F6B01E35191DDCD79DDE90A78E8D52F09E' +
    '73846792BD74EBDAF6888FD13CE02CF1',
)

function signal(): string {
  const message = BigInt(`0x${Buffer.from(FLAG).toString('hex')}`)
  const cipher = message ** EXPONENT % MODULUS
  return `n = 0x${MODULUS.toString(16)}\ne = ${EXPONENT}\nc = 0x${cipher.toString(16)}\n`
}

export const threeRockets: Puzzle = {
  title: 'Three rockets',
  category: 'Crypto',
  score: 350,
  flag: FLAG,
  file: { name: 'signal.txt', data: signal },
  hints: [
    'Compare the size of c with the size of n.',
    'If a number to the third power never reached n, the remainder took nothing away.',
  ],
  content: `The lightship signals with RSA: the bytes of the message are read as one big number, raised to the power of
three (one for each rocket) and reduced modulo \`n\`. The modulus is as strong as any. The message was short.
`,
}
