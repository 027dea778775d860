import {
  communityTopic,
  insideTopic,
  membershipsTopic,
  personTopic,
  type InsideState,
  type ServerMessage,
} from '@patchbay/contract/realtime'
import { useEffect, useEffectEvent } from 'react'
import { pageState } from '../storage/page-state.ts'
import { createEmitter } from '../state/emitter.ts'

interface Follower {
  readonly topic: string
  /** The version that this part of the page shows. */
  readonly version: () => number
  readonly onChange: (version: number) => void
  readonly onState: ((message: InsideState) => void) | undefined
}

/**
 * Topics on screen that others can change. There is one list per page, because there is one socket.
 */
const state = pageState(() => ({
  followers: new Set<Follower>(),
  changed: createEmitter(),
}))

/** The version of each topic; if two parts of the page differ, the lower version counts. */
export function followedVersions(): Record<string, number> {
  const versions: Record<string, number> = {}
  for (const { topic, version } of state.followers)
    versions[topic] = Math.min(version(), versions[topic] ?? Infinity)
  return versions
}

/** Calls the listener when the set of followed topics changes. */
export const watchFollowed = (listener: () => void): (() => void) =>
  state.changed.subscribe(listener)

const isState = (message: ServerMessage): message is InsideState =>
  'communityId' in message && 'after' in message

function topicOf(message: ServerMessage, userId: string): string | undefined {
  if (message.type === 'person_changed') return personTopic(message.userId)
  if (message.type === 'community_changed') return communityTopic(message.communityId)
  if (message.type === 'inside_changed' || isState(message)) return insideTopic(message.communityId)
  return message.type === 'memberships_changed' ? membershipsTopic(userId) : undefined
}

/**
 * Passes a message to the parts of the page that show an older version. A part that shows all that
 * was before a state sets it; any other part fetches.
 */
export function notifyFollowers(message: ServerMessage, userId: string): void {
  const topic = topicOf(message, userId)
  if (topic === undefined || !('version' in message)) return
  for (const follower of state.followers) {
    const version = follower.version()
    if (follower.topic !== topic || version >= message.version) continue
    if (follower.onState && isState(message) && version >= message.after) follower.onState(message)
    else follower.onChange(message.version)
  }
}

/**
 * The server sends what changes of a topic from now on, and what the page does not know yet. For
 * messages that are taken from the socket itself. Returns how to stop.
 */
export function followTopic(topic: string, version: () => number): () => void {
  const follower: Follower = { topic, version, onChange: () => {}, onState: undefined }
  state.followers.add(follower)
  state.changed.emit()
  return () => {
    state.followers.delete(follower)
    state.changed.emit()
  }
}

/** Limits refetching where changes follow each other quickly. */
const restMilliseconds = 500

/** Calls at once, and once more after the pause for all calls that were made meanwhile. */
function paced(work: () => void): { call(): void; stop(): void } {
  let timer: number | undefined
  let again = false
  function call(): void {
    if (timer !== undefined) {
      again = true
      return
    }
    work()
    timer = window.setTimeout(() => {
      timer = undefined
      if (!again) return
      again = false
      call()
    }, restMilliseconds)
  }
  return { call, stop: () => clearTimeout(timer) }
}

/**
 * While this part is on screen, calls `onChange` when the topic has a newer version than the one it
 * shows, or `onState` with the state that makes it newer. Without a version nothing is on screen
 * yet, so nothing is followed.
 */
export function useFollowed(
  topic: string,
  version: number | null | undefined,
  onChange: () => void,
  onState?: (message: InsideState) => void,
): void {
  const current = useEffectEvent(() => version ?? 0)
  const change = useEffectEvent(onChange)
  const set = useEffectEvent((message: InsideState) => onState?.(message))
  const takesStates = onState !== undefined
  const shown = version !== null && version !== undefined
  useEffect(() => {
    if (!shown) return undefined
    // Ahead of what is rendered, because several states can arrive at once.
    let known = 0
    let newest = 0
    const shownVersion = (): number => Math.max(current(), known)
    // After the pause, states may have brought what was missing.
    const pace = paced(() => {
      if (shownVersion() < newest) change()
    })
    const follower: Follower = {
      topic,
      version: shownVersion,
      onChange: (newer) => {
        newest = Math.max(newest, newer)
        pace.call()
      },
      onState: takesStates
        ? (message) => {
            known = message.version
            set(message)
          }
        : undefined,
    }
    state.followers.add(follower)
    state.changed.emit()
    return () => {
      pace.stop()
      state.followers.delete(follower)
      state.changed.emit()
    }
  }, [topic, shown, takesStates])
}
