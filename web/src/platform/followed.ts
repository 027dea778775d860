import {
  communityTopic,
  insideTopic,
  membershipsTopic,
  type ServerMessage,
} from '@patchbay/contract/realtime'
import { useEffect, useEffectEvent } from 'react'
import { pageState } from './page-state.ts'

interface Follower {
  readonly topic: string
  /** How far this part of the page is. */
  readonly version: () => number
  readonly onChange: () => void
}

/** What is on screen and may change without us. One list for the page: there is one line, too. */
const state = pageState(() => ({
  followers: new Set<Follower>(),
  watchers: new Set<() => void>(),
}))

/** How far the page is with each; where two parts differ, the one that is behind counts. */
export function followedVersions(): Record<string, number> {
  const versions: Record<string, number> = {}
  for (const { topic, version } of state.followers)
    versions[topic] = Math.min(version(), versions[topic] ?? Infinity)
  return versions
}

/** Called when something else is followed than before. */
export function watchFollowed(listener: () => void): () => void {
  state.watchers.add(listener)
  return () => void state.watchers.delete(listener)
}

function topicOf(message: ServerMessage, userId: string): string | undefined {
  if (message.type === 'community_changed') return communityTopic(message.communityId)
  if (message.type === 'inside_changed') return insideTopic(message.communityId)
  return message.type === 'memberships_changed' ? membershipsTopic(userId) : undefined
}

/** Hands on what the server says to whatever shows it and does not know it yet. */
export function tellFollowers(message: ServerMessage, userId: string): void {
  const topic = topicOf(message, userId)
  if (topic === undefined || !('version' in message)) return
  for (const follower of state.followers)
    if (follower.topic === topic && follower.version() < message.version) follower.onChange()
}

/** In a busy place one change follows the other: what is on screen is not fetched more often. */
const restMilliseconds = 500

/** Calls at once, and for all that comes meanwhile once more after the rest. */
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
 * While this part is on screen it hears when the topic has a newer version than the one it shows.
 * Without a version there is nothing on screen yet, and nothing to follow.
 */
export function useFollowed(
  topic: string,
  version: number | null | undefined,
  onChange: () => void,
): void {
  const current = useEffectEvent(() => version ?? 0)
  const change = useEffectEvent(onChange)
  const shown = version !== null && version !== undefined
  useEffect(() => {
    if (!shown) return undefined
    const pace = paced(() => change())
    const follower = { topic, version: () => current(), onChange: pace.call }
    state.followers.add(follower)
    state.watchers.forEach((notice) => notice())
    return () => {
      pace.stop()
      state.followers.delete(follower)
      state.watchers.forEach((notice) => notice())
    }
  }, [topic, shown])
}
