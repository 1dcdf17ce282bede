/** Markdown has an entry point of its own, so that pages without it never load the parser. */
export {
  InlineMarkdown,
  MarkdownView,
  type MarkdownViewProps,
  type MarkdownWords,
} from './components/markdown/markdown-view.tsx'
export {
  type MarkdownHeading,
  markdownHeadings,
  parseDocument,
} from './components/markdown/source.ts'
export {
  MarkdownEditor,
  type MarkdownEditorProps,
  type MarkdownEditorWords,
} from './components/markdown-editor/markdown-editor.tsx'
