import { locationTexts as texts } from './texts.ts'

interface Coordinates {
  readonly latitude: number
  readonly longitude: number
}

/** Why the browser gave no position; the message is shown to the person. */
export class PositionError extends Error {}

const options: PositionOptions = { enableHighAccuracy: true, timeout: 10_000, maximumAge: 0 }

/** The current position of the device, as precise as possible within ten seconds. */
export function readPosition(): Promise<Coordinates> {
  // Missing in some native wrappers, despite the types.
  const geolocation = navigator.geolocation as Geolocation | undefined
  return new Promise((resolve, reject) => {
    if (!geolocation) {
      reject(new PositionError(texts.unsupported))
      return
    }
    geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => resolve({ latitude, longitude }),
      ({ code }) => reject(new PositionError(texts.refusals[code] ?? texts.noAccess)),
      options,
    )
  })
}
