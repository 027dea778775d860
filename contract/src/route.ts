import type * as z from 'zod/mini'
import type { ErrorCode } from './errors.ts'

/**
 * Who may call a route. `public`: anyone. `member`: a signed-in person, onboarded or not.
 * `onboarded`: a signed-in person who has finished onboarding. `staff`: moderators and admins.
 */
export type Access = 'public' | 'member' | 'onboarded' | 'staff'

type ObjectSchema = z.core.$ZodObject
type Schema = z.core.$ZodType

export interface RouteDefinition {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Below `/api`, with `:name` for a parameter. */
  readonly path: `/${string}`
  readonly access: Access
  /** One sentence about the product, shown in the API's documentation. */
  readonly summary: string
  readonly params?: ObjectSchema
  readonly query?: ObjectSchema
  readonly body?: Schema
  /** Instead of `body`: one file as it is, of this many bytes at most, whatever type it claims. */
  readonly upload?: { readonly maxBytes: number }
  /** `null` answers 204 without a body. */
  readonly output: Schema | null
  /** What this route can refuse with, beyond what every route can. */
  readonly errors: readonly ErrorCode[]
}

export type Route = RouteDefinition & { readonly name: string }

/** A route is data. Its name is the export's, the server's action's and the web's hook's. */
export function route<const N extends string, const D extends RouteDefinition>(
  name: N,
  definition: D,
): D & { readonly name: N } {
  return { name, ...definition }
}

type Parsed<S> = S extends Schema ? z.core.output<S> : undefined
type Sent<S> = S extends Schema ? z.core.input<S> : undefined
/** As it arrives: what looks at the file need not have it whole. */
type Arriving = AsyncIterable<Uint8Array>
/** A browser's File or Blob. */
type Sending = { readonly size: number; readonly type: string; bytes(): Promise<Uint8Array> }
type TakesFile = { readonly upload: NonNullable<Route['upload']> }
type Part<R extends Route, K extends 'params' | 'query' | 'body'> = R extends {
  readonly [P in K]: infer S
}
  ? S
  : undefined

/** What the server's action receives: parsed, with defaults filled in. */
export interface ParsedRequest<R extends Route> {
  readonly params: Parsed<Part<R, 'params'>>
  readonly query: Parsed<Part<R, 'query'>>
  readonly body: R extends TakesFile ? Arriving : Parsed<Part<R, 'body'>>
}

type Given<K extends string, S> = S extends Schema ? { readonly [P in K]: Sent<S> } : unknown

/** What the web's client sends: only the parts that the route has. */
export type SentRequest<R extends Route> = Given<'params', Part<R, 'params'>> &
  Given<'query', Part<R, 'query'>> &
  (R extends TakesFile ? { readonly body: Sending } : Given<'body', Part<R, 'body'>>)

/** What the server's action returns; fields that the schema does not name are dropped on the way out. */
export type ReturnedOutput<R extends Route> = R['output'] extends Schema
  ? z.core.output<R['output']>
  : void

/** What the web's client receives, as it stands in the JSON. */
export type ReceivedOutput<R extends Route> = R['output'] extends Schema
  ? z.core.input<R['output']>
  : void
