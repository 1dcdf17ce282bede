// A log book in 48 bytes of memory: 32 for the entry, then who wrote it. It takes entries of up to 48 bytes.
import { flag, serveTalk } from './listen.ts'

const ENTRY_BYTES = 32
const MEMORY_BYTES = 48
const CAPTAIN = 0x0cab_1e5e

serveTalk(async ({ say, ask }) => {
  const memory = Buffer.alloc(MEMORY_BYTES)
  memory.writeUInt32LE(0x0000_5a17, ENTRY_BYTES)
  say(
    `Tide log. Entries have ${ENTRY_BYTES} characters; only the captain (0x0cab1e5e) may read the last page.\n`,
  )
  for (;;) {
    const command = (await ask('write, show, read or quit? ')).trim()
    if (command === 'write') {
      memory.write(await ask('Entry: '), 0, 'latin1')
      say('Noted.\n')
    } else if (command === 'show') say(dump(memory))
    else if (command === 'read') {
      const writer = memory.readUInt32LE(ENTRY_BYTES)
      say(
        writer === CAPTAIN
          ? `The last page: ${flag}\n`
          : `Sailor 0x${hex(writer, 8)} may not read it.\n`,
      )
    } else if (command === 'quit') return say('The tide turns.\n')
    else say('The log does not understand that.\n')
  }
})

const hex = (value: number, digits: number) => value.toString(16).padStart(digits, '0')

function dump(memory: Buffer): string {
  const rows = Array.from({ length: MEMORY_BYTES / 16 }, (_, row) => {
    const bytes = memory.subarray(row * 16, row * 16 + 16)
    const text = bytes.toString('latin1').replaceAll(/[^ -~]/g, '.')
    const label = row * 16 < ENTRY_BYTES ? 'entry' : 'writer'
    return `  ${hex(row * 16, 4)}  ${bytes.toString('hex').replaceAll(/(..)/g, '$1 ')} ${text}  ${label}\n`
  })
  return rows.join('')
}
