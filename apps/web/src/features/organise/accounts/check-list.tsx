import { Badge, Button, Callout, Inline, Stack, Switch } from '@halyard/ui'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useMemo, useState } from 'react'
import { AccountsTable } from '#features/organise/accounts/accounts-table.tsx'
import { checkRows } from '#features/organise/accounts/check.ts'
import type { CheckedRow } from '#features/organise/accounts/check.ts'
import { ColumnMapping } from '#features/organise/accounts/column-mapping.tsx'
import { guessMapping } from '#features/organise/accounts/fields.ts'
import { IssueText } from '#features/organise/accounts/issue-text.tsx'
import type { AccountsState } from '#features/organise/accounts/use-account-import.ts'

type CheckListProps = {
  state: Extract<AccountsState, { step: 'check' }>
  onSend: (rows: readonly CheckedRow[]) => void
  onReset: () => void
}

/** Every row of the list with what would become of it. Nothing is sent yet. */
export function CheckList({ state, onSend, onReset }: CheckListProps) {
  const { t } = useLingui()
  const { table, known } = state
  const [mapping, setMapping] = useState(() => guessMapping(table.header))
  const [updates, setUpdates] = useState(false)
  const [onlyIssues, setOnlyIssues] = useState(false)
  const rows = useMemo(() => checkRows(table.rows, mapping, known), [table, mapping, known])
  const wrong = rows.filter(({ issues }) => issues.length > 0)
  const right = rows.filter(({ issues }) => issues.length === 0)
  const there = right.filter(({ isKnown }) => isKnown)
  const wanted = updates ? right : right.filter(({ isKnown }) => !isKnown)
  return (
    <Stack gap={4}>
      <ColumnMapping header={table.header} mapping={mapping} onChange={setMapping} />
      <Callout tone={wrong.length > 0 ? 'warn' : 'info'} role="status">
        <Inline gap={4}>
          <span>
            <Plural
              value={right.length - there.length}
              one="# new account"
              other="# new accounts"
            />
          </span>
          {there.length > 0 && (
            <span>
              <Plural value={there.length} one="# is already there" other="# are already there" />
            </span>
          )}
          {wrong.length > 0 && (
            <span>
              <Plural value={wrong.length} one="# row with errors" other="# rows with errors" />
            </span>
          )}
        </Inline>
      </Callout>
      {there.length > 0 && (
        <Switch
          label={t`Update existing accounts`}
          hint={t`Their name, address and password are replaced by those in the file. Without this, they are left as they are.`}
          checked={updates}
          onCheckedChange={setUpdates}
        />
      )}
      {wrong.length > 0 && (
        <Switch
          label={t`Show only rows with errors`}
          checked={onlyIssues}
          onCheckedChange={setOnlyIssues}
        />
      )}
      <Inline>
        <Button onClick={onReset}>
          <Trans>Choose another file</Trans>
        </Button>
        <Button tone="primary" disabled={wanted.length === 0} onClick={() => onSend(wanted)}>
          <Plural value={wanted.length} one="Create # account" other="Create # accounts" />
        </Button>
      </Inline>
      <CheckTable rows={onlyIssues ? wrong : rows} updates={updates} />
    </Stack>
  )
}

type ShownRow = CheckedRow & { updates: boolean }

function CheckTable({ rows, updates }: { rows: readonly CheckedRow[]; updates: boolean }) {
  const { t } = useLingui()
  return (
    <AccountsTable
      rows={rows.map((row) => ({ ...row, updates }))}
      middle={{ id: 'email', header: t`Email`, hideBelow: 'md', cell: emailCell }}
      result={resultCell}
    />
  )
}

const emailCell = ({ account }: ShownRow) => <bdi>{account.email}</bdi>
const resultCell = (row: ShownRow) => <Result row={row} />

function Result({ row }: { row: ShownRow }) {
  const [issue] = row.issues
  if (issue) {
    return (
      <Badge tone="bad">
        <IssueText issue={issue} />
      </Badge>
    )
  }
  if (!row.isKnown) {
    return (
      <Badge tone="ok">
        <Trans>New</Trans>
      </Badge>
    )
  }
  return (
    <Badge tone={row.updates ? 'warn' : 'neutral'}>
      {row.updates ? (
        <Trans>Will be updated, including the password</Trans>
      ) : (
        <Trans>Already there</Trans>
      )}
    </Badge>
  )
}
