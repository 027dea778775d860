import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { pass } from '../../../../test/begin-sessions.ts'
import { fakeSdk, type FakeSdk } from '../../../../test/fake-device.ts'
import { dead } from '../../../../test/fake-server.ts'
import { browserClock } from './clock.ts'
import { startDeviceIdentity, type DeviceIdentity } from './device-identity.ts'
import { problemTexts } from './texts.ts'

const minutes = 60_000

let sdk: FakeSdk
let stop = (): void => {}
const ready = vi.fn<DeviceIdentity['ready']>()
const bind = vi.fn<DeviceIdentity['bind']>()
const unbind = vi.fn<DeviceIdentity['unbind']>()
const go = vi.fn<DeviceIdentity['go']>()
const alert = vi.fn<DeviceIdentity['alert']>()
beforeEach(() => {
  vi.useFakeTimers()
  sdk = fakeSdk()
  ready.mockReset().mockImplementation(() => sdk)
  bind.mockReset().mockResolvedValue()
  unbind.mockReset().mockResolvedValue()
  go.mockReset()
  alert.mockReset()
})
afterEach(() => stop())

async function start(parts: Partial<DeviceIdentity> = {}): Promise<void> {
  const isFinal = (error: unknown): boolean => error === 'ended'
  const fixed = { clock: browserClock, ready, bind, unbind, isFinal, go, alert }
  stop = startDeviceIdentity({ ...fixed, known: false, returning: false, debug: true, ...parts })
  await pass()
}
const known = { known: true }
const notYet = (): undefined => undefined
const never = (): Promise<never> => new Promise(() => {})
const look = (): boolean => window.dispatchEvent(new Event('focus'))
const boundAt = async (...moments: number[]): Promise<number[]> => {
  const counts: number[] = []
  for (const milliseconds of moments)
    counts.push(await pass(milliseconds).then(() => bind.mock.calls.length))
  return counts
}

describe('a new session', () => {
  it('[H-01] of a person without a player id sets the device up', async () => {
    await start()
    await pass(1_500)
    expect(sdk.requestPermission).toHaveBeenCalledOnce()
    expect(bind.mock.calls.map(([playerId]) => playerId)).toEqual(['player'])
    expect(alert).not.toHaveBeenCalled()
  })

  it('[H-02] of a person with a player id stores it again at once, without asking', async () => {
    await start(known)
    expect(bind).toHaveBeenCalledOnce()
    await pass(5 * minutes)
    expect(sdk.requestPermission).not.toHaveBeenCalled()
  })

  it('of a person with a player id from another device asks if this device was never asked', async () => {
    sdk.mayAsk.mockResolvedValue(true)
    await start(known)
    expect(bind).not.toHaveBeenCalled()
    await pass(1_500)
    expect(sdk.requestPermission).toHaveBeenCalledOnce()
    expect(bind).toHaveBeenCalledOnce()
  })

  it('[A-34] of a person who returns from signing in is stored 1000 ms later', async () => {
    await start({ ...known, returning: true })
    expect(await boundAt(999, 1)).toEqual([0, 1])
  })

  it('[A-34] is neither stored earlier nor left unasked when the app gets the focus', async () => {
    sdk.mayAsk.mockResolvedValue(true)
    sdk.playerId.mockImplementation(async () =>
      sdk.requestPermission.mock.calls.length > 0 ? 'player' : undefined,
    )
    await start({ ...known, returning: true })
    look()
    await pass(999)
    expect(sdk.playerId).not.toHaveBeenCalled()
    expect(await boundAt(1 + 1_500)).toEqual([1])
    expect(sdk.requestPermission).toHaveBeenCalledOnce()
  })
})

describe('setting up', () => {
  it('[H-03] waits 500 ms before it asks', async () => {
    await start()
    await pass(499)
    expect(sdk.requestPermission).not.toHaveBeenCalled()
    await pass(1)
    expect(sdk.requestPermission).toHaveBeenCalledOnce()
  })

  it('[H-04] waits 1000 ms more before it reads the player id', async () => {
    sdk.requestPermission.mockImplementation(
      () => new Promise((resolve) => setTimeout(resolve, 4_000, true)),
    )
    await start()
    await pass(500 + 4_000 + 999)
    expect(sdk.playerId).not.toHaveBeenCalled()
    await pass(1)
    expect(sdk.playerId).toHaveBeenCalledOnce()
  })

  it('is not cut short when the app gets the focus', async () => {
    await start()
    look()
    expect(await boundAt(1_499, 1)).toEqual([0, 1])
  })

  it('[H-05] looks for the SDK once a second, up to 30 times', async () => {
    ready.mockImplementation(notYet)
    await start()
    await pass(500)
    expect(ready).toHaveBeenCalledTimes(1)
    await pass(999)
    expect(ready).toHaveBeenCalledTimes(1)
    await pass(1)
    expect(ready).toHaveBeenCalledTimes(2)
    await pass(60_000)
    expect(ready).toHaveBeenCalledTimes(30)
  })

  it('[H-05] continues as soon as the SDK is loaded', async () => {
    ready.mockImplementation(notYet)
    await start()
    await pass(5_000)
    ready.mockImplementation(() => sdk)
    await pass(500)
    expect(sdk.requestPermission).toHaveBeenCalledOnce()
    expect(ready).toHaveBeenCalledTimes(6)
  })

  it('[H-06] gives up after 30 s, in any phase', async () => {
    let allow: (allowed: boolean) => void = () => {}
    sdk.requestPermission.mockImplementation(() => new Promise((resolve) => (allow = resolve)))
    await start()
    await pass(30_000)
    allow(true)
    expect(await boundAt(5_000)).toEqual([0])
    // Once notifications are allowed, the next focus of the app stores the id.
    look()
    expect(await boundAt(500)).toEqual([1])
  })

  it('[H-06] may take all of 30 s', async () => {
    sdk.requestPermission.mockImplementation(
      () => new Promise((resolve) => setTimeout(resolve, 28_400, true)),
    )
    await start()
    expect(await boundAt(29_899, 1)).toEqual([0, 1])
  })
})

