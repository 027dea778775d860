import { lookUpLocation } from '@patchbay/contract/locations'
import { useMutation } from '@tanstack/react-query'
import { ApiError } from '../../platform/api-error.ts'
import { call } from '../../platform/api.ts'
import { PositionError, readPosition } from './read-position.ts'
import { locationTexts as texts } from './texts.ts'

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
