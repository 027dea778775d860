import { hash, randomBytes } from 'node:crypto'

/** 256 random bits, as they stand in a cookie. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** What the database keeps of a token. A plain hash is enough: the token cannot be guessed. */
export const hashToken = (token: string): Buffer => hash('sha256', token, 'buffer')

export const isToken = (value: string | undefined): value is string =>
  value !== undefined && /^[\w-]{43}$/.test(value)
