/** Text that is set as code; Markdown has an entry of its own. */
export { CodeBlock } from '../components/text/code-block/code-block.tsx'
