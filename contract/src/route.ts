import type * as z from 'zod/mini'
import type { ErrorCode } from './errors.ts'

/** Who runs the place. An admin may do what the others may. */
export const staffRoles = ['moderator', 'editor', 'admin'] as const
export type StaffRole = (typeof staffRoles)[number]

/**
 * Who may call a route. `public`: anyone. `member`: a signed-in person, onboarded or not.
 * `onboarded`: a signed-in person who has finished onboarding. `staff`: anybody with a role who has
 * given the second factor; a role: only those with it, and admins. For others such a route does not
 * exist.
 */
export type Access = 'public' | 'member' | 'onboarded' | StaffAccess
export type StaffAccess = 'staff' | StaffRole

export const isForStaff = (access: Access): access is StaffAccess =>
  access === 'staff' || staffRoles.some((role) => role === access)

type ObjectSchema = z.core.$ZodObject
type Schema = z.core.$ZodType

export interface RouteDefinition {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** The path below `/api`, with `:name` for a parameter. */
  readonly path: `/${string}`
  readonly access: Access
  /** One sentence about the product, shown in the API documentation. */
  readonly summary: string
  readonly params?: ObjectSchema
  readonly query?: ObjectSchema
  readonly body?: Schema
  /**
   * A route without `body` may take one raw file of at most this many bytes; its declared type is
   * ignored.
   */
  readonly upload?: {
    readonly maxBytes: number
    /** It is a part of a file, of which a person sends more than of files. */
    readonly isPart?: true
  }
  /** `null` answers 204 without a body. */
  readonly output: Schema | null
  /** The errors of this route, besides those that every route can return. */
  readonly errors: readonly ErrorCode[]
}

export type Route = RouteDefinition & { readonly name: string }

/** A route is data. The export and the server's action have the same name. */
export function route<const N extends string, const D extends RouteDefinition>(
  name: N,
  definition: D,
): D & { readonly name: N } {
  return { name, ...definition }
}

type Parsed<S> = S extends Schema ? z.core.output<S> : undefined
type Sent<S> = S extends Schema ? z.core.input<S> : undefined
/** A stream, so that the action need not hold the whole file in memory. */
type Arriving = AsyncIterable<Uint8Array>
/** A browser's File or Blob. */
type Sending = { readonly size: number; readonly type: string; bytes(): Promise<Uint8Array> }
type TakesFile = { readonly upload: NonNullable<Route['upload']> }
type Part<R extends Route, K extends 'params' | 'query' | 'body'> = R extends {
  readonly [P in K]: infer S
}
  ? S
  : undefined

/** The input of the server's action: parsed, with defaults filled in. */
export interface ParsedRequest<R extends Route> {
  readonly params: Parsed<Part<R, 'params'>>
  readonly query: Parsed<Part<R, 'query'>>
  readonly body: R extends TakesFile ? Arriving : Parsed<Part<R, 'body'>>
}

type Given<K extends string, S> = S extends Schema ? { readonly [P in K]: Sent<S> } : unknown

/** The input of the web client: only the parts that the route has. */
export type SentRequest<R extends Route> = Given<'params', Part<R, 'params'>> &
  Given<'query', Part<R, 'query'>> &
  (R extends TakesFile ? { readonly body: Sending } : Given<'body', Part<R, 'body'>>)

/** The result of the server's action; fields that the schema does not name are removed. */
export type ReturnedOutput<R extends Route> = R['output'] extends Schema
  ? z.core.output<R['output']>
  : void

/** The result for the web client, as it is in the JSON. */
export type ReceivedOutput<R extends Route> = R['output'] extends Schema
  ? z.core.input<R['output']>
  : void
