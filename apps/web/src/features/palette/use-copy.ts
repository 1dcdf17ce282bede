import { useLingui } from '@lingui/react/macro'
import { toast } from '#shared/feedback/feedback.ts'

/** Copies a text and says whether it worked. @returns the way to do it; the id keeps two answers from standing side by side */
export function useCopy() {
  const { t } = useLingui()
  return (id: string, text: string) =>
    void navigator.clipboard.writeText(text).then(
      () =>
        toast({
          tone: 'ok',
          id,
          title: t({
            message: 'Copied',
            comment: 'Short message after something was copied to the clipboard.',
          }),
        }),
      () => toast({ tone: 'bad', id, title: t`The browser did not allow copying` }),
    )
}
