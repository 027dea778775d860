import { pause, within } from './clock.ts'
import type { PushSdk, ReadySdk } from './push-sdk.ts'
import { findSdk, storePlayerId, DeviceProblem, type Storing } from './reach-device.ts'
import { problemTexts } from './texts.ts'

const second = 1_000
const beforeAsking = 0.5 * second
const beforeFetching = second
const longestRun = 30 * second
const betweenSyncs = 120 * second
const leastGap = 30 * second
const afterAttention = 0.5 * second
const afterCallback = second

export interface DeviceIdentity extends Storing {
  readonly ready: ReadySdk
  /** Whether the person has a registered device already. */
  readonly known: boolean
  /** Whether they have just returned from signing in. */
  readonly returning: boolean
  /** Opens the path of a tapped notification. */
  readonly go: (path: unknown) => void
  readonly debug: boolean
  readonly alert: (text: string) => void
}

/** Registers this device for pushes to the signed-in person, until it is stopped. */
export function startDeviceIdentity(parts: DeviceIdentity): () => void {
  const { clock } = parts
  const ending = new AbortController()
  const waiting = new Set<() => void>()
  const reported = new Set<string>()
  let sdk: PushSdk | undefined
  let stopClicks = (): void => {}
  let busy = false
  let joined = false
  /** It is true if an earlier run of the app registered it, too. */
  let mayBeBound = parts.known
  let lastSync = Number.NEGATIVE_INFINITY

  function look(): PushSdk | undefined {
    if (sdk === undefined) {
      sdk = parts.ready()
      if (sdk !== undefined) stopClicks = sdk.onClick(parts.go)
    }
    return sdk
  }
  const find = (signal: AbortSignal): Promise<PushSdk> => findSdk(clock, look, signal)
  async function store(found: PushSdk, signal: AbortSignal): Promise<void> {
    lastSync = clock.now()
    if (!(await within(found.isAllowed(), signal))) {
      if (mayBeBound) await within(parts.unbind(signal), signal)
      mayBeBound = false
      throw new DeviceProblem('denied')
    }
    mayBeBound = true
    if (!joined) found.join()
    joined = true
    await storePlayerId(parts, found, signal)
  }

  async function setUp(signal: AbortSignal): Promise<void> {
    await pause(clock, beforeAsking, signal)
    const found = await find(signal)
    if (!(await within(found.requestPermission(), signal))) throw new DeviceProblem('denied')
    await pause(clock, beforeFetching, signal)
    await store(found, signal)
  }
  async function syncFirst(signal: AbortSignal): Promise<void> {
    const found = await find(signal)
    // A person with another device may never have been asked on this one.
    if (await within(found.mayAsk(), signal)) await setUp(signal)
    else await store(found, signal)
  }
  async function syncAgain(signal: AbortSignal): Promise<void> {
    const found = look()
    if (found === undefined) throw new DeviceProblem('missingSdk')
    await store(found, signal)
  }
  const syncUnlessRecent = (): void => {
    if (clock.now() - lastSync >= leastGap) run(syncAgain)
  }

  /** One run at a time, each with a time limit, because the SDK may never answer. */
  function run(work: (signal: AbortSignal) => Promise<void>): void {
    if (busy) return
    busy = true
    const limit = new AbortController()
    const giveUp = (): void => limit.abort()
    const cancel = clock.after(longestRun, giveUp)
    ending.signal.addEventListener('abort', giveUp)
    const end = (): void => {
      busy = false
      cancel()
      ending.signal.removeEventListener('abort', giveUp)
    }
    void work(limit.signal).catch(showProblem).finally(end)
  }
  function showProblem(error: unknown): void {
    if (!parts.debug || ending.signal.aborted || !(error instanceof DeviceProblem)) return
    if (reported.has(error.kind)) return
    reported.add(error.kind)
    parts.alert(problemTexts[error.kind])
  }

  function later(milliseconds: number, work: () => void): void {
    const cancel = clock.after(milliseconds, () => {
      waiting.delete(cancel)
      work()
    })
    waiting.add(cancel)
  }
  const syncNowAndThen = (): void =>
    later(betweenSyncs, () => {
      syncNowAndThen()
      syncUnlessRecent()
    })
  const attend = (): void => later(afterAttention, syncUnlessRecent)

  /** Later checks must not run before the first run, nor replace it. */
  function begin(): void {
    run(parts.known ? syncFirst : setUp)
    syncNowAndThen()
    window.addEventListener('focus', attend)
    document.addEventListener('visibilitychange', attend)
  }
  if (parts.known && parts.returning) later(afterCallback, begin)
  else begin()
  return () => {
    ending.abort()
    waiting.forEach((cancel) => cancel())
    window.removeEventListener('focus', attend)
    document.removeEventListener('visibilitychange', attend)
    stopClicks()
  }
}
