import { Bold, Code, Heading, Italic, Link, List, ListOrdered, Quote } from 'lucide-react'
import {
  type ClipboardEvent,
  type DragEvent,
  type KeyboardEvent,
  lazy,
  type ReactNode,
  Suspense,
  useDeferredValue,
  useRef,
  useState,
} from 'react'
import { Field, type FieldProps, useField } from '../../fields/field/field.tsx'
import { IconButton } from '../../actions/icon-button/icon-button.tsx'
import type { MarkdownLabels } from '../markdown/context.ts'
import { Segmented } from '../../fields/segmented/segmented.tsx'
import { insertLink, insertText, type Selection, toggleMarks, togglePrefix } from './edit.ts'
import * as styles from './markdown-editor.css.ts'

/** The parser is not needed to write. */
const MarkdownView = lazy(() =>
  import('../markdown/markdown-view.tsx').then((module) => ({ default: module.MarkdownView })),
)

const tools = [
  { id: 'heading', icon: <Heading size={16} />, run: (at) => togglePrefix(at, '## ') },
  { id: 'bold', icon: <Bold size={16} />, run: (at) => toggleMarks(at, '**') },
  { id: 'italic', icon: <Italic size={16} />, run: (at) => toggleMarks(at, '*') },
  { id: 'code', icon: <Code size={16} />, run: (at) => toggleMarks(at, '`') },
  { id: 'link', icon: <Link size={16} />, run: (at) => insertLink(at) },
  { id: 'list', icon: <List size={16} />, run: (at) => togglePrefix(at, '- ') },
  { id: 'numbers', icon: <ListOrdered size={16} />, run: (at) => togglePrefix(at, '1. ') },
  { id: 'quote', icon: <Quote size={16} />, run: (at) => togglePrefix(at, '> ') },
] as const satisfies { id: string; icon: ReactNode; run: (at: Selection) => Selection }[]

type ToolId = (typeof tools)[number]['id']
type View = 'write' | 'split' | 'read'

export type MarkdownEditorLabels = MarkdownLabels &
  Record<ToolId, string> & { view: string } & Record<View, string>

export type MarkdownEditorProps = FieldProps & {
  value: string
  onValueChange: (value: string) => void
  labels: MarkdownEditorLabels
  /** Uploads a pasted or dropped file and returns the markdown for it. */
  onUpload?: (file: File) => Promise<string>
  disabled?: boolean
}

const keys: Record<string, ToolId> = { b: 'bold', i: 'italic', k: 'link' }

/** Write, split or read. Ctrl or Cmd with B, I, K; pasted and dropped files are uploaded. */
export function MarkdownEditor({
  label,
  isLabelHidden,
  labelAside,
  hint,
  error,
  isRequired,
  value,
  onValueChange,
  labels,
  onUpload,
  disabled = false,
}: MarkdownEditorProps) {
  const { controlId, controlProps } = useField({ hint, error, isRequired })
  const area = useRef<HTMLTextAreaElement>(null)
  const [view, setView] = useState<View>('write')
  // Typing does not wait for the preview.
  const previewed = useDeferredValue(value)

  const apply = (change: (at: Selection) => Selection) => {
    const element = area.current
    if (!element) return
    const next = change({
      text: element.value,
      start: element.selectionStart,
      end: element.selectionEnd,
    })
    onValueChange(next.text)
    requestAnimationFrame(() => {
      element.focus()
      element.setSelectionRange(next.start, next.end)
    })
  }
  const handleKeyDown = (event: KeyboardEvent) => {
    const tool = tools.find(({ id }) => id === keys[event.key.toLowerCase()])
    if (!tool || !(event.ctrlKey || event.metaKey) || event.altKey) return
    event.preventDefault()
    apply(tool.run)
  }
  const upload = (event: ClipboardEvent | DragEvent, files: FileList) => {
    const [file] = files
    if (!file || !onUpload) return
    event.preventDefault()
    void onUpload(file).then((markdown) => apply((at) => insertText(at, markdown)))
  }
  return (
    <Field {...{ label, isLabelHidden, labelAside, hint, error, isRequired, controlId }}>
      <div className={styles.frame}>
        <div className={styles.toolbar}>
          {tools.map(({ id, icon, run }) => (
            <IconButton
              key={id}
              size="sm"
              label={labels[id]}
              disabled={disabled || view === 'read'}
              onClick={() => apply(run)}
            >
              {icon}
            </IconButton>
          ))}
          <span className={styles.views}>
            <Segmented
              size="sm"
              label={labels.view}
              value={view}
              onValueChange={setView}
              options={[
                { value: 'write', label: labels.write },
                { value: 'split', label: labels.split },
                { value: 'read', label: labels.read },
              ]}
            />
          </span>
        </div>
        <div className={styles.panes} data-view={view}>
          <textarea
            {...controlProps}
            ref={area}
            dir="auto"
            disabled={disabled}
            className={styles.area}
            value={value}
            onChange={(event) => onValueChange(event.target.value)}
            onKeyDown={handleKeyDown}
            onPaste={(event) => upload(event, event.clipboardData.files)}
            onDrop={(event) => upload(event, event.dataTransfer.files)}
          />
          {view !== 'write' && (
            <div className={styles.preview}>
              <Suspense>
                <MarkdownView source={previewed} labels={labels} />
              </Suspense>
            </div>
          )}
        </div>
      </div>
    </Field>
  )
}
