import type { PushSdk, ReadySdk } from './push-sdk.ts'

interface ClickEvent {
  readonly notification: { readonly additionalData?: { readonly path?: unknown } | null }
}
type ClickListener = (event: ClickEvent) => void

/**
 * The part of the plugin that we use. The native wrapper provides it once its plugins are loaded.
 */
export interface OneSignalPlugin {
  initialize(appId: string): void
  readonly Notifications: {
    clearAll(): void
    canRequestPermission(): Promise<boolean>
    requestPermission(fallbackToSettings: boolean): Promise<boolean>
    getPermissionAsync(): Promise<boolean>
    addEventListener(type: 'click', listener: ClickListener): void
    removeEventListener(type: 'click', listener: ClickListener): void
  }
  readonly User: {
    readonly pushSubscription: {
      getIdAsync(): Promise<string | null | undefined>
      optIn(): void
      optOut(): void
    }
  }
}

interface Plugged {
  readonly plugins?: { readonly OneSignal?: OneSignalPlugin }
}

const sdks = new WeakMap<OneSignalPlugin, PushSdk>()

/** The OneSignal app id from the page of the native build; missing in builds without push. */
const appIdOf = (): string | undefined => document.documentElement.dataset.pushApp || undefined

/** Whether the plugin is worth waiting for. */
export const isBuiltForPush = (): boolean => appIdOf() !== undefined

export const readyOneSignal: ReadySdk = () => {
  const plugin = (window as Plugged).plugins?.OneSignal
  const appId = appIdOf()
  if (plugin === undefined || appId === undefined) return undefined
  const known = sdks.get(plugin)
  if (known !== undefined) return known
  plugin.initialize(appId)
  const sdk = adapt(plugin)
  sdks.set(plugin, sdk)
  return sdk
}

function adapt(plugin: OneSignalPlugin): PushSdk {
  const { Notifications: notifications, User: user } = plugin
  const isAllowed = (): Promise<boolean> => notifications.getPermissionAsync()
  return {
    mayAsk: () => notifications.canRequestPermission(),
    requestPermission: () => notifications.requestPermission(false),
    isAllowed,
    playerId: async () =>
      (await isAllowed()) ? (await user.pushSubscription.getIdAsync()) || undefined : undefined,
    join: () => user.pushSubscription.optIn(),
    leave: () => {
      user.pushSubscription.optOut()
      notifications.clearAll()
    },
    onClick: (listener) => {
      const clickListener: ClickListener = ({ notification }) =>
        listener(notification.additionalData?.path)
      notifications.addEventListener('click', clickListener)
      return () => notifications.removeEventListener('click', clickListener)
    },
  }
}
