import { limits } from '@halyard/api'
import { useLingui } from '@lingui/react/macro'

const { maxLength } = limits.gameInfoInput.title

/** What is wrong with the title of a game, in words. */
export function useTitleCheck() {
  const { t } = useLingui()
  return (title: string): string | undefined => {
    if (title.trim() === '') return t`A game needs a title.`
    return title.trim().length > maxLength ? t`Use at most ${maxLength} characters.` : undefined
  }
}
