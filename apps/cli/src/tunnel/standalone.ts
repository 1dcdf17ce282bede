// The tunnel alone, as the one file that a platform serves to its players.
import { run } from '#run.ts'
import { tunnelCommand } from '#tunnel/command.ts'

await run(tunnelCommand().name('halyard-tunnel'))
