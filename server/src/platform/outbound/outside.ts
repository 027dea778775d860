import { isIP } from 'node:net'
import { isLoopback } from '../loopback.ts'
import { isPublicAddress } from './public-address.ts'

/** A URL's host, without the brackets of an IPv6 address. */
export const hostOf = (url: URL): string => url.hostname.replaceAll(/^\[|\]$/g, '')

/**
 * Whether an address leads inside by its own words. What a name means is asked by the connection
 * (`lookUpPublic`); without a name there is nothing to look up, so that could not refuse it.
 */
export function leadsInside(url: URL): boolean {
  const host = hostOf(url)
  return isLoopback(host) || (isIP(host) !== 0 && !isPublicAddress(host))
}
