import { Badge, Button, Callout, Inline, Stack } from '@halyard/ui'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Download } from 'lucide-react'
import { AccountsTable } from '#features/organise/accounts/accounts-table.tsx'
import { saveResult } from '#features/organise/accounts/result-file.ts'
import type {
  AccountResult,
  AccountsState,
} from '#features/organise/accounts/use-account-import.ts'
import { ErrorMessage } from '#shared/errors/error-message.tsx'

type ResultListProps = {
  state: Extract<AccountsState, { step: 'done' }>
  onSaved: () => void
  onResume: () => void
  onReset: () => void
}

/** What has become of every row, with the passwords that were made: this once. */
export function ResultList({ state, onSaved, onResume, onReset }: ResultListProps) {
  const { results, error, left } = state
  const made = results.filter(({ outcome }) => outcome !== 'refused')
  const refused = results.length - made.length
  const hasPasswords = made.some(({ generated }) => generated !== undefined)
  return (
    <Stack gap={4}>
      <Callout tone={left + refused > 0 ? 'warn' : 'ok'} role="status">
        <Inline gap={4}>
          <span>
            <Plural value={made.length} one="# account is ready" other="# accounts are ready" />
          </span>
          {refused > 0 && (
            <span>
              <Plural value={refused} one="# was refused" other="# were refused" />
            </span>
          )}
          {left > 0 && (
            <span>
              <Plural value={left} one="# was not sent" other="# were not sent" />
            </span>
          )}
        </Inline>
      </Callout>
      {error !== undefined && (
        <Callout
          tone="bad"
          role="alert"
          action={
            <Button onClick={onResume}>
              <Trans>Continue</Trans>
            </Button>
          }
        >
          <ErrorMessage error={error} />
        </Callout>
      )}
      {hasPasswords && (
        <Callout tone="warn">
          <Trans>
            The passwords are shown only once and stored nowhere. Save the result before you leave.
          </Trans>
        </Callout>
      )}
      <Inline>
        <Button
          tone="primary"
          icon={<Download size={16} />}
          disabled={results.length === 0}
          onClick={() => void saveResult(results).then(onSaved)}
        >
          <Trans>Save the result (CSV)</Trans>
        </Button>
        <Button onClick={onReset}>
          <Trans>Choose another file</Trans>
        </Button>
      </Inline>
      <ResultTable results={results} />
    </Stack>
  )
}

function ResultTable({ results }: { results: readonly AccountResult[] }) {
  const { t } = useLingui()
  return (
    <AccountsTable
      rows={results}
      middle={{ id: 'password', header: t`Password`, cell: passwordCell }}
      result={outcomeCell}
    />
  )
}

const passwordCell = ({ generated, outcome }: AccountResult) =>
  outcome !== 'refused' && <code>{generated}</code>

const outcomeCell = (result: AccountResult) => <Outcome result={result} />

function Outcome({ result: { outcome, error } }: { result: AccountResult }) {
  if (outcome === 'refused') {
    return (
      <Badge tone="bad">
        <ErrorMessage error={error} />
      </Badge>
    )
  }
  const isNew = outcome === 'created'
  return (
    <Badge tone={isNew ? 'ok' : 'info'}>
      {isNew ? <Trans>Created</Trans> : <Trans>Changed</Trans>}
    </Badge>
  )
}
