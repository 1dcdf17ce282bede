import { readFileSync } from 'node:fs'
import { StartError } from '#platform/start-error.ts'

/** The variables that hold secrets. */
export const SECRETS = [
  'DATABASE_URL',
  'HALYARD_ADMIN_PASSWORD',
  'HALYARD_SMTP_URL',
  'HALYARD_TURNSTILE_SECRET',
  'HALYARD_PROVIDERS',
  'HALYARD_REGISTRY_PASSWORD',
  'HALYARD_BACKUP_PASSPHRASE',
  'HALYARD_OLD_DATABASE_URL',
  'HALYARD_OLD_XOR_KEY',
] as const

type Environment = Readonly<Record<string, string | undefined>>

/**
 * The environment with each secret whose variable has `_FILE` at its end read from the file that it names, as orchestrators mount
 * them. The line end that editors add does not count. Throws StartError for a file that cannot be read or is empty, and for a
 * secret that is given twice.
 */
export function withSecretFiles(environment: Environment): Environment {
  const read = SECRETS.flatMap((name) => {
    const path = environment[`${name}_FILE`]?.trim()
    if (!path) return []
    if (environment[name]) {
      throw new StartError(`${name} and ${name}_FILE are both set: leave one of them out.`)
    }
    return [[name, readSecret(`${name}_FILE`, path)]]
  })
  return { ...environment, ...Object.fromEntries(read) }
}

function readSecret(name: string, path: string): string {
  let text: string
  try {
    text = readFileSync(path, 'utf8')
  } catch (error) {
    const reason = error instanceof Error ? error.message.split(',')[0] : 'unknown'
    throw new StartError(`The file ${path} of ${name} cannot be read (${reason}).`)
  }
  const secret = text.replace(/\r?\n$/, '')
  if (secret === '') throw new StartError(`The file ${path} of ${name} is empty.`)
  return secret
}
