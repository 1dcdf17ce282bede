import { IconButton, SearchField } from '@halyard/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { ChevronDown, ChevronUp, Download, Maximize2, ZoomIn, ZoomOut } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import type { Find } from '#features/organise/writeups/use-find.ts'
import { useFormat } from '#shared/format/format.ts'
import { isShortcut, useSingleKey } from '#shared/preferences/shortcuts.ts'
import * as styles from './reader.css.ts'

const zoomStep = 1.25
const [leastZoom, mostZoom] = [0.4, 4]

type ReaderBarProps = {
  url: string
  page: number
  count: number
  onPage: (number: number) => void
  /** 1 fits the width. */
  zoom: number
  onZoom: (zoom: number) => void
  find: Find
}

/** Where in the document one is, how large it is shown, and the search in it. */
export function ReaderBar({ url, page, count, onPage, zoom, onZoom, find }: ReaderBarProps) {
  const { t } = useLingui()
  const { percent } = useFormat()
  const zoomBy = (factor: number) => onZoom(Math.min(mostZoom, Math.max(leastZoom, zoom * factor)))
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (!isShortcut(event)) return
    if (event.key === '+' || event.key === '=') zoomBy(zoomStep)
    else if (event.key === '-') zoomBy(1 / zoomStep)
    else if (event.key === '0') onZoom(1)
    else return
    event.preventDefault()
  })
  useEffect(() => {
    document.addEventListener('keydown', handleKey)
    return () => document.removeEventListener('keydown', handleKey)
  }, [])
  return (
    <div className={styles.bar}>
      <IconButton
        label={t`Previous page`}
        disabledReason={page <= 1 && t`This is the first page.`}
        onClick={() => onPage(page - 1)}
      >
        <ChevronUp size={16} />
      </IconButton>
      <IconButton
        label={t`Next page`}
        disabledReason={page >= count && t`This is the last page.`}
        onClick={() => onPage(page + 1)}
      >
        <ChevronDown size={16} />
      </IconButton>
      <span className={styles.where}>
        <Trans>
          Page {page} of {count}
        </Trans>
      </span>
      <IconButton label={t`Zoom out`} onClick={() => zoomBy(1 / zoomStep)}>
        <ZoomOut size={16} />
      </IconButton>
      <span className={styles.where}>{percent(zoom)}</span>
      <IconButton label={t`Zoom in`} onClick={() => zoomBy(zoomStep)}>
        <ZoomIn size={16} />
      </IconButton>
      <IconButton label={t`Fit the width`} onClick={() => onZoom(1)}>
        <Maximize2 size={16} />
      </IconButton>
      <FindField find={find} />
      <IconButton label={t`Download`} asChild>
        <a href={url} download>
          <Download size={16} />
        </a>
      </IconButton>
    </div>
  )
}

function FindField({ find }: { find: Find }) {
  const { t } = useLingui()
  const { number } = useFormat()
  const findKey = useSingleKey('f')
  const { wanted, setWanted, matches, at, isReading, next, previous } = find
  const [place, total] = [number(matches.length === 0 ? 0 : at + 1), number(matches.length)]
  return (
    <>
      <div className={styles.find}>
        <SearchField
          label={t`Find in the write-up`}
          placeholder={t`Find`}
          clearLabel={t`Clear the search`}
          shortcut={findKey}
          value={wanted}
          onValueChange={setWanted}
          count={
            wanted.trim() === '' ? undefined : isReading ? `${total}…` : t`${place} of ${total}`
          }
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            if (event.shiftKey) previous()
            else next()
          }}
        />
      </div>
      {matches.length > 1 && (
        <>
          <IconButton label={t`Previous match`} onClick={previous}>
            <ChevronUp size={16} />
          </IconButton>
          <IconButton label={t`Next match`} onClick={next}>
            <ChevronDown size={16} />
          </IconButton>
        </>
      )}
    </>
  )
}
