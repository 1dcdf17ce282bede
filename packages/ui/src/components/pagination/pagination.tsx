import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from '#shared/cx.ts'
import { Button } from '../button/button.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'
import { visiblePages } from './pages.ts'
import * as styles from './pagination.css.ts'

export type PaginationProps = {
  'aria-label': string
  /** Counted from 1. */
  page: number
  pageCount: number
  onPageChange: (page: number) => void
  /** Range and total in words. */
  summary?: ReactNode
  words: { previous: string; next: string; page: (page: number) => string }
}

export function Pagination({
  page,
  pageCount,
  onPageChange,
  summary,
  words,
  ...rest
}: PaginationProps) {
  return (
    <nav className={styles.row} {...rest}>
      <span>{summary}</span>
      <div className={styles.pages}>
        <IconButton
          label={words.previous}
          disabled={page <= 1}
          hasTooltip={false}
          onClick={() => onPageChange(page - 1)}
        >
          <ChevronLeft size={16} />
        </IconButton>
        {visiblePages(page, pageCount).map((number, index) =>
          number === null ? (
            <span key={`gap ${index}`} aria-hidden>
              …
            </span>
          ) : (
            <Button
              key={number}
              tone="ghost"
              size="sm"
              aria-label={words.page(number)}
              aria-current={number === page ? 'page' : undefined}
              className={cx(styles.page, number === page && styles.current)}
              onClick={() => onPageChange(number)}
            >
              {number}
            </Button>
          ),
        )}
        <IconButton
          label={words.next}
          disabled={page >= pageCount}
          hasTooltip={false}
          onClick={() => onPageChange(page + 1)}
        >
          <ChevronRight size={16} />
        </IconButton>
      </div>
    </nav>
  )
}
