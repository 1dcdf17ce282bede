import type { NewRow, Row } from '#db/database.ts'
import type { Schema } from '#modules/operation/operation-types.ts'
import { editTag } from '#modules/operation/tags.ts'

export type SignalSettings = Schema<'SignalSettingsEditModel'>

/** Of a game that has no settings of its own. */
export const DEFAULT_SIGNALS: SignalSettings = {
  quickSeconds: 30,
  quickPercent: 5,
  instanceMinutes: 30,
  seriesSolves: 5,
  seriesMinutes: 10,
  wrongTeams: 4,
  sharedTeams: 10,
  keepDays: 30,
}

export const settingsOf = (row: Row<'signal_settings'> | undefined): SignalSettings =>
  row
    ? {
        quickSeconds: row.quick_seconds,
        quickPercent: row.quick_percent,
        instanceMinutes: row.instance_minutes,
        seriesSolves: row.series_solves,
        seriesMinutes: row.series_minutes,
        wrongTeams: row.wrong_teams,
        sharedTeams: row.shared_teams,
        keepDays: row.keep_days,
      }
    : DEFAULT_SIGNALS

export const columnsOf = (gameId: number, settings: SignalSettings): NewRow<'signal_settings'> => ({
  game_id: gameId,
  quick_seconds: settings.quickSeconds,
  quick_percent: settings.quickPercent,
  instance_minutes: settings.instanceMinutes,
  series_solves: settings.seriesSolves,
  series_minutes: settings.seriesMinutes,
  wrong_teams: settings.wrongTeams,
  shared_teams: settings.sharedTeams,
  keep_days: settings.keepDays,
})

export const settingsView = (settings: SignalSettings): Schema<'SignalSettingsModel'> => ({
  ...settings,
  etag: editTag(settings),
})

const DAY_MS = 86_400_000

export const deletionOf = (
  game: Pick<Row<'games'>, 'ends_at'>,
  { keepDays }: SignalSettings,
): number => game.ends_at + keepDays * DAY_MS
