import type { IncomingMessage } from 'node:http'
import { isIPv4, isIPv6 } from 'node:net'
import { fold } from '@patchbay/contract/fold'

/** The four numbers of an IPv4 address, also of one that is written as IPv6. */
const ipv4Of = (address: string): string | undefined =>
  isIPv4(address) ? address : /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]

/** The first four groups of an IPv6 address, which name its /64 network. */
function groupsOf(address: string): number[] {
  const [head = '', tail] = (address.split('%', 1)[0] ?? '').split('::')
  const groups = head === '' ? [] : head.split(':')
  const missing =
    tail === undefined ? 0 : 8 - groups.length - tail.split(':').filter(Boolean).length
  const full = [...groups, ...Array.from({ length: missing }, () => '0')]
  return full.slice(0, 4).map((group) => Number.parseInt(group, 16))
}

const joined = (groups: readonly number[]): string =>
  groups.map((group) => group.toString(16)).join(':')

/** The unit that a limit counts: an IPv4 address, or the /64 network of one IPv6 household. */
export function limitedAddress(address: string): string {
  const ipv4 = ipv4Of(address)
  if (ipv4 !== undefined) return ipv4
  return isIPv6(address) ? `${joined(groupsOf(address))}::/64` : address
}

/**
 * The networks around that unit, the nearest first: a /24, or the /56 and the /48 that a provider
 * gives to one customer, who has many of the units.
 */
export function networksAround(address: string): readonly string[] {
  const ipv4 = ipv4Of(address)
  if (ipv4 !== undefined) return [`${ipv4.replace(/\.\d+$/, '')}.0/24`]
  if (!isIPv6(address)) return []
  const [one = 0, two = 0, three = 0, four = 0] = groupsOf(address)
  return [`${joined([one, two, three, four & 0xff00])}::/56`, `${joined([one, two, three])}::/48`]
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
