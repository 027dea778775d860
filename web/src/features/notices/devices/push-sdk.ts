/** The part of the push SDK that the app needs. */
export interface PushSdk {
  /** Whether the person has never been asked on this device: the system asks only once. */
  mayAsk(): Promise<boolean>
  /** Asks for permission; resolves to whether notifications may be shown. */
  requestPermission(): Promise<boolean>
  isAllowed(): Promise<boolean>
  /** The id for pushes to this device; missing while it cannot receive any. */
  playerId(): Promise<string | undefined>
  /** Opts the device in again, after an earlier opt-out. */
  join(): void
  /** Opts the device out, and clears its notifications. */
  leave(): void
  /** Calls back with the path of each tapped notification; returns a function that stops it. */
  onClick(listener: (path: unknown) => void): () => void
}

/** The SDK is loaded some time after the page, or never. */
export type ReadySdk = () => PushSdk | undefined
