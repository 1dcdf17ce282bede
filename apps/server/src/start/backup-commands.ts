import { Command, InvalidArgumentError } from 'commander'
import type { BackupFlags, RestoreFlags } from '#start/backup.ts'

/** Their code is read only when they are wanted. */
const load = () => import('#start/backup.ts')

function parseCount(text: string): number {
  const count = Number(text)
  if (Number.isInteger(count) && count > 0) return count
  throw new InvalidArgumentError('It has to be a whole number above 0.')
}

const withData = (command: Command): Command =>
  command.option('--data <folder>', 'folder of files and of the built-in database')

/** `halyard backup`. Exit codes: 0 done, 1 not done. */
export const backupCommand = (): Command =>
  withData(new Command('backup'))
    .description('copy the database and all files of a platform, which may run, into one archive')
    .requiredOption('--to <place>', 'folder or bucket (s3://…) that archives are kept in')
    .option('--keep <number>', 'delete older archives, so that so many are left', parseCount)
    .action(async (flags: BackupFlags) => (await load()).runBackup(flags))

/** `halyard restore`. Exit codes: 0 done, 1 not done. */
export const restoreCommand = (): Command =>
  withData(new Command('restore'))
    .description('bring an archive into a platform that is empty and does not run')
    .argument('<archive>', 'archive of `backup`: a file, or s3://…')
    .option('--dry-run', 'check the archive and the platform, and change nothing', false)
    .action(async (path: string, flags: RestoreFlags) => (await load()).runRestore(path, flags))
