import type { JoinDeclaration } from '@halyard/api'
import { Checkbox, Stack } from '@halyard/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import type { RefCallback } from 'react'
import * as styles from '#features/games/declaration-field.css.ts'
import { Markdown } from '#shared/content/markdown.tsx'

type DeclarationFieldProps = {
  declaration: JoinDeclaration
  /** The hash of the text that is accepted. Another text is not accepted with it. */
  field: { value: string; onChange: (hash: string) => void; ref: RefCallback<HTMLButtonElement> }
  error?: string | undefined
}

/** What a division wants to be accepted, and the tick that does so. */
export function DeclarationField({ declaration, field, error }: DeclarationFieldProps) {
  const { t } = useLingui()
  const labelId = useId()
  const { text, hash } = declaration
  const { value, onChange, ref: focusRef } = field
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
        ref={focusRef}
        label={<Trans>I have read this declaration and accept it</Trans>}
        hint={t`Your name and the time are recorded for the organizers.`}
        checked={value === hash}
        onCheckedChange={(isTicked) => onChange(isTicked === true ? hash : '')}
        error={error}
      />
    </Stack>
  )
}
