import { createCipheriv, createHash, createHmac } from 'node:crypto'
import { zip } from '../files/zip.ts'
import type { Puzzle } from '../puzzle.ts'

const FLAG = 'halyard{a_seal_is_only_as_good_as_its_wax}'
const SECRET = 'barnacle47'
const WORDS =
  'anchor ballast barnacle bilge binnacle bollard bowline brigantine capstan clipper compass corsair ' +
  'cutlass dinghy dolphin driftwood ferry flotsam foghorn galleon gangway harpoon hawser jetty keelhaul ' +
  'kelp lagoon lantern leeward lobster mainsail mooring narwhal octopus porthole quarterdeck rigging ' +
  'schooner seagull sextant shipyard sloop spinnaker starboard tempest topsail trawler windlass'

const GRANTED = '{"ship":"mistral","rank":"harbourmaster"}'

const part = (text: string): string => Buffer.from(text).toString('base64url')

function pass(payload: string): string {
  const signed = `${part('{"alg":"HS256","typ":"JWT"}')}.${part(payload)}`
  return `${signed}.${createHmac('sha256', SECRET).update(signed).digest('base64url')}`
}

/** What is behind the gate, locked with the one pass that opens it. */
function locked(): string {
  const key = createHash('sha256').update(pass(GRANTED)).digest()
  const cipher = createCipheriv('aes-256-gcm', key, key.subarray(0, 12))
  const sealed = Buffer.concat([cipher.update(FLAG), cipher.final()])
  return Buffer.concat([sealed, cipher.getAuthTag()]).toString('base64')
}

const gate = (): string => `// node gate.mjs <pass>
import { createDecipheriv, createHash } from 'node:crypto'

// Opens for exactly one pass, header as usual, and this payload, byte for byte:
//   ${GRANTED}
const behind = Buffer.from('${locked()}', 'base64')
const key = createHash('sha256').update(process.argv[2] ?? '').digest()
const lock = createDecipheriv('aes-256-gcm', key, key.subarray(0, 12))
lock.setAuthTag(behind.subarray(-16))
try {
  const open = Buffer.concat([lock.update(behind.subarray(0, -16)), lock.final()])
  console.log('Pass, harbour master:', open.toString())
} catch {
  console.log('The gate stays shut.')
}
`

export const harbourPass: Puzzle = {
  title: 'Harbour pass',
  category: 'Web',
  score: 400,
  flag: FLAG,
  file: {
    name: 'harbour-pass.zip',
    data: () =>
      zip([
        { name: 'pass.txt', data: `${pass('{"ship":"mistral","rank":"deckhand"}')}\n` },
        { name: 'gate.mjs', data: gate() },
        { name: 'words.txt', data: `${WORDS.split(' ').join('\n')}\n` },
      ]),
  },
  hints: [
    'The third part of a pass is an HMAC over the first two. Its key can be guessed without asking anybody.',
    'With the key in hand you may write any pass you like.',
  ],
  content: `Passes of this harbour are JSON web tokens, signed with \`HS256\`. A deckhand lost his, and the clerk who made the
signing key was heard to say: *a word from my list and two digits, who could ever remember more?*

The archive holds the lost pass, the clerk's list and the gate itself, which runs on your own machine:

\`\`\`sh
node gate.mjs "$(cat pass.txt)"
\`\`\`
`,
}
