import type { IncomingHttpHeaders } from 'node:http'
import type { Config } from '../config.ts'
import { isAppOrigin } from '../http/app-origin.ts'
import { isToken } from './tokens.ts'

/** What proves a session: a browser has it in a cookie, the native app sends it in a header. */
export interface SentToken {
  readonly token: string
  readonly bearer: boolean
}

/**
 * What follows `Bearer`: from the app's page whatever it is, from elsewhere what looks like a token
 * of ours. Anything else is of a proxy in front of us, and says nothing about who asks.
 */
export function bearerOf(headers: IncomingHttpHeaders, config: Config): string | undefined {
  if (!hasApp(config)) return undefined
  const sent = /^bearer\b *(.*)$/i.exec(headers.authorization ?? '')?.[1]
  return isToken(sent) || isAppOrigin(headers, config) ? sent : undefined
}

/** Without its origins there is no native app, whatever was given to one before. */
export const hasApp = ({ appOrigins }: Config): boolean => appOrigins.length > 0
