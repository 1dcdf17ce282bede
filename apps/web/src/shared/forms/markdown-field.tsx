import { assetLinks, useUploadAssets } from '@halyard/query'
import { MarkdownEditor } from '@halyard/ui/markdown'
import type { MarkdownEditorProps } from '@halyard/ui/markdown'
import { useLingui } from '@lingui/react/macro'
import { ErrorWords } from '#shared/errors/error-words.tsx'
import { toast } from '#shared/feedback/feedback.ts'
import { useMarkdownWords } from '#shared/content/markdown-view.tsx'

type MarkdownFieldProps = Omit<MarkdownEditorProps, 'words' | 'onUpload'>

/** Brackets would end the description of a picture. */
const asDescription = (fileName: string) => fileName.replaceAll(/[[\]\\]/g, '')

/**
 * Markdown of organisers with toolbar and preview; pasted and dropped files are stored on the server. Load it lazily: it
 * brings the parser along.
 */
export function MarkdownField(props: MarkdownFieldProps) {
  const { t } = useLingui()
  const markdownWords = useMarkdownWords()
  const { mutateAsync } = useUploadAssets()
  const handleUpload = async (file: File) => {
    try {
      const [stored] = await mutateAsync({ files: [file] })
      if (!stored) return ''
      const mark = file.type.startsWith('image/') ? '!' : ''
      return `${mark}[${asDescription(file.name)}](${assetLinks.file(stored.hash, stored.name)})`
    } catch (error) {
      toast({
        tone: 'bad',
        title: t`“${file.name}” was not stored`,
        body: <ErrorWords error={error} />,
      })
      return ''
    }
  }
  return (
    <MarkdownEditor
      {...props}
      onUpload={handleUpload}
      words={{
        ...markdownWords,
        heading: t`Heading`,
        bold: t`Bold`,
        italic: t`Italic`,
        code: t`Code`,
        link: t`Link`,
        list: t`List`,
        numbers: t`Numbered list`,
        quote: t`Quote`,
        view: t`View`,
        write: t`Write`,
        split: t`Split`,
        read: t`Read`,
      }}
    />
  )
}
