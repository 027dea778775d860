import type { FastifyInstance } from 'fastify'
import { instanceRoutes } from './features/instance/routes.ts'
import type { Config } from './platform/config.ts'
import type { Database } from './platform/db/database.ts'
import { addDocs } from './platform/http/docs.ts'
import { addHealth } from './platform/http/health.ts'
import { addRoutes } from './platform/http/routes.ts'
import { createServer } from './platform/http/server.ts'
import { addWebApp } from './platform/http/web-app.ts'
import type { Log } from './platform/log.ts'

/** Every feature of the product, by the list of its actions. */
export const actions = [...instanceRoutes]

export interface AppParts {
  readonly config: Config
  readonly db: Database
  readonly log: Log
  readonly now?: () => Date
  /** The folder of the built web app; absent where something else serves it. */
  readonly webFolder?: string | undefined
}

export interface App {
  readonly http: FastifyInstance
  /** From now on `/readyz` answers 503, so that a proxy sends no more traffic. */
  stopAccepting(): void
}

export async function createApp(parts: AppParts): Promise<App> {
  const { config, db, log, now = () => new Date() } = parts
  const http = createServer(config, log)
  let stopping = false
  if (config.development) await addDocs(http, config)
  addHealth(http, db, () => stopping)
  addRoutes(http, actions, { db, config, now })
  if (parts.webFolder !== undefined) await addWebApp(http, parts.webFolder, config)
  return { http, stopAccepting: () => (stopping = true) }
}
