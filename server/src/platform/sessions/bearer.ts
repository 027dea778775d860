import type { IncomingHttpHeaders } from 'node:http'
import type { Config } from '../config.ts'
import { isAppOrigin } from '../http/app-origin.ts'
import { isToken } from './tokens.ts'

/** The token of a session: a browser sends it in a cookie, the native app in a header. */
export interface SentToken {
  readonly token: string
  readonly bearer: boolean
}

/**
 * The value after `Bearer`: any value from the app's page, otherwise only one that looks like our
 * token. Anything else is for a proxy in front of us and does not identify a person.
 */
export function bearerOf(headers: IncomingHttpHeaders, config: Config): string | undefined {
  if (!hasApp(config)) return undefined
  const sent = /^bearer\b *(.*)$/i.exec(headers.authorization ?? '')?.[1]
  return isToken(sent) || isAppOrigin(headers, config) ? sent : undefined
}

/** Without configured origins there is no native app, and tokens issued earlier do not count. */
export const hasApp = ({ appOrigins }: Config): boolean => appOrigins.length > 0
