import { limits } from '@halyard/api'
import { useLingui } from '@lingui/react/macro'

const { maxLength } = limits.challengeInfoInput.title

/** What is wrong with the title of a challenge, in words. */
export function useChallengeTitleCheck() {
  const { t } = useLingui()
  return (title: string): string | undefined => {
    if (title.trim() === '') return t`A challenge needs a title.`
    return title.trim().length > maxLength ? t`Use at most ${maxLength} characters.` : undefined
  }
}
