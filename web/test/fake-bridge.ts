interface Call {
  readonly plugin: string
  readonly method: string
  readonly options: Readonly<Record<string, string>>
}
type Listener = (data: unknown) => void

interface FakeBridge {
  /** Every call to the native side, such as `Browser.open`. */
  readonly calls: () => readonly string[]
  readonly options: (call: string) => Call['options'] | undefined
  /** The values in the app's native store. */
  readonly values: Map<string, string>
  /** Calls that the native side refuses, such as `Preferences.set`. */
  readonly failing: Set<string>
  /** Whether anybody listens to the event. */
  readonly receives: (event: string) => boolean
  /** The URL that launched the app. */
  launchUrl: string | undefined
  readonly fire: (event: string, data?: unknown) => void
  /** Simulates a new start of the app, with the stored values. */
  readonly restart: () => void
}

const plugins = ['App', 'Browser', 'Preferences']
const methods = ['open', 'close', 'get', 'set', 'remove', 'getLaunchUrl', 'minimizeApp']
const headers = plugins.map((name) => ({
  name,
  methods: [
    ...methods.map((method) => ({ name: method, rtype: 'promise' })),
    { name: 'addListener' },
    { name: 'removeListener' },
  ],
}))

function fakeBridge(): FakeBridge {
  const asked: Call[] = []
  const listeners = new Map<string, Set<Listener>>()
  const values = new Map<string, string>()
  const answer = ({ plugin, method, options: { key = '', value = '' } }: Call): unknown => {
    if (plugin === 'Preferences' && method === 'get') return { value: values.get(key) ?? null }
    if (plugin === 'Preferences' && method === 'set') values.set(key, value)
    if (plugin === 'Preferences' && method === 'remove') values.delete(key)
    if (method === 'getLaunchUrl') return bridge.launchUrl ? { url: bridge.launchUrl } : undefined
    return {}
  }
  const bridge: FakeBridge = {
    calls: () => asked.map(({ plugin, method }) => `${plugin}.${method}`),
    options: (call) =>
      asked.findLast(({ plugin, method }) => `${plugin}.${method}` === call)?.options,
    values,
    failing: new Set(),
    receives: (event) => listeners.has(event),
    launchUrl: undefined,
    fire: (event, data = {}) => listeners.get(event)?.forEach((listener) => listener(data)),
    restart: () => {
      asked.length = 0
      listeners.clear()
      bridge.failing.clear()
      bridge.launchUrl = undefined
    },
  }
  Object.assign(window, {
    androidBridge: {},
    Capacitor: {
      isNativePlatform: () => true,
      PluginHeaders: headers,
      nativePromise: async (plugin: string, method: string, options: Call['options'] = {}) => {
        const call = { plugin, method, options }
        asked.push(call)
        if (bridge.failing.has(`${plugin}.${method}`)) throw new Error('Refused.')
        return answer(call)
      },
      nativeCallback: (_: string, method: string, options: Call['options'], listener: Listener) => {
        const event = options['eventName'] ?? ''
        const those = listeners.get(event) ?? new Set()
        if (method === 'addListener') listeners.set(event, those.add(listener))
        else those.delete(listener)
        return Promise.resolve(event)
      },
    },
  })
  return bridge
}

/**
 * Replaces the native side; the real scripts of the plugins run. It must exist before the plugins,
 * as in the app, so a test must import it first.
 */
export const bridge = fakeBridge()
