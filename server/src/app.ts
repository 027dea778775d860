import type { FastifyInstance } from 'fastify'
import { addInitials } from './features/avatars/serve-initials.ts'
import { identityRoutes } from './features/identities/routes.ts'
import { instanceRoutes } from './features/instance/routes.ts'
import { sessionRoutes } from './features/sessions/routes.ts'
import { watchSessions } from './features/sessions/watch-sessions.ts'
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
import { createPictures } from './platform/pictures/pictures.ts'
import { Hub } from './platform/realtime/hub.ts'
import { listenForSockets } from './platform/realtime/listen.ts'
import { openStorage } from './platform/storage/open-storage.ts'

/** Every feature of the product, by the list of its actions. */
export const createActions = (providers: Providers): readonly Action[] => [
  ...instanceRoutes,
  ...signInRoutes(providers),
  ...sessionRoutes,
  ...identityRoutes,
]

export interface AppParts {
  readonly config: Config
  readonly db: Database
  readonly log: Log
  readonly providers: ProviderList
  readonly now?: () => Date
  /** The folder of the built web app; absent where something else serves it. */
  readonly webFolder?: string | undefined
}

export interface App {
  readonly http: FastifyInstance
  /** From now on `/readyz` answers 503, so that a proxy sends no more traffic. */
  stopAccepting(): void
  /** For what is left when the time for a graceful end is over. */
  closeByForce(): void
}

export async function createApp(parts: AppParts): Promise<App> {
  const { config, db, log, now = () => new Date() } = parts
  const limits = config.rateLimits ? createLimits() : noLimits
  const storage = await openStorage(config, log)
  const pictures = createPictures({ log })
  const services: Services = { db, config, limits, storage, pictures, now }
  const http = createServer(config, log)
  let stopping = false
  if (config.development) await addDocs(http, config)
  addHealth(http, db, () => stopping)
  addRoutes(http, createActions(createProviders(parts.providers)), services)
  await addAppleForm(http, services)
  addInitials(http)
  if (parts.webFolder !== undefined) await addWebApp(http, parts.webFolder, config)
  const hub = new Hub()
  const sockets = listenForSockets(http.server, services, hub, log)
  const watch = watchSessions(hub, services, log)
  http.addHook('onClose', () => pictures.stop())
  http.addHook('preClose', async () => {
    watch.stop()
    hub.close()
  })
  return {
    http,
    stopAccepting: () => (stopping = true),
    closeByForce: () => {
      http.server.closeAllConnections()
      sockets.destroy()
    },
  }
}
