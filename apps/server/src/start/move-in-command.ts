import { Command } from 'commander'
import type { GzctfFlags, MoveInFlags } from '#start/move-in.ts'

/** The code of the move is read only when there is one. */
const load = () => import('#start/move-in.ts')

const withCommonFlags = (command: Command): Command =>
  command
    .option('--data <folder>', 'folder of files and of the built-in database')
    .option('--dry-run', 'do all of it, report, and take it back', false)
    .option('--json <file>', 'write the report to a file as well')

/** `halyard move-in`. Exit codes: 0 all in, 1 nothing done, 2 something could not be moved, 3 not equal to the source. */
export const moveInCommand = (): Command =>
  new Command('move-in')
    .description('bring a whole installation of another platform into this one, which is empty')
    .addCommand(
      withCommonFlags(new Command('gzctf'))
        .description('bring an installation of GZ::CTF 1.8 in')
        .option(
          '--database <address>',
          'its database: postgres://… or its connection string, "Host=…;Database=…"; HALYARD_OLD_DATABASE_URL keeps it out of the list of processes',
        )
        .option(
          '--files <place>',
          'its folder of files, which holds "uploads", or its bucket: s3://bucket?endpoint=https://…',
        )
        .option(
          '--xor-key <key>',
          'XorKey of its appsettings.json, or HALYARD_OLD_XOR_KEY; without it games get new keys, unless it has none',
        )
        .option('--captures', 'bring recordings of traffic as well', false)
        .action(async (flags: GzctfFlags & MoveInFlags) => (await load()).moveInGzctf(flags)),
    )
    .addCommand(
      withCommonFlags(new Command('ctfd'))
        .description('bring a full export of CTFd 3 in')
        .argument('<export>', 'the ZIP archive')
        .action(async (path: string, flags: MoveInFlags) => (await load()).moveInCtfd(path, flags)),
    )
