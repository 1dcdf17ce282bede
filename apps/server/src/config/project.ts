import { StartError } from '#platform/start-error.ts'

/** Who makes the software of this platform, and where: shown on its page about itself. */
export interface ProjectOptions {
  readonly source?: string
  readonly issues?: string
  readonly translations?: string
  readonly contributors?: string[]
}

export const PROJECT_VARIABLES = {
  HALYARD_SOURCE_URL: 'Where the source of this platform is, for its page "About"; not said',
  HALYARD_ISSUES_URL: 'Where faults of this platform are collected; not said',
  HALYARD_TRANSLATIONS_URL: 'Where the progress of its translations is shown; not said',
  HALYARD_CONTRIBUTORS: 'Who made this platform: names separated by commas; not said',
} as const

const MOST_CONTRIBUTORS = 200
const LONGEST_NAME = 80

type Variable = keyof typeof PROJECT_VARIABLES

export function readProjectOptions(text: (name: Variable) => string | undefined): ProjectOptions {
  const address = (name: Variable) => readAddress(name, text(name))
  const source = address('HALYARD_SOURCE_URL')
  const issues = address('HALYARD_ISSUES_URL')
  const translations = address('HALYARD_TRANSLATIONS_URL')
  const contributors = readNames('HALYARD_CONTRIBUTORS', text('HALYARD_CONTRIBUTORS'))
  return {
    ...(source && { source }),
    ...(issues && { issues }),
    ...(translations && { translations }),
    ...(contributors.length > 0 && { contributors }),
  }
}

function readAddress(name: Variable, text: string | undefined): string | undefined {
  if (text === undefined) return undefined
  const url = URL.parse(text)
  if (url && /^https?:$/.test(url.protocol) && !url.username && !url.password) return url.href
  throw new StartError(
    `${name} must be an address such as https://example.org/source, not "${text}".`,
  )
}

function readNames(name: Variable, text = ''): string[] {
  const names = text.split(',').flatMap((part) => part.trim() || [])
  if (names.length <= MOST_CONTRIBUTORS && names.every(({ length }) => length <= LONGEST_NAME))
    return names
  throw new StartError(
    `${name} must list at most ${MOST_CONTRIBUTORS} names of at most ${LONGEST_NAME} characters, separated by commas.`,
  )
}
