import type { ParsedRequest, ReturnedOutput, Route } from '@patchbay/contract/route'
import type { Config } from '../config.ts'
import type { Database } from '../db/database.ts'
import type { Log } from '../log.ts'

/** What every action works with. */
export interface Context {
  readonly db: Database
  readonly log: Log
  readonly config: Config
  /** The clock; tests set it. */
  readonly now: () => Date
}

export interface Action<R extends Route = Route> {
  readonly route: R
  readonly run: (ctx: Context, request: ParsedRequest<R>) => Promise<ReturnedOutput<R>>
}

/** Binds a route of the contract to what the server does for it. */
export function action<R extends Route>(route: R, run: Action<R>['run']): Action {
  // Safe: the request handed to `run` has been parsed with this very route's schemas.
  return { route, run } as unknown as Action
}
