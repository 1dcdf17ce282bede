import { Trans, useLingui } from '@lingui/react/macro'
import { lengthsOf } from '#features/organise/accounts/check.ts'
import type { Issue } from '#features/organise/accounts/check.ts'
import { fieldLabels } from '#features/organise/accounts/labels.ts'

/** What is wrong with a row, and what would be right. */
export function IssueText({ issue }: { issue: Issue }) {
  const { i18n } = useLingui()
  if (issue.code === 'clash') {
    return <Trans>The name belongs to one account of the platform, the address to another</Trans>
  }
  const field = i18n._(fieldLabels[issue.field])
  const { minLength, maxLength } = lengthsOf(issue.field)
  switch (issue.code) {
    case 'missing':
      return <Trans>{field}: missing</Trans>
    case 'too-short':
      return (
        <Trans>
          {field}: at least {minLength} characters
        </Trans>
      )
    case 'too-long':
      return (
        <Trans>
          {field}: at most {maxLength} characters
        </Trans>
      )
    case 'malformed':
      return <Trans>{field}: wrong format</Trans>
    case 'weak':
      return (
        <Trans>
          {field}: needs six characters, a lowercase letter, an uppercase letter and a digit
        </Trans>
      )
    case 'twice':
      return <SameAs field={field} row={issue.row} />
    default:
      return issue satisfies never
  }
}

const SameAs = ({ field, row }: { field: string; row: number }) => (
  <Trans>
    {field}: the same as in row {row}
  </Trans>
)
