import { lookUpLocation } from '@patchbay/contract/accounts/locations'
import { useMutation } from '@tanstack/react-query'
import { ApiError } from '../../../platform/http/api-error.ts'
import { call } from '../../../platform/http/api.ts'
import { locationTexts as texts } from './texts.ts'

interface Coordinates {
  readonly latitude: number
  readonly longitude: number
}

/** Why the browser gave no position; the message is shown to the person. */
class PositionError extends Error {}

const options: PositionOptions = { enableHighAccuracy: true, timeout: 10_000, maximumAge: 0 }

/** The current position of the device, as precise as possible within ten seconds. */
function readPosition(): Promise<Coordinates> {
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

function wordsFor(error: unknown): string {
  if (error instanceof PositionError) return error.message
  if (error instanceof ApiError) return texts.lookUpFailures[error.code] ?? texts.lookUpFailed
  return texts.undetermined
}

/** Reads the position from the browser and fetches its name from our server. */
async function findLocation(): Promise<string> {
  const body = await readPosition()
  const { location } = await call(lookUpLocation, { body })
  if (!location) throw new Error(texts.undetermined)
  return location
}

interface CurrentLocation {
  /** `onFound` is called only while the field is mounted. */
  readonly find: (onFound: (location: string) => void) => void
  readonly busy: boolean
  readonly problem: string | undefined
  readonly found: string | undefined
  readonly reset: () => void
}

export function useCurrentLocation(): CurrentLocation {
  const { mutate, isPending, error, data, reset } = useMutation({
    mutationFn: findLocation,
    // Without a network the position is still read, and the failure is shown at once.
    networkMode: 'always',
  })
  return {
    find: (onFound) => mutate(undefined, { onSuccess: onFound }),
    busy: isPending,
    problem: error ? wordsFor(error) : undefined,
    found: data,
    reset,
  }
}
