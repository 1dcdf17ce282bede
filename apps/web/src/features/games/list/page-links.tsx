import { Button, Inline } from '@halyard/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Link } from '#shared/link.tsx'
import { paths } from '#shared/paths.ts'

/** Earlier and later games, when there are more than fit one page. */
export function PageLinks({ page, pages }: { page: number; pages: number }) {
  const { t } = useLingui()
  if (pages < 2) return null
  return (
    <nav aria-label={t({ message: 'Pages', comment: 'The pages of a list, or of the platform.' })}>
      <Inline gap={3} justify="center">
        {page > 1 && (
          <Button icon={<ChevronLeft size={16} />} asChild>
            <Link to={paths.games({ page: page - 1 })}>
              <Trans>Newer games</Trans>
            </Link>
          </Button>
        )}
        <span>
          <Trans>
            Page {page} of {pages}
          </Trans>
        </span>
        {page < pages && (
          <Button asChild trailing={<ChevronRight size={16} />}>
            <Link to={paths.games({ page: page + 1 })}>
              <Trans>Older games</Trans>
            </Link>
          </Button>
        )}
      </Inline>
    </nav>
  )
}
