import type { ClientMessage, ServerMessage } from '@patchbay/contract/realtime'

type Positions = Readonly<Record<string, number>>

/** The page's one line to the server, for whatever listens on it. Whoever holds it tells it here. */
let up = false
let speak: ((message: ClientMessage) => void) | undefined
const watchers = new Set<() => void>()
const listeners = new Set<(message: ServerMessage) => void>()
const holders = new Set<() => Positions>()

/** Up means: all that was missed has been said, and what happens is said at once. */
export const isLineUp = (): boolean => up

/** Called when the line comes up and when it goes down. */
export function watchLine(watcher: () => void): () => void {
  watchers.add(watcher)
  return () => void watchers.delete(watcher)
}

export function hearLine(listener: (message: ServerMessage) => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Only while the line is up: what is said here is of no use later. */
export function sayOnLine(message: ClientMessage): void {
  if (up) speak?.(message)
}

/** How far somebody is with things that the server follows by itself. */
export function holdPositions(positions: () => Positions): () => void {
  holders.add(positions)
  return () => void holders.delete(positions)
}

export const heldPositions = (): Positions => Object.assign({}, ...[...holders].map((of) => of()))

export function noteLine(isUp: boolean, speaker?: (message: ClientMessage) => void): void {
  speak = speaker
  if (up === isUp) return
  up = isUp
  watchers.forEach((watcher) => watcher())
}

export const tellLine = (message: ServerMessage): void =>
  listeners.forEach((listener) => listener(message))
