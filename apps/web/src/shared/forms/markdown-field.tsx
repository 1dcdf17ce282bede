import { assetLinks, useUploadAssets } from '@halyard/query'
import { MarkdownEditor } from '@halyard/ui/markdown'
import type { MarkdownEditorProps } from '@halyard/ui/markdown'
import { useLingui } from '@lingui/react/macro'
import { ErrorMessage } from '#shared/errors/error-message.tsx'
import { toast } from '#shared/feedback/feedback.ts'
import { useMarkdownLabels } from '#shared/content/use-markdown-labels.ts'

type MarkdownFieldProps = Omit<MarkdownEditorProps, 'labels' | 'onUpload'>

/** Brackets would end the description of a picture. */
const asDescription = (fileName: string) => fileName.replaceAll(/[[\]\\]/g, '')

/**
 * Markdown of organisers with toolbar and preview; pasted and dropped files are stored on the server. The parser is fetched with
 * the first preview.
 */
export function MarkdownField(props: MarkdownFieldProps) {
  const { t } = useLingui()
  const markdownLabels = useMarkdownLabels()
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
        title: t`“${{ fileName: file.name }}” was not stored`,
        body: <ErrorMessage error={error} />,
      })
      return ''
    }
  }
  return (
    <MarkdownEditor
      {...props}
      onUpload={handleUpload}
      labels={{
        ...markdownLabels,
        heading: t({
          message: 'Heading',
          comment: 'Button of the text editor: makes a line a heading.',
        }),
        bold: t({ message: 'Bold', comment: 'Button of the text editor.' }),
        italic: t({ message: 'Italic', comment: 'Button of the text editor.' }),
        code: t({
          message: 'Code',
          comment: 'Button of the text editor: source code, not an invitation code.',
        }),
        link: t({ message: 'Link', comment: 'Button of the text editor: inserts a link.' }),
        list: t`List`,
        numbers: t`Numbered list`,
        quote: t({ message: 'Quote', comment: 'Button of the text editor: a quotation.' }),
        view: t({ message: 'View', comment: 'Noun: label of the modes of the text editor.' }),
        write: t({ message: 'Write', comment: 'Mode of the text editor: only the source.' }),
        split: t({
          message: 'Split',
          comment: 'Mode of the text editor: source and result side by side.',
        }),
        read: t({
          message: 'Read',
          comment: 'Mode of the text editor: shows how the text will look.',
        }),
      }}
    />
  )
}
