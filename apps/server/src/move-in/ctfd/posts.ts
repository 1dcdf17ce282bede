import { createHash } from 'node:crypto'
import { isOn, numberOf, textOf, timeOf } from '#move-in/ctfd/values.ts'
import type { Export } from '#move-in/ctfd/export.ts'
import type { MappingNeeds, Values } from '#move-in/origin.ts'

/** Pages that everybody may see, and notifications. */
export function mapPosts(source: Export, { remarks, nowMs }: MappingNeeds): Values[] {
  for (const { place, link } of source.missingPictures)
    remarks.add(
      'lost',
      'A page or notification shows a file that the export does not hold.',
      `${place}: ${link}`,
    )
  const pages = source.rows('pages').flatMap((page) => {
    const name = textOf(page.title).trim() || textOf(page.route).trim() || 'Page'
    if (isStartPage(textOf(page.content))) {
      remarks.add('behind', "CTFd's own start page.", name)
      return []
    }
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
    .flatMap(({ id, title, content, date, user_id: user, team_id: team }) => {
      const name = textOf(title).trim() || 'Notification'
      if (numberOf(user) === undefined && numberOf(team) === undefined)
        return [postOf(`notification ${textOf(id)}`, name, textOf(content), timeOf(date) ?? nowMs)]
      remarks.add('lost', 'The notification was for one person or team.', name)
      return []
    })
  return [...pages, ...notifications]
}

/** What a setup writes, as long as nobody has changed it. */
const isStartPage = (content: string) =>
  content.includes('A cool CTF platform from <a href="https://ctfd.io">') &&
  content.includes('Click here</a> to login and setup your CTF')

const ID_LENGTH = 8

const postOf = (source: string, title: string, content: string, atMs: number): Values => ({
  id: createHash('sha256').update(source).digest('hex').slice(0, ID_LENGTH),
  title,
  summary: '',
  content,
  updated_at: new Date(atMs).toISOString(),
})
