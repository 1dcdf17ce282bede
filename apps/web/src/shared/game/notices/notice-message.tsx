import type { Notice } from '@halyard/api'
import { Trans } from '@lingui/react/macro'
import { MarkdownLine } from '#shared/content/markdown.tsx'
import { kindOf } from '#shared/game/notices/notice-kind.ts'
import * as styles from './notice-message.css.ts'
type NoticeMessageProps = { notice: Pick<Notice, 'type' | 'values'> }

/** What a notice says. */
export function NoticeMessage({ notice: { type, values } }: NoticeMessageProps) {
  const [first = '', second = ''] = values
  const team = <bdi className={styles.name}>{first}</bdi>
  const taken = <bdi className={styles.name}>{second}</bdi>
  const title = <bdi className={styles.name}>{first}</bdi>
  const kind = kindOf(type)
  if (kind === 'first') {
    return (
      <Trans>
        {team} took first blood on {taken}
      </Trans>
    )
  }
  if (kind === 'second') {
    return (
      <Trans>
        {team} took second blood on {taken}
      </Trans>
    )
  }
  if (kind === 'third') {
    return (
      <Trans>
        {team} took third blood on {taken}
      </Trans>
    )
  }
  if (kind === 'hint') return <Trans>Hint added to {title}</Trans>
  if (kind === 'challenge') return <Trans>New challenge: {title}</Trans>
  return <MarkdownLine source={first} />
}
