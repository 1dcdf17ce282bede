import { CHALLENGE_CATEGORIES } from '@halyard/rules'
import { CategoryIcon, TextField } from '@halyard/ui'
import { useLingui } from '@lingui/react/macro'
import { Lock } from 'lucide-react'
import { useWatch } from 'react-hook-form'
import type { Control } from 'react-hook-form'
import type { ChallengeForm, EditChallenge } from '#features/organise/challenge/challenge-form.ts'
import * as styles from '#features/organise/challenge/challenge-editor.css.ts'
import { useChallengeTexts } from '#features/organise/challenge/use-challenge-texts.ts'
import { challengeTypeLabel } from '#features/organise/challenge-labels.ts'
import { categoryNote } from '#shared/game/challenge/category-note.ts'
import { FormTextField } from '#shared/forms/fields.tsx'
import { FormMarkdownField } from '#shared/forms/form-markdown-field.tsx'
import { FormSelect } from '#shared/forms/value-fields.tsx'

type PartProps = { control: Control<ChallengeForm> }

/** Title and category of a challenge. Its type is fixed. */
export function GeneralFields({ control, type }: PartProps & { type: EditChallenge['type'] }) {
  const { t, i18n } = useLingui()
  const texts = useChallengeTexts()
  const category = useWatch({ control, name: 'category' })
  return (
    <div className={styles.row}>
      <div className={styles.wide}>
        <FormTextField
          control={control}
          name="title"
          label={texts.title.label}
          autoComplete="off"
        />
      </div>
      <FormSelect
        control={control}
        name="category"
        label={texts.category.label}
        hint={i18n._(categoryNote[category])}
        options={CHALLENGE_CATEGORIES.map((value) => ({
          value,
          label: value,
          icon: <CategoryIcon category={value} size={16} />,
        }))}
      />
      <TextField
        label={t({ message: 'Type', comment: 'Label of a field: the type of a challenge.' })}
        labelAside={t({ message: 'fixed', comment: 'Beside a field that cannot be changed.' })}
        leading={<Lock size={16} aria-hidden />}
        value={i18n._(challengeTypeLabel[type])}
        readOnly
      />
    </div>
  )
}

/** The text of a challenge. */
export function StatementField({ control }: PartProps) {
  const { t } = useLingui()
  const texts = useChallengeTexts()
  return (
    <FormMarkdownField
      control={control}
      name="content"
      label={texts.content.label}
      labelAside={t`Markdown, with math`}
    />
  )
}
