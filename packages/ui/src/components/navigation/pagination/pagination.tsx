import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Labelled } from '#shared/labelled.ts'
import { cx } from '#shared/cx.ts'
import { Button } from '../../actions/button/button.tsx'
import { IconButton } from '../../actions/icon-button/icon-button.tsx'
import { visiblePages } from './pages.ts'
import * as styles from './pagination.css.ts'

export type PaginationProps = Labelled & {
  /** Counted from 1. */
  page: number
  pageCount: number
  onPageChange: (page: number) => void
  /** Range and total in words. */
  summary?: ReactNode
  labels: { previous: string; next: string; page: (page: number) => string }
}

export function Pagination({
  page,
  pageCount,
  onPageChange,
  summary,
  labels,
  label,
  ...rest
}: PaginationProps) {
  return (
    <nav className={styles.row} aria-label={label} {...rest}>
      <span>{summary}</span>
      <div className={styles.pages}>
        <StepButton
          label={labels.previous}
          isAtEnd={page <= 1}
          onStep={() => onPageChange(page - 1)}
          icon={<ChevronLeft size={16} />}
        />
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
              aria-label={labels.page(number)}
              aria-current={number === page ? 'page' : undefined}
              className={cx(styles.page, number === page && styles.current)}
              onClick={() => onPageChange(number)}
            >
              {number}
            </Button>
          ),
        )}
        <StepButton
          label={labels.next}
          isAtEnd={page >= pageCount}
          onStep={() => onPageChange(page + 1)}
          icon={<ChevronRight size={16} />}
        />
      </div>
    </nav>
  )
}

type StepButtonProps = { label: string; isAtEnd: boolean; onStep: () => void; icon: ReactNode }

/** Keeps the focus at the last page, which a button that is `disabled` would lose. */
const StepButton = ({ label, isAtEnd, onStep, icon }: StepButtonProps) => (
  <IconButton
    label={label}
    aria-disabled={isAtEnd}
    hasTooltip={false}
    onClick={isAtEnd ? undefined : onStep}
  >
    {icon}
  </IconButton>
)
