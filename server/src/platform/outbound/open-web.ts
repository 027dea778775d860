import { lookup } from 'node:dns/promises'
import { connect as connectPlain, type Socket } from 'node:net'
import { connect as connectSecurely } from 'node:tls'

/** Where to connect: an address that was checked, and never a name. */
export interface Place {
  readonly address: string
  readonly port: number
  /** The host that is asked for, which a certificate must name. */
  readonly host: string
  readonly isSecure: boolean
}

/**
 * How pages of others are reached. Tests and development put another one here, so that nothing
 * leaves the machine; what is checked is checked all the same.
 */
export interface OpenWeb {
  /** All addresses of a host. */
  resolve(host: string): Promise<readonly string[]>
  connect(place: Place): Socket
}

export const openWeb: OpenWeb = {
  resolve: async (host) => (await lookup(host, { all: true })).map(({ address }) => address),
  connect: ({ address: host, port, host: servername, isSecure }) =>
    isSecure
      ? connectSecurely({ host, port, servername, ALPNProtocols: ['http/1.1'] })
      : connectPlain({ host, port }),
}
