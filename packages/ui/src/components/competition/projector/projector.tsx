import { assignInlineVars } from '@vanilla-extract/dynamic'
import type { ReactNode } from 'react'
import * as styles from './projector.css.ts'

const percent = (share: number) => `${Math.min(1, Math.max(0, share)) * 100}%`

export type ProjectorFrameProps = {
  /** Whose wall it is, before the title. */
  mark?: ReactNode
  /** Name of what is shown, the page's heading. */
  title: ReactNode
  clock: ReactNode
  /** What the clock counts to. */
  clockLabel?: ReactNode
  /** Elapsed share of the time, 0 to 1, with its name. */
  progress: { value: number; label: string }
  /** `ProjectorRow`s in a list. */
  children: ReactNode
  aside?: ReactNode
  /** At the foot for good: how old it is, which page. */
  status?: ReactNode
  /** Which keys work, and the way out for who has none; shown until `isIdle`. */
  legend: ReactNode
  isIdle: boolean
}

/** Full screen for a wall, read from ten metres: no bars. On a phone its parts are below each other, and it scrolls. */
export function ProjectorFrame({
  mark,
  title,
  clock,
  clockLabel,
  progress,
  children,
  aside,
  status,
  legend,
  isIdle,
}: ProjectorFrameProps) {
  return (
    <main className={styles.frame} data-idle={isIdle || undefined}>
      <header className={styles.head}>
        <div className={styles.heading}>
          {mark}
          <h1 className={styles.title}>{title}</h1>
        </div>
        <span className={styles.end}>
          {clockLabel && <span className={styles.clockLabel}>{clockLabel}</span>}
          <span className={styles.clock}>{clock}</span>
        </span>
      </header>
      <div
        role="progressbar"
        aria-label={progress.label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(progress.value * 100)}
        className={styles.progress}
      >
        <div
          className={styles.progressBar}
          style={assignInlineVars({ [styles.share]: percent(progress.value) })}
        />
      </div>
      <div className={styles.body}>
        <ol className={styles.list}>{children}</ol>
        {aside && <div className={styles.aside}>{aside}</div>}
      </div>
      <footer className={styles.foot}>
        <div className={styles.status}>{status}</div>
        <div className={styles.legend}>{legend}</div>
      </footer>
    </main>
  )
}

export type ProjectorRowProps = {
  rank: ReactNode
  /** Colours the rank of the first three. */
  medal?: 'first' | 'second' | 'third' | undefined
  /** A flag of 2.4 em. */
  picture: ReactNode
  name: string
  /** Share of the best score, 0 to 1, in the colour of the chart's line. */
  share: number
  color: string
  marks?: ReactNode
  score: ReactNode
  movement?: { direction: 'up' | 'down' | 'none'; text: ReactNode }
}

export function ProjectorRow({
  rank,
  medal,
  picture,
  name,
  share,
  color,
  marks,
  score,
  movement,
}: ProjectorRowProps) {
  return (
    <li className={styles.row}>
      <span className={styles.rank} data-medal={medal}>
        {rank}
      </span>
      {picture}
      <div>
        <bdi className={styles.name}>{name}</bdi>
        <div className={styles.track}>
          <div
            className={styles.bar}
            style={assignInlineVars({ [styles.share]: percent(share), [styles.color]: color })}
          />
        </div>
      </div>
      <span className={styles.marks}>{marks}</span>
      <span className={styles.score}>{score}</span>
      <span className={styles.movement} data-direction={movement?.direction}>
        {movement?.text}
      </span>
    </li>
  )
}

/** The part of the legend that is of use with a keyboard only. */
export function ProjectorKeys({ children }: { children: ReactNode }) {
  return <span className={styles.keys}>{children}</span>
}

/** Which of some pages is shown; decoration beside words. */
export function PageDots({ page, pageCount }: { page: number; pageCount: number }) {
  return (
    <span className={styles.dots} aria-hidden>
      {Array.from({ length: pageCount }, (_, index) => (
        <span key={index} className={styles.dot} data-current={index === page || undefined} />
      ))}
    </span>
  )
}
