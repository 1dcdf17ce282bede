/** Markdown has an entry point of its own, so that pages without it never load the parser. */
export {
  InlineMarkdown,
  MarkdownView,
  type MarkdownViewProps,
} from './components/text/markdown/markdown-view.tsx'
export { markdownHeadings } from './components/text/markdown/headings.ts'
export {
  MarkdownEditor,
  type MarkdownEditorProps,
} from './components/text/markdown-editor/markdown-editor.tsx'
