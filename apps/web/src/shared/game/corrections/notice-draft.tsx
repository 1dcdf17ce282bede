import { limits } from '@halyard/api'
import { Checkbox, Stack, TextArea } from '@halyard/ui'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'

const { maxLength } = limits.gameNoticeModel.content

type NoticeDraftProps = {
  /** What is suggested, until it is edited. */
  draft: string
  /** Undefined while no notice is to be posted. */
  onValueChange: (content: string | undefined) => void
}

/** Whether players get a notice of a correction, and its text. */
export function NoticeDraft({ draft, onValueChange }: NoticeDraftProps) {
  const { t } = useLingui()
  const [isWanted, setIsWanted] = useState(false)
  const [edited, setEdited] = useState<string>()
  return (
    <Stack gap={3}>
      <Checkbox
        label={t`Post a notice`}
        hint={t`All players read it.`}
        checked={isWanted}
        onCheckedChange={(checked) => {
          setIsWanted(checked === true)
          onValueChange(checked === true ? (edited ?? draft) : undefined)
        }}
      />
      {isWanted && (
        <TextArea
          label={t`Notice`}
          maxLength={maxLength}
          value={edited ?? draft}
          onChange={({ target }) => {
            setEdited(target.value)
            onValueChange(target.value)
          }}
        />
      )}
    </Stack>
  )
}
