import { Resolver } from 'node:dns/promises'
import { connect as connectPlain, type Socket } from 'node:net'
import { connect as connectSecurely } from 'node:tls'

/** The end of a connection: an address that was checked, and never a name. */
export interface ResolvedAddress {
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
  connect(target: ResolvedAddress): Socket
}

/**
 * Asks the name servers itself: `lookup` would do it in the few threads of the process, in which a
 * slow name server would hold up what everybody else asks.
 */
async function resolve(host: string): Promise<readonly string[]> {
  const resolver = new Resolver({ timeout: 2_000, tries: 2 })
  const answers = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)])
  return answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []))
}

export const openWeb: OpenWeb = {
  resolve,
  connect: ({ address: host, port, host: servername, isSecure }) =>
    isSecure
      ? connectSecurely({ host, port, servername, ALPNProtocols: ['http/1.1'] })
      : connectPlain({ host, port }),
}
