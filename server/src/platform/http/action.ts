import type { ParsedRequest, ReturnedOutput, Route } from '@patchbay/contract/route'
import type { Config } from '../config.ts'
import type { Database } from '../db/database.ts'
import type { LimitKind, Limits } from '../limits/limits.ts'
import type { Log } from '../log.ts'
import type { Pictures } from '../pictures/pictures.ts'
import type { Announcement } from '../realtime/bus.ts'
import type { SentToken } from '../sessions/bearer.ts'
import type { Viewer } from '../sessions/viewer.ts'
import type { Storage } from '../storage/storage.ts'
import type { Cookies } from './cookies.ts'

/** What every action works with, on every request. */
export interface Services {
  readonly db: Database
  readonly config: Config
  readonly limits: Limits
  /** Tells all nodes of what has just been committed. */
  readonly announce: (announcement: Announcement) => void
  readonly storage: Storage
  readonly pictures: Pictures
  /** The clock; tests set it. */
  readonly now: () => Date
}

export interface Context extends Services {
  readonly log: Log
  readonly cookies: Cookies
  /** Whoever asks keeps its token itself and has no cookies: the native app. */
  readonly isApp: boolean
  /** What it says its session is; proves nothing before it is looked up. */
  readonly sentToken: SentToken | undefined
  readonly userAgent: string | undefined
  /** The client's address, or its network: whom limits count. */
  readonly address: string
  /** For a route that visitors may call too: who asks, if anyone is signed in. */
  findViewer(): Promise<Viewer | undefined>
}

export interface ViewerContext extends Context {
  readonly viewer: Viewer
}

type ContextFor<R extends Route> = R['access'] extends 'public' ? Context : ViewerContext

/**
 * Where the native app may call a route otherwise than with its token: what asks for no cookie and
 * no session, or only a browser can do.
 */
export type AppEntry = 'without_token' | 'never'

interface ActionOptions {
  /** Counted per address beside the limits that every route has. */
  readonly limit?: LimitKind
  readonly fromApp?: AppEntry
}

export interface Action<R extends Route = Route> extends ActionOptions {
  readonly route: R
  readonly run: (ctx: ContextFor<R>, request: ParsedRequest<R>) => Promise<ReturnedOutput<R>>
}

/** Binds a route of the contract to what the server does for it. */
export function action<R extends Route>(
  route: R,
  run: Action<R>['run'],
  options: ActionOptions = {},
): Action {
  // Safe: `run` is called with the context of this route's access, parsed with its schemas.
  return { route, run, ...options } as unknown as Action
}
