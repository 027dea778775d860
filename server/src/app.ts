import { createHmac } from 'node:crypto'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { createActions } from './actions.ts'
import { accountJobs } from './features/accounts/accounts/jobs.ts'
import { articleCovers } from './features/hub/articles/article-covers.ts'
import { addDraftCovers } from './features/staff/articles/draft-covers.ts'
import { addReportFiles } from './features/staff/reports/report-files.ts'
import { announcementJobs } from './features/staff/announcements/jobs.ts'
import { archiveJobs } from './features/privacy/archives/jobs.ts'
import { addArchive } from './features/privacy/archives/serve-archive.ts'
import { articleJobs } from './features/staff/articles/jobs.ts'
import { numberJobs } from './features/staff/numbers/jobs.ts'
import { attachmentJobs } from './features/content/attachments/jobs.ts'
import { getFileKey } from './features/content/attachments/signing/file-key.store.ts'
import { addPreviews } from './features/content/previews/serve-previews.ts'
import { previewJobs } from './features/content/previews/jobs.ts'
import { addFiles } from './features/content/attachments/serve-files.ts'
import { avatarJobs } from './features/accounts/avatars/jobs.ts'
import { addAvatars } from './features/accounts/avatars/serve-avatars.ts'
import { addInitials } from './features/accounts/avatars/serve-initials.ts'
import { communityFeed, insideFeed } from './features/communities/communities/public.ts'
import { communityCovers } from './features/communities/communities/covers/community-covers.ts'
import { conversationFeed } from './features/messaging/conversations/public.ts'
import { credentialJobs } from './features/accounts/credentials/jobs.ts'
import { eventJobs } from './features/communities/events/jobs.ts'
import { addCalendarFeed } from './features/communities/events/calendar-feeds/serve-calendar-feed.ts'
import { addCalendar } from './features/communities/events/serve-calendar.ts'
import { handoverJobs } from './features/accounts/handovers/jobs.ts'
import { digestJobs } from './features/letters/digests/jobs.ts'
import { waitingMailJobs } from './features/letters/waiting/jobs.ts'
import { matchJobs } from './features/marketplace/matches/jobs.ts'
import { matchingJobs } from './features/marketplace/matching/jobs.ts'
import { createMatching, type Matching } from './features/marketplace/matching/public.ts'
import { membershipJobs } from './features/communities/memberships/jobs.ts'
import { moderationJobs } from './features/communities/moderation/jobs.ts'
import { membershipsFeed } from './features/communities/memberships/public.ts'
import { noticeJobs } from './features/notices/notices/jobs.ts'
import { noticesFeed } from './features/notices/notices/public.ts'
import { personFeed } from './features/people/people/public.ts'
import { createPresenceFeed, startAttendance } from './features/messaging/presence/public.ts'
import { pushedMessageJobs } from './features/messaging/pushed-messages/jobs.ts'
import { countUnread } from './features/messaging/pushed-messages/public.ts'
import { replyTimeJobs } from './features/messaging/reply-times/jobs.ts'
import { pushedNoticeJobs } from './features/notices/pushed-notices/jobs.ts'
import { profileFeed } from './features/accounts/profiles/public.ts'
import { removalJobs } from './features/content/removals/jobs.ts'
import { reportJobs } from './features/people/reports/jobs.ts'
import { mailCodeJobs } from './features/accounts/mail-codes/jobs.ts'
import { addUnsubscribe } from './features/accounts/mail-settings/serve-unsubscribe.ts'
import { mailJobs } from './features/accounts/mails/jobs.ts'
import { savedSearchJobs } from './features/search/saved-searches/jobs.ts'
import { sessionJobs } from './features/accounts/sessions/jobs.ts'
import { addAppleForm } from './features/accounts/sign-in/apple-form.ts'
import { signInJobs } from './features/accounts/sign-in/jobs.ts'
import type { ProviderList } from './features/accounts/sign-in/provider-settings.ts'
import { createProviders } from './features/accounts/sign-in/providers.ts'
import { verificationFeed } from './features/staff/verifications/public.ts'
import { loadMailbox } from './load-development.ts'
import { createPages } from './pages/describe-page.ts'
import type { Wait } from './pages/gather-answers.ts'
import { readShell } from './pages/draw-shell.ts'
import { addCards } from './pages/serve-cards.ts'
import { addSitemap } from './pages/serve-sitemap.ts'
import type { Config } from './platform/config.ts'
import { previewables } from './previewables.ts'
import type { Database } from './platform/db/database.ts'
import { watchSilence, type SilenceOptions } from './platform/db/watch-silence.ts'
import type { Services } from './platform/http/action.ts'
import { addAppLinks } from './platform/http/app-links.ts'
import { addDocs } from './platform/http/docs.ts'
import { sendConnectionsAway, addHealth } from './platform/http/health.ts'
import { addRoutes } from './platform/http/routes.ts'
import { addSecurityTxt } from './platform/http/security-txt.ts'
import { createServer, type Observers } from './platform/http/server.ts'
import { addWebApp } from './platform/http/pages/web-app.ts'
import type { Job } from './platform/jobs/job.ts'
import { openWeb, type OpenWeb } from './platform/outbound/open-web.ts'
import { createLimits, noLimits, type Limits } from './platform/limits/limits.ts'
import type { Log } from './platform/logger.ts'
import { addMetrics, addPoolGauges, addRedisGauge } from './platform/metrics/add-metrics.ts'
import { createPictures } from './platform/pictures/pictures.ts'
import { createLocalBus } from './platform/realtime/bus.ts'
import type { Feed } from './platform/realtime/feed.ts'
import type { LogFeed } from './platform/realtime/log-feed.ts'
import { startRealtime } from './platform/realtime/realtime.ts'
import { createRedisBus } from './platform/realtime/redis-bus.ts'
import type { RedisLink } from './platform/redis/redis.ts'
import { sweepDrafts } from './platform/storage/drafts.ts'
import { openStorage } from './platform/storage/open-storage.ts'
import { removeFiles } from './platform/storage/remove-files.ts'
import { removeFolder } from './platform/storage/remove-folder.ts'

