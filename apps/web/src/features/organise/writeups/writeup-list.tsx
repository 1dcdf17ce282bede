import { Badge, HouseFlag } from '@halyard/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { Check } from 'lucide-react'
import { markOf } from '#features/organise/writeups/marks.ts'
import type { Marks } from '#features/organise/writeups/marks.ts'
import { isLate, isRead } from '#features/organise/writeups/writeups.ts'
import type { Writeup } from '#features/organise/writeups/writeups.ts'
import { LocalTime } from '#shared/format/local-time.tsx'
import { useFormat } from '#shared/format/format.ts'
import * as styles from './writeups.css.ts'

type WriteupListProps = {
  writeups: readonly Writeup[]
  divisions: Readonly<Record<string, string>>
  deadline: number
  marks: Marks
  currentId: number | undefined
  onOpen: (writeup: Writeup) => void
}

/** Who handed in what, and what is noted about it. */
export function WriteupList({
  writeups,
  divisions,
  deadline,
  marks,
  currentId,
  onOpen,
}: WriteupListProps) {
  const { t } = useLingui()
  const { number } = useFormat()
  return (
    <ul className={styles.list} aria-label={t`Write-ups`}>
      {writeups.map((writeup) => {
        const { id, team, uploadTimeUtc, divisionId } = writeup
        const { points } = markOf(marks, id)
        return (
          <li key={id}>
            <button
              type="button"
              className={styles.entry}
              aria-current={id === currentId || undefined}
              onClick={() => onOpen(writeup)}
            >
              <HouseFlag name={team.name ?? ''} src={team.avatar} size={24} />
              <span className={styles.text}>
                <bdi className={styles.name}>{team.name}</bdi>
                <span className={styles.facts}>
                  {divisionId !== null && <bdi>{divisions[String(divisionId)]}</bdi>}
                  <LocalTime at={uploadTimeUtc} />
                </span>
              </span>
              {isLate(writeup, deadline) && (
                <Badge tone="warn">
                  <Trans context="a write-up">Late</Trans>
                </Badge>
              )}
              {points !== undefined && <Badge tone="accent">{number(points)}</Badge>}
              {isRead(marks, writeup) && (
                <Check
                  size={16}
                  role="img"
                  aria-label={t({ message: 'Read', context: 'write-ups' })}
                />
              )}
            </button>
          </li>
        )
      })}
    </ul>
  )
}
