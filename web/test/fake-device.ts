import { vi, type Mock } from 'vitest'
import type { OneSignalPlugin } from '../src/features/notices/devices/onesignal-sdk.ts'
import type { PushSdk } from '../src/features/notices/devices/push-sdk.ts'

type Faked<T> = { [K in keyof T]: T[K] extends (...args: never[]) => unknown ? Mock<T[K]> : T[K] }

export interface FakeSdk extends Faked<PushSdk> {
  /** Simulates a tap on a notification. */
  tap(path: unknown): void
}

/** A device on which notifications are allowed, and the person was already asked. */
export function fakeSdk(): FakeSdk {
  let listener: ((path: unknown) => void) | undefined
  return {
    mayAsk: vi.fn(async () => false),
    requestPermission: vi.fn(async () => true),
    isAllowed: vi.fn(async () => true),
    playerId: vi.fn(async () => 'player'),
    join: vi.fn(),
    leave: vi.fn(),
    onClick: vi.fn((given) => {
      listener = given
      return () => (listener = undefined)
    }),
    tap: (path) => listener?.(path),
  }
}

type Click = Parameters<OneSignalPlugin['Notifications']['addEventListener']>[1]

export interface FakePlugin extends OneSignalPlugin {
  readonly initialize: Mock<OneSignalPlugin['initialize']>
  /** Whether the service pushes to this device. */
  readonly reached: () => boolean
  readonly clearAll: Mock<() => void>
  allow(allowed: boolean): void
  /** Simulates a device on which the person was not asked yet; `allow` answers. */
  unask(): void
  tap(additionalData: object | null): void
}

/** The plugin as the native app provides it, with or without permission. */
export function fakePlugin(id: string | null = 'player'): FakePlugin {
  const clicks = new Set<Click>()
  let allowed = true
  let asked = true
  let reached = true
  let answer = (_allowed: boolean): void => {}
  const clearAll = vi.fn()
  return {
    initialize: vi.fn(),
    reached: () => reached,
    clearAll,
    allow: (given) => {
      allowed = given
      asked = true
      answer(given)
    },
    unask: () => {
      allowed = false
      asked = false
    },
    tap: (additionalData) =>
      clicks.forEach((listener) => listener({ notification: { additionalData } })),
    Notifications: {
      clearAll,
      canRequestPermission: async () => !asked,
      requestPermission: async () =>
        asked ? allowed : new Promise((resolve) => (answer = resolve)),
      getPermissionAsync: async () => allowed,
      addEventListener: (_type, listener) => void clicks.add(listener),
      removeEventListener: (_type, listener) => void clicks.delete(listener),
    },
    User: {
      pushSubscription: {
        getIdAsync: async () => id,
        optIn: () => void (reached = true),
        optOut: () => void (reached = false),
      },
    },
  }
}
