import { limits } from '@halyard/api'
import { useLingui } from '@lingui/react/macro'

const { maxLength } = limits.declarationEditModel.text

/** What is wrong with the text of a declaration. */
export function useDeclarationCheck() {
  const { t } = useLingui()
  return (text: string) =>
    text.trim().length > maxLength ? t`Use at most ${maxLength} characters.` : undefined
}
