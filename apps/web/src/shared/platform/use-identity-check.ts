import { limits } from '@halyard/api'
import { useLingui } from '@lingui/react/macro'
import { isHexColour } from '#shared/preferences/ready-colours.ts'

/** What the platform is called and its colour, as they are edited. */
export type Identity = { title: string; customTheme: string }

const { maxLength } = limits.globalConfigInput.title

/** What is wrong with name and colour of the platform, in words. */
export function useIdentityCheck() {
  const { t } = useLingui()
  return ({ title, customTheme }: Identity) => ({
    title:
      title.trim() === ''
        ? t`The platform needs a name.`
        : title.trim().length > maxLength
          ? t`Use at most ${maxLength} characters.`
          : undefined,
    customTheme: isHexColour(customTheme)
      ? undefined
      : t`Write it as # and six hex digits, like #4a6cf7.`,
  })
}
