export interface NativeCall {
  readonly pluginId: string
  readonly methodName: string
  readonly callbackId: string
  readonly options: Readonly<Record<string, string>>
}

declare global {
  interface Window {
    callNative: (call: NativeCall) => Promise<unknown>
    fireNative: (event: string, data: object) => void
  }
}

interface Wrapper {
  readonly Plugins: object
  readonly PluginHeaders: readonly object[]
  /** Set by the bridge, as soon as it exists. */
  fromNative?: (result: object) => void
}

/** Runs in the page before the bridge of the wrapper, which calls it. */
export function nativeSide(): void {
  const listeners = new Map<string, NativeCall[]>()
  const promised = ['open', 'close', 'get', 'set', 'remove', 'getLaunchUrl', 'minimizeApp']
  const methods = [
    ...promised.map((name) => ({ name, rtype: 'promise' })),
    { name: 'addListener', rtype: 'callback' },
    { name: 'removeListener', rtype: 'callback' },
  ]
  const wrapper: Wrapper = {
    Plugins: {},
    PluginHeaders: ['App', 'Browser', 'Preferences'].map((name) => ({ name, methods })),
  }
  const reply = (call: NativeCall, data: unknown, save = false): void =>
    wrapper.fromNative?.({ ...call, success: true, data, save })
  const postMessage = (text: string): void => {
    const call = JSON.parse(text) as NativeCall
    const event = call.options['eventName'] ?? ''
    if (call.methodName === 'addListener')
      listeners.set(event, [...(listeners.get(event) ?? []), call])
    else if (call.methodName !== 'removeListener')
      void window.callNative(call).then((data) => reply(call, data))
  }
  Object.assign(window, {
    Capacitor: wrapper,
    androidBridge: { postMessage },
    fireNative: (event: string, data: object) =>
      listeners.get(event)?.forEach((call) => reply(call, data, true)),
  })
}
