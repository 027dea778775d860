import { onTestFinished, vi, type Mock } from 'vitest'

/** 65 bytes, in the form of the browser and in the form of the server. */
const keyBytes = (byte: number) => new Uint8Array(65).fill(byte).buffer
const written = (byte: number) => Buffer.from(keyBytes(byte)).toString('base64url')
export const serverKey = written(4)

/** A subscription as a browser stores it. */
interface StoredSubscription {
  readonly endpoint: string
  readonly options: { readonly applicationServerKey: ArrayBuffer | null }
}

export interface FakeBrowser {
  permission: NotificationPermission
  /** The person's answer when the browser asks for permission. */
  answer: () => NotificationPermission | Promise<NotificationPermission>
  readonly asked: Mock<() => void>
  /** The behaviour of the push service. */
  service: () => Promise<void>
  readonly subscription: () => StoredSubscription | null
  /** Creates the subscription of an earlier visit, with the server's key or another one. */
  readonly hold: (byte?: number) => void
  readonly unsubscribe: Mock<() => Promise<boolean>>
  readonly shown: { readonly data: unknown; closed: boolean }[]
  readonly badge: Mock<(count: number) => Promise<void>>
  /** Delivers a message from the worker and returns the answer. */
  readonly say: (message: object) => unknown
}

/** Replaces the push features of a browser, until the test ends. */
export function fakePush(): FakeBrowser {
  let subscription: ReturnType<typeof make> | null = null
  let made = 0
  const unsubscribe = vi.fn(async () => {
    subscription = null
    return true
  })
  function make(key: ArrayBuffer) {
    const endpoint = `https://push.example/${(made += 1)}`
    const keys = { p256dh: `B${'a'.repeat(86)}`, auth: 'b'.repeat(22) }
    const options = { applicationServerKey: key, userVisibleOnly: true }
    return { endpoint, options, unsubscribe, toJSON: () => ({ endpoint, keys }) }
  }
  const browser: FakeBrowser = {
    permission: 'default',
    answer: () => 'granted',
    asked: vi.fn(),
    service: async () => {},
    subscription: () => subscription,
    hold: (byte = 4) => {
      subscription = make(keyBytes(byte))
    },
    unsubscribe,
    shown: [],
    badge: vi.fn(async (_count: number) => {}),
    say: (data) => {
      const postMessage = vi.fn()
      container.dispatchEvent(
        Object.assign(new Event('message'), { data, ports: [{ postMessage }] }),
      )
      return postMessage.mock.calls[0]?.[0]
    },
  }
  const pushManager = {
    getSubscription: async () => subscription,
    subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) => {
      await browser.service()
      const bytes = new Uint8Array(Buffer.from(applicationServerKey, 'base64url')).buffer
      return (subscription ??= make(bytes))
    },
  }
  const registration = {
    pushManager,
    getNotifications: async () =>
      browser.shown
        .filter(({ closed }) => !closed)
        .map((one) => ({ data: one.data, close: () => void (one.closed = true) })),
  }
  const container = Object.assign(new EventTarget(), {
    ready: Promise.resolve(registration),
    getRegistration: async () => registration,
  })
  vi.stubGlobal('PushManager', {})
  vi.stubGlobal('requestIdleCallback', (done: () => void) => done())
  vi.stubGlobal('Notification', {
    get permission() {
      return browser.permission
    },
    requestPermission: async () => {
      browser.asked()
      if (browser.permission === 'default') browser.permission = await browser.answer()
      return browser.permission
    },
  })
  for (const [name, value] of Object.entries({
    serviceWorker: container,
    setAppBadge: browser.badge,
  }))
    Object.defineProperty(navigator, name, { value, configurable: true })
  onTestFinished(() => {
    for (const name of ['serviceWorker', 'setAppBadge']) Reflect.deleteProperty(navigator, name)
  })
  return browser
}
