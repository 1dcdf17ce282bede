import type { FastifyInstance } from 'fastify'
import { sendFeed } from '#http/feeds/send-feed.ts'
import type { Language } from '#i18n/language.ts'
import { pickLanguage } from '#i18n/language.ts'
import { translate } from '#i18n/translate.ts'
import { requireStarted } from '#modules/game/games.ts'
import { requireSeenGame } from '#modules/game/visibility.ts'
import { noticeSentence } from '#modules/notice/sentence.ts'
import { listPublicNotices } from '#modules/notice/service.ts'
import { Refusal } from '#modules/operation/refusal.ts'
import type { Services } from '#modules/services.ts'

/** Entries of the feed: those of a night with many bloods. */
const MOST_ENTRIES = 100
/** The rest of a longer notice is its summary. */
const TITLE_LENGTH = 120

/**
 * Serves what visitors read of a game's notices as an Atom feed, under the same rules: nothing of a draft or before the start, and no
 * blood of a frozen game.
 */
export function serveNoticeFeed(app: FastifyInstance, services: Services): void {
  const { db, clock, settings, config } = services
  app.get<{ Params: { id: string } }>('/games/:id/notices.atom', async (request, reply) => {
    const gameId = Number(request.params.id)
    if (!Number.isInteger(gameId) || gameId < 1 || gameId > MAX_ID)
      throw new Refusal(404, 'gameNotFound')
    const game = await requireSeenGame(db, gameId, undefined)
    requireStarted(game, clock.now())
    const [{ globalConfig, changedAtMs }, notices] = await Promise.all([
      settings.read(),
      listPublicNotices(db, gameId, MOST_ENTRIES, 0),
    ])
    const language = pickLanguage(request.headers['accept-language'])
    const origin = config.publicUrl ?? `${request.protocol}://${request.host}`
    const page = `${origin}/games/${gameId}`
    const address = `${page}/notices.atom`
    const entries = notices
      .toSorted((one, other) => other.published_at - one.published_at)
      .map((notice) => ({
        ...titleAndRest(noticeSentence(notice, language)),
        id: `${address}#${notice.id}`,
        page: `${page}/challenges?dlg=notices`,
        updatedMs: notice.published_at,
      }))
    const feed = {
      title: titleOf(game.title, language),
      subtitle: globalConfig.title,
      ...{ address, page, entries },
    }
    reply.header('vary', 'accept-language')
    return sendFeed(request, reply, { feed, changedAtMs: Math.max(changedAtMs, game.starts_at) })
  })
}

const MAX_ID = 2 ** 31 - 1

const titleOf = (game: string, language: Language) => translate(language, 'noticesOfGame', { game })

/** A notice of organizers can be long: its first line names it. */
function titleAndRest(sentence: string): { title: string; summary?: string } {
  const [line = ''] = sentence.split('\n', 1)
  if (line.length <= TITLE_LENGTH && line.length === sentence.length) return { title: line }
  const title = line.length > TITLE_LENGTH ? `${line.slice(0, TITLE_LENGTH - 1)}…` : line
  return { title, summary: sentence }
}
