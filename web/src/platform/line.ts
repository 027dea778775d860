import type { ClientMessage, ServerMessage } from '@patchbay/contract/realtime'
import { pageState } from './page-state.ts'

type Positions = Readonly<Record<string, number>>

/** The page's one line to the server, for whatever listens on it. Whoever holds it tells it here. */
const line = pageState(() => ({
  up: false,
  speak: undefined as ((message: ClientMessage) => void) | undefined,
  watchers: new Set<() => void>(),
  listeners: new Set<(message: ServerMessage) => void>(),
  holders: new Set<() => Positions>(),
}))

/** Up means: all that was missed has been said, and what happens is said at once. */
export const isLineUp = (): boolean => line.up

/** Called when the line comes up and when it goes down. */
export function watchLine(watcher: () => void): () => void {
  line.watchers.add(watcher)
  return () => void line.watchers.delete(watcher)
}

export function hearLine(listener: (message: ServerMessage) => void): () => void {
  line.listeners.add(listener)
  return () => void line.listeners.delete(listener)
}

/** Only while the line is up: what is said here is of no use later. */
export function sayOnLine(message: ClientMessage): void {
  if (line.up) line.speak?.(message)
}

/** How far somebody is with things that the server follows by itself. */
export function holdPositions(positions: () => Positions): () => void {
  line.holders.add(positions)
  return () => void line.holders.delete(positions)
}

export const heldPositions = (): Positions =>
  Object.assign({}, ...[...line.holders].map((of) => of()))

export function noteLine(isUp: boolean, speaker?: (message: ClientMessage) => void): void {
  line.speak = speaker
  if (line.up === isUp) return
  line.up = isUp
  line.watchers.forEach((watcher) => watcher())
}

export const tellLine = (message: ServerMessage): void =>
  line.listeners.forEach((listener) => listener(message))
