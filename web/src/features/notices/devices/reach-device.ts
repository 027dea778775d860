import { withRetry } from '../../../platform/http/query-client.ts'
import { pause, within, type Clock } from './clock.ts'
import type { PushSdk, ReadySdk } from './push-sdk.ts'
import type { problemTexts } from './texts.ts'

type DeviceProblemKind = keyof typeof problemTexts

/** Why a device cannot receive pushes. */
export class DeviceProblem extends Error {
  readonly kind: DeviceProblemKind
  constructor(kind: DeviceProblemKind, cause?: unknown) {
    super(kind, { cause })
    this.kind = kind
  }
}

const second = 1_000
const betweenLooks = second
const mostLooks = 30
const perRetry = 2 * second
const mostRetries = 3

/** The SDK, as soon as it is loaded. */
export async function findSdk(clock: Clock, look: ReadySdk, signal: AbortSignal): Promise<PushSdk> {
  for (let looks = 1; ; looks += 1) {
    const found = look()
    if (found !== undefined) return found
    if (looks === mostLooks) throw new DeviceProblem('missingSdk')
    await pause(clock, betweenLooks, signal)
  }
}

export interface Storing {
  readonly clock: Clock
  /** Stores the player id with the session. */
  readonly bind: (playerId: string, signal: AbortSignal) => Promise<void>
  /** Removes the player id from the session. */
  readonly unbind: (signal: AbortSignal) => Promise<void>
  /** Whether a retry would fail in the same way. */
  readonly isFinal: (error: unknown) => boolean
}

/** Stores the player id, with a few retries after increasing pauses. */
export async function storePlayerId(
  storing: Storing,
  sdk: PushSdk,
  signal: AbortSignal,
): Promise<void> {
  return withRetry(() => storeOnce(storing, sdk, signal), {
    shouldRetry: (failures, error) => failures < mostRetries && error instanceof DeviceProblem,
    retryDelay: (failures) => perRetry * (failures + 1),
    pause: (milliseconds) => pause(storing.clock, milliseconds, signal),
  })
}

async function storeOnce(
  { bind, isFinal }: Storing,
  sdk: PushSdk,
  signal: AbortSignal,
): Promise<void> {
  const playerId = await within(sdk.playerId(), signal).catch(() => undefined)
  if (playerId === undefined) throw new DeviceProblem('missingPlayerId')
  await within(bind(playerId, signal), signal).catch((error: unknown) => {
    throw isFinal(error) ? error : new DeviceProblem('notStored', error)
  })
}
