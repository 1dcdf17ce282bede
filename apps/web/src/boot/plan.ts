import type { Role } from '@halyard/api'
import type { Audience } from '#i18n/catalogs.ts'
import type { LanguageCode } from '#i18n/languages.ts'
import type { FirstAnswers } from '#shared/screens.ts'

/** What is at one kind of address. */
export type PlannedScreen = {
  /** Matches the address of its page; its groups are the parameters. */
  pattern: string
  role?: Role
  /** Whether the game of the address is around it. */
  isOfGame: boolean
  first?: FirstAnswers
  /** Of its code and style sheets beyond those of every page, the places in the list of all. */
  files: readonly number[]
  /** And of what it opens where its address has a parameter, by its name. */
  opens?: Readonly<Record<string, readonly number[]>>
}

/** What the boot script knows of the build (apps/web/build/boot-plan.ts). */
export type Plan = {
  /** The addresses of the texts of each language: those of every screen, and those of staff's screens. */
  catalogs: Partial<Record<LanguageCode, Partial<Record<Audience, string>>>>
  files: readonly string[]
  screens: readonly PlannedScreen[]
}
