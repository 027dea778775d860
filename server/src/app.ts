import type { FastifyInstance } from 'fastify'
import { addInitials } from './features/avatars/serve-initials.ts'
import { identityRoutes } from './features/identities/routes.ts'
import { instanceRoutes } from './features/instance/routes.ts'
import { locationRoutes } from './features/locations/routes.ts'
import { onboardingRoutes } from './features/onboarding/routes.ts'
import { profileFeed } from './features/profiles/public.ts'
import { profileRoutes } from './features/profiles/routes.ts'
import { sessionRoutes } from './features/sessions/routes.ts'
import { addAppleForm } from './features/sign-in/apple-form.ts'
import type { ProviderList } from './features/sign-in/provider-settings.ts'
import { createProviders, type Providers } from './features/sign-in/providers.ts'
import { signInRoutes } from './features/sign-in/routes.ts'
import type { Config } from './platform/config.ts'
import type { Database } from './platform/db/database.ts'
import type { Action, Services } from './platform/http/action.ts'
import { addDocs } from './platform/http/docs.ts'
import { addHealth } from './platform/http/health.ts'
import { addRoutes } from './platform/http/routes.ts'
import { createServer } from './platform/http/server.ts'
import { addWebApp } from './platform/http/web-app.ts'
import { createLimits, noLimits } from './platform/limits/limits.ts'
import type { Log } from './platform/log.ts'
import { createLocalBus } from './platform/realtime/bus.ts'
import type { Feed } from './platform/realtime/feed.ts'
import { startRealtime } from './platform/realtime/realtime.ts'
import { createRedisBus } from './platform/realtime/redis-bus.ts'
import type { RedisLink } from './platform/redis/redis.ts'

/** Every feature of the product, by the list of its actions. */
export const createActions = (providers: Providers): readonly Action[] => [
  ...instanceRoutes,
  ...signInRoutes(providers),
  ...sessionRoutes,
  ...identityRoutes,
  ...profileRoutes,
  ...onboardingRoutes,
  ...locationRoutes,
]

/** What pages hear of while they are open. */
const feeds: readonly Feed[] = [profileFeed]

export interface AppParts {
  readonly config: Config
  readonly db: Database
  readonly log: Log
  readonly providers: ProviderList
  /** Absent where this node is alone. */
  readonly redis?: RedisLink | undefined
  /** How often this node compares what its pages know with the database. */
  readonly sweepMilliseconds?: number | undefined
  readonly now?: () => Date
  /** The folder of the built web app; absent where something else serves it. */
  readonly webFolder?: string | undefined
}

export interface App {
  readonly http: FastifyInstance
  readonly announce: Services['announce']
  /** From now on `/readyz` answers 503, so that a proxy sends no more traffic. */
  stopAccepting(): void
  /** For what is left when the time for a graceful end is over. */
  closeByForce(): void
}

export async function createApp(parts: AppParts): Promise<App> {
  const { config, db, log, redis, now = () => new Date() } = parts
  const limits = config.rateLimits ? createLimits(redis) : noLimits
  const bus = redis === undefined ? createLocalBus() : createRedisBus(redis)
  const services: Services = { db, config, limits, announce: bus.publish, now }
  const http = createServer(config, log)
  let stopping = false
  if (config.development) await addDocs(http, config)
  addHealth(http, db, () => stopping)
  addRoutes(http, createActions(createProviders(parts.providers)), services)
  await addAppleForm(http, services)
  addInitials(http)
  if (parts.webFolder !== undefined) await addWebApp(http, parts.webFolder, config)
  const realtime = startRealtime({
    server: http.server,
    services,
    feeds,
    bus,
    log,
    sweepMilliseconds: parts.sweepMilliseconds,
  })
  http.addHook('preClose', async () => {
    realtime.stop()
    await bus.close()
  })
  return {
    http,
    announce: services.announce,
    stopAccepting: () => (stopping = true),
    closeByForce: () => {
      http.server.closeAllConnections()
      realtime.destroy()
    },
  }
}
