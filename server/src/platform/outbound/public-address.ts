import { lookup as resolve } from 'node:dns'
import { BlockList, isIP, type LookupFunction } from 'node:net'

/** Networks that are not part of the public internet: private, local and cloud-internal. */
const inside = new BlockList()
const v4: [string, number][] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  // Azure's own host, beside that of all clouds.
  ['168.63.129.16', 32],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
]
/** The only part of IPv6 that is given out, and what of it leads inside. */
const outside = new BlockList()
outside.addSubnet('2000::', 3, 'ipv6')
outside.addSubnet('::ffff:0:0', 96, 'ipv6')
const v6: [string, number][] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
]
for (const [network, prefix] of v4) inside.addSubnet(network, prefix, 'ipv4')
for (const [network, prefix] of v6) inside.addSubnet(network, prefix, 'ipv6')

export function isPublicAddress(address: string): boolean {
  const version = isIP(address)
  if (version === 0) return false
  if (version === 6 && !outside.check(address, 'ipv6')) return false
  // An IPv4 address in IPv6 notation is checked as IPv4.
  return !inside.check(address, version === 4 ? 'ipv4' : 'ipv6')
}

class InsideError extends Error {}

/** The lookup of the connection itself, so that the checked address is the one connected to. */
export const lookUpPublic: LookupFunction = (hostname, options, callback) => {
  resolve(hostname, { ...options, all: true }, (error, addresses) => {
    const first = addresses?.[0]
    if (error !== null || first === undefined) return callback(error ?? new InsideError(), '', 0)
    if (!addresses.every(({ address }) => isPublicAddress(address)))
      return callback(new InsideError('That name leads inside.'), '', 0)
    if (options.all === true) return callback(null, addresses)
    return callback(null, first.address, first.family)
  })
}
