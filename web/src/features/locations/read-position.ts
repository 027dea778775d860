import { locationTexts as texts } from './texts.ts'

interface Coordinates {
  readonly latitude: number
  readonly longitude: number
}

/** Why the browser gave no position; the message is what a person reads. */
export class PositionError extends Error {}

const options: PositionOptions = { enableHighAccuracy: true, timeout: 10_000, maximumAge: 0 }

/** Where the device is now, as precisely as it can say within ten seconds. */
export function readPosition(): Promise<Coordinates> {
  // Absent from some wrappers, whatever the types say.
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
