import type { ParsedRequest, ReturnedOutput, Route } from '@patchbay/contract/route'
import type { Config } from '../config.ts'
import type { Database } from '../db/database.ts'
import type { LimitKind } from '../limits/limit-kinds.ts'
import type { Limits } from '../limits/limits.ts'
import type { Log } from '../logger.ts'
import type { Pictures } from '../pictures/pictures.ts'
import type { Announcement } from '../realtime/bus.ts'
import type { SentToken } from '../sessions/bearer.ts'
import type { Viewer } from '../sessions/viewer.ts'
import type { Storage } from '../storage/storage.ts'
import type { Cookies } from './cookies.ts'

/** The services that every action gets with every request. */
export interface Services {
  readonly db: Database
  readonly config: Config
  readonly limits: Limits
  /** Notifies all nodes of a committed change. */
  readonly announce: (announcement: Announcement) => void
  readonly storage: Storage
  readonly pictures: Pictures
  /** The current time; tests replace it. */
  readonly now: () => Date
}

export interface Context extends Services {
  readonly log: Log
  readonly cookies: Cookies
  /** True for the native app, which stores its token itself and has no cookies. */
  readonly isApp: boolean
  /** The session that the request claims; it is not verified yet. */
  readonly sentToken: SentToken | undefined
  readonly userAgent: string | undefined
  /** The client's address or network, which rate limits count. */
  readonly address: string
  /** The networks around it, the nearest first. */
  readonly networks: readonly string[]
  /** For a route that visitors may call too: the viewer, if anyone is signed in. */
  findViewer(): Promise<Viewer | undefined>
}

export interface ViewerContext extends Context {
  readonly viewer: Viewer
}

type ContextFor<R extends Route> = R['access'] extends 'public' ? Context : ViewerContext

/**
 * How the native app may call a route other than with its token: without one, because the route
 * reads no cookie and no session, or never, because only a browser can complete it.
 */
export type AppEntry = 'without_token' | 'never'

interface ActionOptions {
  /** An additional limit per address, besides those that every route has. */
  readonly limit?: LimitKind
  /** A limit per address, and of the networks around it, that counts only refused requests. */
  readonly guesses?: LimitKind
  /** The most bytes of an uploaded file that are in memory while it arrives; otherwise all. */
  readonly memoryBytes?: number
  readonly fromApp?: AppEntry
}

export interface Action<R extends Route = Route> extends ActionOptions {
  readonly route: R
  readonly run: (ctx: ContextFor<R>, request: ParsedRequest<R>) => Promise<ReturnedOutput<R>>
}

/** Binds a route of the contract to its implementation. */
export function action<R extends Route>(
  route: R,
  run: Action<R>['run'],
  options: ActionOptions = {},
): Action {
  // Safe: `run` is called with the context of this route's access, parsed with its schemas.
  return { route, run, ...options } as unknown as Action
}
