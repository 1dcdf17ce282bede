import { join } from 'node:path'
import { createMailWriter } from '#modules/account/write-mail.ts'
import { createRecorder } from '#modules/capture/recorder.ts'
import type { Recorder } from '#modules/capture/recorder.ts'
import { captureStore } from '#modules/capture/store.ts'
import type { CaptureStore } from '#modules/capture/store.ts'
import type { Infrastructure } from '#modules/infrastructure.ts'
import { createRetention } from '#modules/edit/fields/retention.ts'
import type { Retention } from '#modules/edit/fields/retention.ts'
import { createControlRoomReader } from '#modules/edit/control-room/reader.ts'
import type { ControlRoomReader } from '#modules/edit/control-room/reader.ts'
import { createSignalReader } from '#modules/game/signals/reader.ts'
import type { SignalReader } from '#modules/game/signals/reader.ts'
import { createSignalRetention } from '#modules/game/signals/retention.ts'
import type { SignalRetention } from '#modules/game/signals/retention.ts'
import { createFirstSteps } from '#modules/first-step/first-steps.ts'
import type { FirstSteps } from '#modules/first-step/first-steps.ts'
import { createReleases } from '#modules/edit/schedule/releases.ts'
import type { Releases } from '#modules/edit/schedule/releases.ts'
import { createMetrics } from '#modules/metrics/metrics.ts'
import type { Metrics } from '#modules/metrics/metrics.ts'
import { createJudge } from '#modules/game/submit/judge.ts'
import type { Judge } from '#modules/game/submit/judge.ts'
import { createHubs } from '#modules/hub/hubs.ts'
import type { Hubs } from '#modules/hub/hubs.ts'
import { createPush } from '#modules/hub/push.ts'
import type { Push } from '#modules/hub/push.ts'
import { createInstances } from '#modules/instance/instances.ts'
import type { Instances } from '#modules/instance/instances.ts'
import { createAuditLog } from '#modules/log/audit-log.ts'
import type { AuditLog } from '#modules/log/audit-log.ts'
import { createMailQueue } from '#modules/mail/mail-queue.ts'
import type { MailQueue } from '#modules/mail/mail-queue.ts'
import { createBoardService } from '#modules/scoreboard/board-service.ts'
import type { BoardService } from '#modules/scoreboard/board-service.ts'
import { createSessions } from '#modules/session/sessions.ts'
import type { Sessions } from '#modules/session/sessions.ts'
import { createSettings } from '#modules/settings/settings.ts'
import type { Settings } from '#modules/settings/settings.ts'
import { createProviders } from '#modules/provider/providers.ts'
import type { Providers } from '#modules/provider/providers.ts'
import { createInstanceProxy } from '#modules/proxy/instance-proxy.ts'
import type { InstanceProxy } from '#modules/proxy/instance-proxy.ts'
import { createWebhookQueue } from '#modules/webhook/queue.ts'
import type { WebhookQueue } from '#modules/webhook/queue.ts'
import { createImages } from '#platform/images.ts'
import type { Images } from '#platform/images.ts'

/** The infrastructure and the services that live as long as the process; every handler's context has them. */
export interface Services extends Infrastructure {
  /** What is counted and timed while the process lives. */
  readonly metrics: Metrics
  /** Settings of the platform that administrators change. */
  readonly settings: Settings
  /** Those that people log in with. */
  readonly providers: Providers
  /** Queue of outgoing mails. */
  readonly mailQueue: MailQueue
  /** The log that administrators read. */
  readonly auditLog: AuditLog
  /** Re-encodes uploaded pictures. */
  readonly images: Images
  /** Cached scoreboards of games. */
  readonly board: BoardService
  /** Releases challenges at their time. */
  readonly releases: Releases
  /** Deletes what players have answered at its date. */
  readonly retention: Retention
  /** Reads the signals of games for staff. */
  readonly signals: SignalReader
  /** Reads what needs somebody in a game. */
  readonly controlRooms: ControlRoomReader
  /** Deletes first steps and what staff made of them. */
  readonly signalRetention: SignalRetention
  /** Records when teams first opened, downloaded and started challenges. */
  readonly firstSteps: FirstSteps
  readonly sessions: Sessions
  /** Judges submitted flags. */
  readonly judge: Judge
  /** Open connections of the live-update hubs. */
  readonly hubs: Hubs
  /** Publishes events to the hubs of all processes. */
  readonly push: Push
  /** Finished recordings of traffic. */
  readonly captures: CaptureStore
  /** Captures the traffic of instances. */
  readonly recorder: Recorder
  /** The services of challenges; undefined when instances are off. */
  readonly instances: Instances | undefined
  /** Connections to instances through this server. */
  readonly proxy: InstanceProxy
  /** Messages for chats and programs. */
  readonly webhooks: WebhookQueue
}

export function createServices(infrastructure: Infrastructure): Services {
  const metrics = createMetrics()
  const board = createBoardService({ ...infrastructure, metrics })
  const settings = createSettings(infrastructure)
  const { captureObjects, config } = infrastructure
  const captures = captureStore(captureObjects, join(config.dataFolder, 'captures'))
  const recorder = createRecorder(infrastructure, captures)
  const write = createMailWriter({ ...infrastructure, settings })
  return {
    ...infrastructure,
    metrics,
    settings,
    providers: createProviders(infrastructure),
    mailQueue: createMailQueue({
      ...infrastructure,
      write,
      perMinute: async () => (await settings.read()).mailPolicy.perMinute,
    }),
    auditLog: createAuditLog(infrastructure),
    images: createImages(),
    board,
    releases: createReleases({ ...infrastructure, board }),
    retention: createRetention(infrastructure),
    signals: createSignalReader(infrastructure),
    controlRooms: createControlRoomReader(infrastructure),
    signalRetention: createSignalRetention(infrastructure),
    firstSteps: createFirstSteps(infrastructure),
    sessions: createSessions(infrastructure.db),
    judge: createJudge({ ...infrastructure, board, metrics }),
    hubs: createHubs(infrastructure),
    push: createPush(infrastructure),
    captures,
    instances: infrastructure.backend && createInstances(infrastructure, infrastructure.backend),
    recorder,
    proxy: createInstanceProxy({ ...infrastructure, recorder }),
    webhooks: createWebhookQueue(infrastructure),
  }
}
