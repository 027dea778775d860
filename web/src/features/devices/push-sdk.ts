/** What the app needs of the service that pushes to it, once it is there. */
export interface PushSdk {
  /** Whether the person has never been asked on this device: the system asks only once. */
  mayAsk(): Promise<boolean>
  /** Asks; whether notifications may be shown. */
  requestPermission(): Promise<boolean>
  isAllowed(): Promise<boolean>
  /** By which this device is reached; none while it cannot be. */
  playerId(): Promise<string | undefined>
  /** The device is reached again, where somebody had left it. */
  join(): void
  /** Nothing reaches the device any more, and what it shows goes. */
  leave(): void
  /** Hears where each notification leads that is tapped; says how to stop. */
  onClick(hear: (path: unknown) => void): () => void
}

/** The service's part in the app comes some time after the page, or never. */
export type ReadySdk = () => PushSdk | undefined
