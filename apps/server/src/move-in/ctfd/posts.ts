import { createHash } from 'node:crypto'
import { isOn, textOf, timeOf } from '#move-in/ctfd/values.ts'
import type { Export } from '#move-in/ctfd/export.ts'
import type { MappingNeeds, Values } from '#move-in/origin.ts'

/** Pages that everybody may see, and notifications. */
export function mapPosts(source: Export, { remarks, nowMs }: MappingNeeds): Values[] {
  const pages = source.rows('pages').flatMap((page) => {
    const name = textOf(page.title).trim() || textOf(page.route).trim() || 'Page'
    if (isOn(page.draft) || isOn(page.hidden) || isOn(page.auth_required)) {
      remarks.add('lost', 'The page was a draft, hidden or for people with an account only.', name)
      return []
    }
    if (page.format === 'html') {
      remarks.add(
        'note',
        'The page is HTML, of which posts show the text only: go through it.',
        name,
      )
    }
    return [postOf(`page ${textOf(page.id)}`, name, textOf(page.content), nowMs)]
  })
  const notifications = source
    .rows('notifications')
    .map(({ id, title, content, date }) =>
      postOf(
        `notification ${textOf(id)}`,
        textOf(title).trim() || 'Notification',
        textOf(content),
        timeOf(date) ?? nowMs,
      ),
    )
  return [...pages, ...notifications]
}

const ID_LENGTH = 8

const postOf = (source: string, title: string, content: string, atMs: number): Values => ({
  id: createHash('sha256').update(source).digest('hex').slice(0, ID_LENGTH),
  title,
  summary: '',
  content,
  updated_at: new Date(atMs).toISOString(),
})
