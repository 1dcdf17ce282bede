import type { JoinDeclaration } from '@halyard/api'
import { Checkbox, Stack } from '@halyard/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import type { Ref } from 'react'
import * as styles from '#features/games/declaration-field.css.ts'
import { Markdown } from '#shared/content/markdown.tsx'

type DeclarationFieldProps = {
  declaration: JoinDeclaration
  /** The hash of the text that is accepted. Another text is not accepted with it. */
  value: string
  onValueChange: (hash: string) => void
  error?: string | undefined
  /** Of the tick, which is focused when it is missing. */
  ref: Ref<HTMLButtonElement>
}

/** What a division wants to be accepted, and the tick that does so. */
export function DeclarationField({
  declaration,
  value,
  onValueChange,
  error,
  ref,
}: DeclarationFieldProps) {
  const { t } = useLingui()
  const labelId = useId()
  const { text, hash } = declaration
  return (
    <Stack gap={2}>
      <p id={labelId} className={styles.label}>
        <Trans>Declaration of the division</Trans>
      </p>
      {/* A text that scrolls can be scrolled by keyboard. */}
      <div
        className={styles.text}
        role="region"
        aria-labelledby={labelId}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
      >
        <Markdown source={text} />
      </div>
      <Checkbox
        ref={ref}
        label={<Trans>I have read this declaration and accept it</Trans>}
        hint={t`Your name and the time are recorded for the organizers.`}
        checked={value === hash}
        onCheckedChange={(isTicked) => onValueChange(isTicked === true ? hash : '')}
        error={error}
      />
    </Stack>
  )
}
