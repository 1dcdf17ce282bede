import { basename } from 'pathe'
import { fields, isEmpty, list, text } from '#mapping/values.ts'
import type { Fields } from '#mapping/values.ts'

/** A file of a package: its hash, and where it lies beside the challenge file. */
export type NamedFile = { hash: string; path: string }

/** A challenge of a package in the keys of the tools around GZ::CTF, and the files that it names. */
export function challengeFile(challenge: Fields): { file: Fields; files: NamedFile[] } {
  const { title, content, category, type, enabled, hints } = challenge
  const scoring = fields(challenge.scoring)
  const limits = fields(challenge.limits)
  const rules = fields(challenge.flags)
  const attachment = fileOf(challenge.attachment, 'files')
  const flags = list(rules.static).map((flag, index) => flagOf(fields(flag), index))
  return {
    file: {
      ...{ name: title, description: content, category, type, hints },
      ...{ value: scoring.original, minScoreRate: scoring.minRate, difficulty: scoring.difficulty },
      ...{ submissionLimit: limits.submission, deadlineUtc: limits.deadline },
      ...{ visible: enabled, disableBloodBonus: rules.disableBloodBonus },
      flags: flags.map(({ flag }) => flag),
      provide: attachment ? [attachment.path] : [],
      attachment: remoteUrl(challenge.attachment),
      container: containerOf(challenge),
    },
    files: [attachment, ...flags.map(({ file }) => file)].filter((file) => file !== undefined),
  }
}

function flagOf({ value, attachment }: Fields, index: number): { flag: Fields; file?: NamedFile } {
  const file = fileOf(attachment, `flags/${index + 1}`)
  return { flag: { content: value, ...(file && { file: file.path }) }, ...(file && { file }) }
}

function containerOf({ container, flags }: Fields): Fields | undefined {
  if (isEmpty(container)) return undefined
  const { image, memoryLimit, cpuCount, storageLimit, exposePort, networkMode } = fields(container)
  const { template, enableTrafficCapture } = fields(flags)
  return {
    ...{ containerImage: image, exposePort, memoryLimit, cpuCount, storageLimit, networkMode },
    ...{ flagTemplate: template, enableTrafficCapture },
  }
}

function fileOf(attachment: unknown, folder: string): NamedFile | undefined {
  const { type, hash, fileName } = fields(attachment)
  if (type !== 'Local' || typeof hash !== 'string') return undefined
  const name = basename(text(fileName) ?? '').replaceAll('\0', '')
  return { hash, path: `${folder}/${/^\.*$/.test(name) ? 'file' : name}` }
}

const remoteUrl = (attachment: unknown) => text(fields(attachment).remoteUrl)