describe('the player id', () => {
  it('[H-08] is stored again every 2 minutes', async () => {
    await start(known)
    expect(await boundAt(2 * minutes - 1, 1, 2 * minutes - 1, 1)).toEqual([1, 2, 2, 3])
    // Before the first time only, the SDK opts the device in again.
    expect(sdk.join).toHaveBeenCalledOnce()
    expect(sdk.join).toHaveBeenCalledBefore(bind)
  })

  it('[H-09] is not stored within 30 s of the last time', async () => {
    await start(known)
    await pass(29_499)
    look()
    expect(await boundAt(500)).toEqual([1])
    look()
    expect(await boundAt(500)).toEqual([2])
  })

  it('[H-09] is stored anyway for a session that has just begun', async () => {
    await start(known)
    stop()
    await start(known)
    expect(bind).toHaveBeenCalledTimes(2)
  })

  it.each([
    ['focus', look],
    ['visibility change', () => document.dispatchEvent(new Event('visibilitychange'))],
  ])('[H-10] is stored 500 ms after %s', async (_what, happen) => {
    await start(known)
    await pass(40_000)
    happen()
    expect(await boundAt(499, 1)).toEqual([1, 2])
  })

  it('[H-10] is stored once if both happen together', async () => {
    await start(known)
    await pass(40_000)
    look()
    document.dispatchEvent(new Event('visibilitychange'))
    expect(await boundAt(5_000)).toEqual([2])
  })

  it('[H-11] is retried 3 times, after 2, 4 and 6 s', async () => {
    bind.mockImplementation(dead)
    await start(known)
    expect(await boundAt(1_999, 1, 3_999, 1, 5_999, 1)).toEqual([1, 2, 2, 3, 3, 4])
    expect(await boundAt(60_000)).toEqual([4])
  })

  it('[H-11] is not retried once it is stored, nor once the session is over', async () => {
    bind.mockImplementationOnce(dead)
    await start(known)
    expect(await boundAt(2_000, 30_000)).toEqual([2, 2])
    bind.mockImplementation(() => Promise.reject('ended'))
    look()
    expect(await boundAt(500, 30_000)).toEqual([3, 3])
    expect(alert).not.toHaveBeenCalled()
  })

  it('is removed, once, if notifications are no longer allowed', async () => {
    sdk.isAllowed.mockResolvedValue(false)
    unbind.mockImplementationOnce(dead)
    await start(known)
    await pass(6 * minutes)
    expect(unbind).toHaveBeenCalledTimes(2)
    expect(sdk.join).not.toHaveBeenCalled()
    sdk.isAllowed.mockResolvedValue(true)
    expect(await boundAt(2 * minutes)).toEqual([1])
    sdk.isAllowed.mockResolvedValue(false)
    await pass(2 * minutes)
    expect(unbind).toHaveBeenCalledTimes(3)
  })

  it('does not block the next attempt if the SDK does not answer', async () => {
    sdk.playerId.mockImplementation(never)
    await start(known)
    await pass(60_000)
    sdk.playerId.mockImplementation(async () => 'player')
    expect(await boundAt(minutes)).toEqual([1])
  })
})

describe('a developer build', () => {
  const cases: [keyof typeof problemTexts, () => void][] = [
    ['missingSdk', () => ready.mockImplementation(notYet)],
    ['denied', () => sdk.requestPermission.mockResolvedValue(false)],
    ['missingPlayerId', () => sdk.playerId.mockResolvedValue(undefined)],
    ['notStored', () => bind.mockImplementation(dead)],
  ]
  it.each(cases)('[H-12] says %s, once', async (kind, arrange) => {
    arrange()
    await start()
    await pass(30_000)
    expect(alert.mock.calls).toEqual([[problemTexts[kind]]])
    await pass(4 * minutes)
    expect(alert).toHaveBeenCalledOnce()
  })

  it.each(cases)('[H-12] is the only one that says %s', async (_kind, arrange) => {
    arrange()
    await start({ debug: false })
    await pass(5 * minutes)
    expect(alert).not.toHaveBeenCalled()
  })
})

describe('the end of the session', () => {
  it('[H-14] cancels everything: no attempt, no alert', async () => {
    bind.mockImplementation(dead)
    await start(known)
    const [, signal] = bind.mock.calls[0] ?? []
    stop()
    expect(signal?.aborted).toBe(true)
    look()
    document.dispatchEvent(new Event('visibilitychange'))
    sdk.tap('/messages')
    await pass(5 * minutes)
    expect(bind).toHaveBeenCalledOnce()
    expect(alert).not.toHaveBeenCalled()
    expect(go).not.toHaveBeenCalled()
    expect(vi.getTimerCount()).toBe(0)
  })

  it('[H-14] cancels a set-up in the middle', async () => {
    await start()
    await pass(1_000)
    stop()
    await pass(5 * minutes)
    expect(sdk.requestPermission).toHaveBeenCalledOnce()
    expect(bind).not.toHaveBeenCalled()
  })
})

it('registers for taps once, however often it looks for the SDK', async () => {
  await start(known)
  await pass(5 * minutes)
  expect(sdk.onClick).toHaveBeenCalledOnce()
  sdk.tap('/messages?id=1')
  expect(go.mock.calls).toEqual([['/messages?id=1']])
})
