import type { Challenge, ChallengeInfo } from '@halyard/api'
import { isFileLink } from '@halyard/rules'
import { AttachmentRow, BloodList } from '@halyard/ui'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { describeAttachment } from '#shared/game/challenge/attachment.ts'
import * as styles from '#features/play/challenge/challenge-dialog.css.ts'
import { sinceStart } from '#features/play/solvers/since-start.ts'
import type { KnownBonus } from '#shared/board/use-blood-bonus.ts'
import { useFromNow } from '#shared/clock/clock.ts'
import { useFormat } from '#shared/format/format.ts'
import { LocalTime } from '#shared/format/local-time.tsx'
import { BloodBonuses } from '#shared/game/challenge/blood-bonuses.tsx'
import { TimeLeft } from '#shared/game/phase/game-clock.tsx'

/** Until when a challenge takes flags. */
export function Deadline({ deadline }: { deadline: number | null }) {
  const isPassed = useFromNow((nowMs) => deadline !== null && deadline < nowMs)
  if (deadline === null) return null
  return (
    <section className={styles.section}>
      <h3 className={styles.sectionTitle}>
        {isPassed ? (
          <Trans comment="State of a challenge: it takes no more flags.">Closed</Trans>
        ) : (
          <Trans comment="Label before the time until a challenge stops taking flags.">
            Closes in
          </Trans>
        )}
      </h3>
      {!isPassed && <TimeLeft until={deadline} size="lg" hourDigits={1} />}
      <p className={styles.sectionTitle}>
        <LocalTime at={deadline} format="weekdayTime" />
      </p>
    </section>
  )
}

/** The file that belongs to a challenge. */
export function Attachment({ challenge: { context, type } }: { challenge: Challenge }) {
  const { t } = useLingui()
  const format = useFormat()
  const { url, fileSize } = context
  if (!url || !isFileLink(url)) return null
  const { name, host } = describeAttachment(url)
  const size = fileSize ? format.size(fileSize) : undefined
  return (
    <section className={styles.section}>
      <h3 className={styles.sectionTitle}>
        <Trans comment="A file that belongs to a challenge.">Attachment</Trans>
      </h3>
      <AttachmentRow
        href={url}
        name={name}
        meta={host ?? size}
        isRemote={host !== undefined}
        label={host ? t`Open ${name} on ${host}` : t`Download ${name}`}
      />
      {type === 'DynamicAttachment' && (
        <p className={styles.sectionTitle}>
          <Trans>This file is made for your team alone.</Trans>
        </p>
      )}
    </section>
  )
}

const bloodKinds = ['first', 'second', 'third'] as const

type SolvedByProps = {
  info: ChallengeInfo
  gameStart: number
  bonus: KnownBonus | undefined
  children?: ReactNode
}

/** How many teams solved a challenge, who was first, and what that earns. */
export function SolvedBy({ info, gameStart, bonus, children }: SolvedByProps) {
  const { t } = useLingui()
  const labels = [t`First blood`, t`Second blood`, t`Third blood`]
  const items = bloodKinds.flatMap((kind, index) => {
    const blood = info.bloods[index]
    if (!blood) return []
    return {
      kind,
      label: labels[index] ?? '',
      name: blood.name,
      src: blood.avatar,
      time: blood.submitTimeUtc === null ? '' : sinceStart(blood.submitTimeUtc - gameStart),
    }
  })
  return (
    <section className={`${styles.section} ${styles.laterOnPhone}`}>
      <h3 className={styles.sectionTitle}>
        {info.solved > 0 || items.length > 0 ? (
          <Plural value={info.solved} one="Solved by # team" other="Solved by # teams" />
        ) : (
          <Trans>Nobody has solved it yet</Trans>
        )}
      </h3>
      {items.length > 0 && <BloodList items={items} />}
      {bonus !== undefined && !info.disableBloodBonus && <BloodBonuses packed={bonus} />}
      {children}
    </section>
  )
}
