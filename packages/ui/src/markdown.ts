/** Markdown has an entry point of its own, so that pages without it never load the parser. */
export {
  InlineMarkdown,
  MarkdownView,
  type MarkdownViewProps,
} from './components/markdown/markdown-view.tsx'
export type { MarkdownWords } from './components/markdown/context.ts'
export { type MarkdownHeading, markdownHeadings } from './components/markdown/headings.ts'
export { loadPlugins as loadMarkdownPlugins } from './components/markdown/use-lazy-plugins.ts'
export {
  MarkdownEditor,
  type MarkdownEditorProps,
  type MarkdownEditorWords,
} from './components/markdown-editor/markdown-editor.tsx'
