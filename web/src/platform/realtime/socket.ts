import type { ClientMessage, ServerMessage } from '@patchbay/contract/realtime'
import { pageState } from '../storage/page-state.ts'
import { createEmitter } from '../state/emitter.ts'

type Positions = Readonly<Record<string, number>>

/** The one socket of the page, for all its listeners. Its owner sets the state here. */
const socket = pageState(() => ({
  up: false,
  speak: undefined as ((message: ClientMessage) => void) | undefined,
  opened: createEmitter(),
  received: createEmitter<[message: ServerMessage]>(),
  positionSources: new Set<() => Positions>(),
}))

/** Up means that all missed changes have arrived and new ones arrive at once. */
export const isSocketOpen = (): boolean => socket.up

/** Calls the watcher when the socket comes up and when it goes down. */
export const watchSocket = (watcher: () => void): (() => void) => socket.opened.subscribe(watcher)

export const listenToSocket = (listener: (message: ServerMessage) => void): (() => void) =>
  socket.received.subscribe(listener)

/** Sends only while the socket is up: these messages are of no use later. */
export function sendOnSocket(message: ClientMessage): void {
  if (socket.up) socket.speak?.(message)
}

/** Registers the known versions of topics that the server follows for this person by itself. */
export function registerPositions(positions: () => Positions): () => void {
  socket.positionSources.add(positions)
  return () => void socket.positionSources.delete(positions)
}

export const readPositions = (): Positions =>
  Object.assign({}, ...[...socket.positionSources].map((of) => of()))

export function setSocketOpen(isUp: boolean, speaker?: (message: ClientMessage) => void): void {
  socket.speak = speaker
  if (socket.up === isUp) return
  socket.up = isUp
  socket.opened.emit()
}

export const receiveFromSocket = (message: ServerMessage): void => socket.received.emit(message)
