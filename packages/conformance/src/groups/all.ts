import { mailScenarios } from '#groups/account/mail.ts'
import { policyScenarios } from '#groups/account/policies.ts'
import { profileScenarios } from '#groups/account/profile.ts'
import { registerScenarios } from '#groups/account/register.ts'
import { sealedScenarios } from '#groups/account/sealed.ts'
import { sessionScenarios } from '#groups/account/session.ts'
import { platformScenarios } from '#groups/admin/platform.ts'
import { adminTeamScenarios } from '#groups/admin/teams.ts'
import { userScenarios } from '#groups/admin/users.ts'
import { assetScenarios } from '#groups/asset/assets.ts'
import { challengeScenarios } from '#groups/edit/challenges.ts'
import { divisionScenarios } from '#groups/edit/divisions.ts'
import { flagScenarios } from '#groups/edit/flags.ts'
import { editGameScenarios } from '#groups/edit/games.ts'
import { editNoticeScenarios } from '#groups/edit/notices.ts'
import { packageScenarios } from '#groups/edit/packages.ts'
import { testContainerScenarios } from '#groups/edit/test-containers.ts'
import { correctionsExtension } from '#groups/extensions/corrections.ts'
import { flagsExtension } from '#groups/extensions/flags.ts'
import { tokenScopesExtension } from '#groups/extensions/token-scopes.ts'
import { providersExtension } from '#groups/extensions/providers.ts'
import { sessionsExtension } from '#groups/extensions/sessions.ts'
import { controlRoomExtension } from '#groups/extensions/control-room.ts'
import { cooldownExtension } from '#groups/extensions/cooldown.ts'
import { mailPolicyExtension } from '#groups/extensions/mail-policy.ts'
import { presenceExtension } from '#groups/extensions/presence.ts'
import { profileFieldsExtension } from '#groups/extensions/profile-fields.ts'
import { tracksExtension } from '#groups/extensions/tracks.ts'
import { gameStaffExtension } from '#groups/extensions/game-staff.ts'
import { hintsExtension } from '#groups/extensions/hints.ts'
import { questionsExtension } from '#groups/extensions/questions.ts'
import { requirementsExtension } from '#groups/extensions/requirements.ts'
import { secondFactorExtension } from '#groups/extensions/second-factor.ts'
import { signalsExtension } from '#groups/extensions/signals.ts'
import { scheduledNoticesExtension } from '#groups/extensions/scheduled-notices.ts'
import { scheduleExtension } from '#groups/extensions/schedule.ts'
import { scoringExtension } from '#groups/extensions/scoring.ts'
import { webhooksExtension } from '#groups/extensions/webhooks.ts'
import { playScenarios } from '#groups/game/challenges.ts'
import { containerScenarios } from '#groups/game/containers.ts'
import { joinScenarios } from '#groups/game/join.ts'
import { listScenarios } from '#groups/game/lists.ts'
import { monitorScenarios } from '#groups/game/monitor.ts'
import { phaseScenarios } from '#groups/game/phases.ts'
import { reviewScenarios } from '#groups/game/review.ts'
import { writeupScenarios } from '#groups/game/writeups.ts'
import { hubScenarios } from '#groups/hub/hubs.ts'
import { wireScenarios } from '#groups/http/wire.ts'
import { configScenarios } from '#groups/info/config.ts'
import { postScenarios } from '#groups/info/posts.ts'
import { journeyGroup } from '#groups/journeys/all.ts'
import { proxyScenarios } from '#groups/proxy/proxy.ts'
import { boardScenarios } from '#groups/rules/board.ts'
import { divisionRuleScenarios } from '#groups/rules/divisions.ts'
import { foreignFlagScenarios } from '#groups/rules/foreign-flags.ts'
import { noticeScenarios } from '#groups/rules/notices.ts'
import { scoringScenarios } from '#groups/rules/scoring.ts'
import { teamHashScenarios } from '#groups/rules/team-hashes.ts'
import { tieScenarios } from '#groups/rules/ties.ts'
import { absentSweep } from '#groups/sweep/absent.ts'
import { bodySweep } from '#groups/sweep/bodies.ts'
import { roleSweep } from '#groups/sweep/roles.ts'
import { lockScenarios } from '#groups/team/locked.ts'
import { teamScenarios } from '#groups/team/manage.ts'
import { tokenVerification } from '#groups/team/token.ts'
import { tokenScenarios } from '#groups/token/tokens.ts'
import type { Scenario } from '#world/world.ts'

/** Everything that is played, in order. */
export const scenarios: readonly Scenario[] = [
  ...wireScenarios,
  ...roleSweep,
  ...absentSweep,
  ...bodySweep,
  ...registerScenarios,
  ...sessionScenarios,
  ...profileScenarios,
  ...mailScenarios,
  ...policyScenarios,
  ...sealedScenarios,
  ...configScenarios,
  ...postScenarios,
  ...assetScenarios,
  ...tokenScenarios,
  ...teamScenarios,
  ...lockScenarios,
  ...tokenVerification,
  ...userScenarios,
  ...adminTeamScenarios,
  ...platformScenarios,
  ...editGameScenarios,
  ...editNoticeScenarios,
  ...divisionScenarios,
  ...challengeScenarios,
  ...flagScenarios,
  ...packageScenarios,
  ...testContainerScenarios,
  ...listScenarios,
  ...joinScenarios,
  ...reviewScenarios,
  ...phaseScenarios,
  ...playScenarios,
  ...monitorScenarios,
  ...writeupScenarios,
  ...containerScenarios,
  ...hubScenarios,
  ...scoringScenarios,
  ...boardScenarios,
  ...tieScenarios,
  ...noticeScenarios,
  ...divisionRuleScenarios,
  ...foreignFlagScenarios,
  ...teamHashScenarios,
  ...proxyScenarios,
  ...flagsExtension,
  ...correctionsExtension,
  ...scheduleExtension,
  ...scheduledNoticesExtension,
  ...questionsExtension,
  ...webhooksExtension,
  ...signalsExtension,
  ...scoringExtension,
  ...requirementsExtension,
  ...controlRoomExtension,
  ...cooldownExtension,
  ...mailPolicyExtension,
  ...presenceExtension,
  ...profileFieldsExtension,
  ...tracksExtension,
  ...gameStaffExtension,
  ...hintsExtension,
  ...providersExtension,
  ...sessionsExtension,
  ...tokenScopesExtension,
  ...secondFactorExtension,
]

export const groups: readonly string[] = [
  journeyGroup,
  ...new Set(scenarios.map(({ group }) => group)),
]
