import type { IncomingHttpHeaders } from 'node:http'

/** What proves a session: a browser has it in a cookie, the native app sends it in a header. */
export interface SentToken {
  readonly token: string
  readonly bearer: boolean
}

/** What follows `Bearer`, whatever it is; absent where the header is, or is a proxy's own. */
export const bearerOf = ({ authorization }: IncomingHttpHeaders): string | undefined =>
  /^bearer\b *(.*)$/i.exec(authorization ?? '')?.[1]