const waitFor: Wait = (milliseconds, signal) => delay(milliseconds, undefined, { signal })

/** Feeds that open pages receive. */
const feeds: readonly Feed[] = [
  profileFeed,
  verificationFeed,
  personFeed,
  membershipsFeed,
  communityFeed,
  insideFeed,
  noticesFeed,
]

/** Feeds that open pages receive in order and without gaps. */
const logs: readonly LogFeed[] = [conversationFeed]

/** All background and recurring jobs. */
const createJobs = (matching: Matching, web: OpenWeb): readonly Job[] => [
  ...mailJobs,
  ...mailCodeJobs,
  ...sessionJobs,
  ...savedSearchJobs,
  ...signInJobs,
  ...handoverJobs,
  ...credentialJobs,
  ...avatarJobs,
  ...accountJobs,
  ...attachmentJobs,
  ...previewJobs(previewables, web),
  ...removalJobs,
  ...reportJobs,
  ...eventJobs,
  ...membershipJobs,
  ...moderationJobs,
  ...noticeJobs,
  ...pushedNoticeJobs(countUnread),
  ...pushedMessageJobs,
  ...replyTimeJobs,
  ...matchJobs,
  ...matchingJobs(matching),
  ...articleJobs,
  ...numberJobs,
  ...announcementJobs,
  ...archiveJobs,
  ...digestJobs,
  ...waitingMailJobs,
  removeFiles,
  removeFolder,
]

export interface AppParts extends Observers {
  readonly config: Config
  readonly db: Database
  readonly log: Log
  readonly providers: ProviderList
  /** How pages of others are reached; absent: over the network. */
  readonly web?: OpenWeb | undefined
  /** Absent if this is the only node. */
  readonly redis?: RedisLink | undefined
  /** How often this node compares the versions of its pages with the database. */
  readonly sweepMilliseconds?: number | undefined
  /** How often this node notes who looks at its pages. */
  readonly attendanceMilliseconds?: number | undefined
  /** See `watchSilence`. Absent: the database never counts as silent. */
  readonly silence?: Pick<SilenceOptions, 'url' | 'limit'> | undefined
  readonly now?: () => Date
  /** How long a page waits for its first answers; tests replace it. */
  readonly wait?: Wait | undefined
  /** The folder of the built web app; absent if another server serves it. */
  readonly webFolder?: string | undefined
}

