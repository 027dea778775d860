import type { IncomingMessage } from 'node:http'
import { isIPv6 } from 'node:net'
import { fold } from '@patchbay/contract/fold'

/** The unit that a limit counts: an IPv4 address, or the /64 network of one IPv6 household. */
export function limitedAddress(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped !== undefined) return mapped
  if (!isIPv6(address)) return address
  const [head = '', tail] = (address.split('%', 1)[0] ?? '').split('::')
  const groups = head === '' ? [] : head.split(':')
  const missing =
    tail === undefined ? 0 : 8 - groups.length - tail.split(':').filter(Boolean).length
  const full = [...groups, ...Array.from({ length: missing }, () => '0')]
  return `${full
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}

/** The client behind our trusted proxies. Entries further left in the header can be forged. */
export function clientAddress(request: IncomingMessage, trustedProxies: number): string {
  const header = String(request.headers['x-forwarded-for'] ?? '')
  const named = header
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
  const hops = [request.socket.remoteAddress ?? '', ...named.toReversed()]
  return hops[Math.min(trustedProxies, hops.length - 1)] ?? ''
}

/**
 * The unit that a limit of an e-mail address counts. The database looks addresses up without regard
 * to case, and what it calls the same letter depends on its locale (İ and i, for example): this
 * folds more, so that no two spellings of one account have separate limits.
 */
export const limitedEmail = (email: string): string => fold(email.trim())
