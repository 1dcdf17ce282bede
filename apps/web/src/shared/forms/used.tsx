import { VisuallyHidden } from '@halyard/ui'
import { Trans } from '@lingui/react/macro'
import { useFormat } from '#shared/format/format.ts'

/** How much of a field's length is used, beside its label. */
export function Used({ length, of }: { length: number; of: number }) {
  const { number } = useFormat()
  const [used, most] = [number(length), number(of)]
  return (
    <>
      <span aria-hidden>
        {used}/{most}
      </span>
      <VisuallyHidden>
        <Trans>
          {used} of {most} characters used
        </Trans>
      </VisuallyHidden>
    </>
  )
}