export interface App {
  readonly http: FastifyInstance
  /** The services of actions and jobs. */
  readonly services: Services
  readonly jobs: readonly Job[]
  /** Loads what the first requests would otherwise wait for; nothing depends on it. */
  warm(): Promise<void>
  /** Makes `/readyz` answer 503 and answers close their connections, so that a proxy moves on. */
  stopAccepting(): void
  /** Closes the remaining connections when the grace period is over. */
  closeByForce(): void
}

export async function createApp(parts: AppParts): Promise<App> {
  const { config, db, log, redis, metrics, now = () => new Date() } = parts
  const limits = config.rateLimits ? await openLimits(db, redis) : noLimits
  const bus = redis === undefined ? createLocalBus() : createRedisBus(redis)
  const storage = await openStorage(config, log)
  const stopSweeping = sweepDrafts(join(config.dataDir, 'files'), {
    now,
    onError: (error) => log.warn({ err: error }, 'could not remove what uploads have left'),
  })
  const pictures = createPictures({ log })
  const matching = createMatching({ log, model: config.matchModel })
  const announce = bus.publish
  const services: Services = { db, config, limits, announce, storage, pictures, now }
  const http = createServer(config, log, parts)
  let stopping = false
  if (config.development) await addDocs(http, config)
  if (config.development) (await loadMailbox()).addMailbox(http, services)
  addHealth(http, db, () => stopping)
  if (metrics !== undefined) addMetrics(http, metrics, config)
  addRoutes(http, createActions(createProviders(parts.providers), matching), services)
  await addAppleForm(http, services)
  await addUnsubscribe(http, services)
  addAppLinks(http, config)
  addSecurityTxt(http, config, now)
  addInitials(http, services)
  addAvatars(http, services)
  addCalendar(http, services)
  addCalendarFeed(http, services)
  communityCovers.serve(http, services)
  articleCovers.serve(http, services)
  addDraftCovers(http, services)
  addReportFiles(http, services)
  addFiles(http, services)
  addPreviews(http, services)
  addArchive(http, services)
  addSitemap(http, services)
  addCards(http, parts.webFolder, services)
  if (parts.webFolder !== undefined) {
    const drawShell = readShell(parts.webFolder, config)
    const describe = createPages({ http, config, db, wait: parts.wait ?? waitFor, drawShell })
    await addWebApp(http, parts.webFolder, config, { limits, describe })
  }
  const realtime = startRealtime({
    server: http.server,
    services,
    feeds: [...feeds, createPresenceFeed(now)],
    logs,
    bus,
    log,
    sweepMilliseconds: parts.sweepMilliseconds,
    onDelivery: metrics?.observeDelivery,
    onVisible: (userId) => attendance.note(userId),
  })
  const attendance = startAttendance({
    services,
    log,
    visiblePeople: realtime.visiblePeople,
    milliseconds: parts.attendanceMilliseconds,
  })
  if (metrics !== undefined) {
    addPoolGauges(metrics, db)
    if (redis !== undefined) addRedisGauge(metrics, redis)
    metrics.addGauge('patchbay_open_sockets', 'Open sockets.', realtime.size)
  }
  const silence =
    parts.silence === undefined
      ? undefined
      : watchSilence(db, {
          ...parts.silence,
          onSilent: () => {
            log.error('the database is silent: pages are sent to other nodes')
            realtime.sendAway()
          },
          onBack: () => log.info('the database answers again'),
        })
  http.addHook('onClose', async () => {
    silence?.stop()
    stopSweeping()
    await Promise.all([pictures.stop(), matching.stop()])
  })
  http.addHook('preClose', async () => {
    attendance.stop()
    realtime.stop()
    await bus.close()
  })
  return {
    http,
    services,
    jobs: createJobs(matching, parts.web ?? openWeb),
    warm: () => matching.warm(db),
    stopAccepting: () => {
      stopping = true
      sendConnectionsAway(http)
    },
    closeByForce: () => {
      http.server.closeAllConnections()
      realtime.destroy()
    },
  }
}

/** The key of file addresses is a secret that all nodes share; what is made of it tells nothing. */
async function openLimits(db: Database, redis: RedisLink | undefined): Promise<Limits> {
  if (redis === undefined) return createLimits()
  const secret = createHmac('sha256', await getFileKey(db))
    .update('limits')
    .digest()
  return createLimits({ redis, secret })
}
