import { profileFields } from '@patchbay/contract/accounts/profiles'
import * as z from 'zod/mini'
import type { GeocoderConfig } from '../../../platform/config.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { readAtMost } from '../../../platform/outbound/read-at-most.ts'
import type { Point } from './point.ts'

const timeoutMilliseconds = 5_000
const mostBytes = 256 * 1024
/** About a hundred metres: enough for a city, and no more than the service needs to know. */
const decimals = 3

/**
 * Calls the configured service. Its key and the coordinates must not appear in any error or log.
 */
export async function askGeocoder(
  geocoder: GeocoderConfig,
  point: Point,
  timeout = timeoutMilliseconds,
): Promise<string> {
  const { status, text } = await request(addressOf(geocoder, point), AbortSignal.timeout(timeout))
  if (status === 401 || status === 403) throw new AppError('geocoder_refused')
  if (status === 429) throw new AppError('geocoder_busy')
  if (text === undefined) throw new AppError('location_failed')
  return readLocation(text)
}

function addressOf({ url, key }: GeocoderConfig, { latitude, longitude }: Point): string {
  return url
    .replaceAll('{lat}', latitude.toFixed(decimals))
    .replaceAll('{lon}', longitude.toFixed(decimals))
    .replaceAll('{key}', () => encodeURIComponent(key ?? ''))
}

async function request(address: string, signal: AbortSignal) {
  try {
    // A redirect may lead to a host that the operator did not configure, which would receive the
    // key.
    const response = await fetch(address, {
      signal,
      redirect: 'manual',
      headers: { accept: 'application/json' },
    })
    const { status, body } = response
    if (status === 200) return { status, text: await readAtMost(response, mostBytes) }
    await body?.cancel()
    return { status, text: undefined }
  } catch (error) {
    throw new AppError('geocoder_unreachable', new Error(reasonOf(error)))
  }
}

/** Only the name or code: messages may contain the address, and with it the key. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  const cause = error.cause as { code?: unknown } | undefined
  return typeof cause?.code === 'string' ? cause.code : error.name
}

const answer = z.object({ results: z.array(z.unknown()) })
const result = z.object({ components: z.record(z.string(), z.unknown()) })

function readLocation(text: string): string {
  const parsed = z.safeParse(answer, parseJson(text))
  if (!parsed.success) throw new AppError('geocoder_confused')
  if (parsed.data.results.length === 0) throw new AppError('no_location_results')
  for (const candidate of parsed.data.results) {
    const location = locationOf(candidate)
    if (location !== undefined) return location
  }
  throw new AppError('location_not_found')
}

/** Returns only a location that a profile accepts, without excess length or control characters. */
function locationOf(candidate: unknown): string | undefined {
  const parsed = z.safeParse(result, candidate)
  if (!parsed.success) return undefined
  const { city, town, village, country } = parsed.data.components
  const name = [city, town, village].map((text) => firstPart(text)).find((text) => text !== '')
  const land = firstPart(country)
  if (name === undefined || land === '') return undefined
  return z.safeParse(profileFields.location, `${name}, ${land}`).data
}

/** 'Korea' for 'Korea, Republic of', because another comma would be taken for the separator. */
const firstPart = (text: unknown): string =>
  typeof text === 'string' ? (text.split(',', 1)[0]?.trim() ?? '') : ''

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
