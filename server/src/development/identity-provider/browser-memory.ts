import * as z from 'zod/mini'
import type { Newcomer } from './persona.ts'

/**
 * Stored in a cookie of one browser, so that its newcomers survive a restart of the app and other
 * browsers do not see them.
 */
export interface BrowserMemory {
  /** The person whom Spotify signs in without asking again. */
  readonly spotify?: string | undefined
  readonly newcomers: readonly Newcomer[]
}

const cookieName = 'development-sign-in'
const cookieLimit = 3_500
const yearInSeconds = 31_536_000

const text = z.string().check(z.maxLength(300))
const memory = z.object({
  spotify: z.optional(text),
  newcomers: z.array(z.object({ id: text, name: text, email: text })).check(z.maxLength(10)),
})

export function readMemory(cookieHeader: string | undefined): BrowserMemory {
  const value = cookieHeader
    ?.split(';')
    .map((pair) => pair.trim().split('='))
    .find(([name]) => name === cookieName)?.[1]
  if (value === undefined) return { newcomers: [] }
  try {
    return z.parse(memory, JSON.parse(Buffer.from(value, 'base64url').toString()))
  } catch {
    return { newcomers: [] }
  }
}

/** The Set-Cookie header, with as many of the latest newcomers as fit, five at most. */
export function rememberIn({ spotify, newcomers }: BrowserMemory): string {
  const kept = newcomers.slice(0, 5)
  const encode = () =>
    Buffer.from(JSON.stringify({ spotify, newcomers: kept })).toString('base64url')
  while (encode().length > cookieLimit) kept.pop()
  return `${cookieName}=${encode()}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${yearInSeconds}`
}
