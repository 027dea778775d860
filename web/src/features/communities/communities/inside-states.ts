// A separate file, so that pages with content of communities do not load the rest of this feature.

import type { InsideState } from '@patchbay/contract/realtime'
import { replaceEqualDeep, type QueryClient, type QueryKey } from '@tanstack/react-query'
import { communityKeys, broadcastInsideState } from './community-keys.ts'

/** A field of a post, reply or event, as of a version of the community's inside. */
interface FieldState {
  readonly version: number
  readonly value: unknown
}
type States = Map<string, Map<string, FieldState>>

/**
 * The key is an id, and the value the state that was announced, or answered to the viewer's own
 * request.
 */
const statesOf = new WeakMap<QueryClient, States>()

/** An answer that is older than a state is on its way for seconds only, so a few suffice. */
const mostThings = 500

/** Returns whether this is newer than what is known. */
function note(client: QueryClient, id: string, version: number, fields: object): boolean {
  const states: States = statesOf.get(client) ?? new Map()
  statesOf.set(client, states)
  const known = states.get(id) ?? new Map<string, FieldState>()
  const newer = Object.entries(fields).filter(([name]) => version > (known.get(name)?.version ?? 0))
  for (const [name, value] of newer) known.set(name, { version, value })
  // Moved to the end, so that the one that was unchanged for longest is the first to go.
  states.delete(id)
  states.set(id, known)
  const [oldest] = states.keys()
  if (oldest !== undefined && states.size > mostThings) states.delete(oldest)
  return newer.length > 0
}

const isVersioned = (value: object): value is { id: string; insideVersion: number } =>
  'id' in value && 'insideVersion' in value

/** Sets the known states in everything that was read before them. */
function withStates(states: States, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((one) => withStates(states, one))
  if (typeof value !== 'object' || value === null) return value
  if (!isVersioned(value))
    return Object.fromEntries(
      Object.entries(value).map(([name, part]) => [name, withStates(states, part)]),
    )
  const newer = [...(states.get(value.id) ?? [])].filter(
    ([, { version }]) => version > value.insideVersion,
  )
  return { ...value, ...Object.fromEntries(newer.map(([name, state]) => [name, state.value])) }
}

/**
 * For queries with posts, replies or events: an answer that was read before a state was announced,
 * but arrives after it, does not undo it.
 */
export const insideSharing =
  (client: QueryClient) =>
  (known: unknown, answer: unknown): unknown => {
    const states = statesOf.get(client)
    return replaceEqualDeep(known, states ? withStates(states, answer) : answer)
  }

/** Replaces cached data; whether it must be fetched again stays as it was. */
export function changeQuietly<Data>(
  client: QueryClient,
  queryKey: QueryKey,
  change: (data: Data) => Data,
): void {
  const query = client.getQueryCache().find<Data>({ queryKey })
  const data = query?.state.data
  if (query === undefined || data === undefined) return
  const { dataUpdatedAt, isInvalidated } = query.state
  const changed = replaceEqualDeep(data, change(data))
  if (changed === data) return
  client.setQueryData(queryKey, changed, { updatedAt: dataUpdatedAt })
  if (isInvalidated) query.invalidate()
}

/** Sets fields of one thing wherever it is cached, unless what is there is as new. */
export function setInsideState(
  client: QueryClient,
  thing: { readonly communityId: string; readonly id: string; readonly version: number },
  fields: object,
): boolean {
  if (!note(client, thing.id, thing.version, fields)) return false
  const states = statesOf.get(client) ?? new Map()
  const cached = client.getQueryCache()
  for (const queryKey of [communityKeys.inside(thing.communityId), communityKeys.insideSomewhere()])
    for (const query of cached.findAll({ queryKey }))
      changeQuietly(client, query.queryKey, (data) => withStates(states, data))
  return true
}

/** Several parts of the page may pass the same message on; it is applied once. */
export function takeInsideState(client: QueryClient, message: InsideState): void {
  const { type, communityId, after: _, version, ...state } = message
  const { postId, replyId, eventId, ...fields } = {
    postId: undefined,
    replyId: undefined,
    eventId: undefined,
    ...state,
  }
  const id = replyId ?? eventId ?? postId
  if (id === undefined) throw new Error(`A message without an id: ${type}`)
  if (setInsideState(client, { communityId, id, version }, fields))
    broadcastInsideState(client, message)
}
