import { isIP } from 'node:net'
import { isLoopback } from '../loopback.ts'
import { isPublicAddress } from './public-address.ts'

/** A URL's host, without the brackets of an IPv6 address. */
export const hostOf = (url: URL): string => url.hostname.replaceAll(/^\[|\]$/g, '')

/**
 * Whether a URL names an internal address literally. Host names are checked when connecting
 * (`lookUpPublic`); a literal address is never looked up, so it must be refused here.
 */
export function leadsInside(url: URL): boolean {
  const host = hostOf(url)
  return isLoopback(host) || (isIP(host) !== 0 && !isPublicAddress(host))
}
