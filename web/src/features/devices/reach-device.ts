import { pause, within, type Clock } from './clock.ts'
import type { PushSdk, ReadySdk } from './push-sdk.ts'
import { Trouble } from './trouble.ts'

const second = 1_000
const betweenLooks = second
const mostLooks = 30
const perRetry = 2 * second
const mostRetries = 3

/** The service's part in the app, as soon as it is there. */
export async function findSdk(clock: Clock, look: ReadySdk, signal: AbortSignal): Promise<PushSdk> {
  for (let looks = 1; ; looks += 1) {
    const found = look()
    if (found !== undefined) return found
    if (looks === mostLooks) throw new Trouble('missingSdk')
    await pause(clock, betweenLooks, signal)
  }
}

export interface Storing {
  readonly clock: Clock
  /** Stores the player id with the session. */
  readonly bind: (playerId: string, signal: AbortSignal) => Promise<void>
  /** The device is not reached through the session any more. */
  readonly unbind: (signal: AbortSignal) => Promise<void>
  /** Whether a failure of storing would be the same again. */
  readonly isFinal: (error: unknown) => boolean
}

/** Stores by which the device is reached, with a few more attempts, ever later. */
export async function storePlayerId(
  storing: Storing,
  sdk: PushSdk,
  signal: AbortSignal,
): Promise<void> {
  for (let retry = 1; ; retry += 1) {
    try {
      return await storeOnce(storing, sdk, signal)
    } catch (error) {
      if (retry > mostRetries || !(error instanceof Trouble)) throw error
      await pause(storing.clock, perRetry * retry, signal).catch(() => {
        throw error
      })
    }
  }
}

async function storeOnce(
  { bind, isFinal }: Storing,
  sdk: PushSdk,
  signal: AbortSignal,
): Promise<void> {
  const playerId = await within(sdk.playerId(), signal).catch(() => undefined)
  if (playerId === undefined) throw new Trouble('missingPlayerId')
  await within(bind(playerId, signal), signal).catch((error: unknown) => {
    throw isFinal(error) ? error : new Trouble('notStored', error)
  })
}
