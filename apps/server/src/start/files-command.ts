import { Command } from 'commander'

interface CopyFlags {
  readonly from: string
  readonly to: string
  readonly verify: boolean
}

/** `halyard files`. Exit codes: 0 all there, 1 nothing done, 2 something could not be copied. */
export const filesCommand = (): Command =>
  new Command('files').description('uploads and captures of traffic').addCommand(
    new Command('copy')
      .description('copy them between a data folder and a bucket; what is there already stays')
      .requiredOption('--from <place>', 'a data folder, or s3://bucket?endpoint=…')
      .requiredOption('--to <place>', 'the same')
      .option('--verify', 'compare the contents of what is there already', false)
      .action(async ({ from, to, verify }: CopyFlags) =>
        (await import('#start/copy-files.ts')).runCopy(from, to, verify),
      ),
  )
