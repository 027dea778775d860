import { hash, randomBytes } from 'node:crypto'

/** 256 random bits in a form that a cookie can hold. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** The stored form of a token. A plain hash is enough, because the token cannot be guessed. */
export const hashToken = (token: string): Buffer => hash('sha256', token, 'buffer')

export const isToken = (value: string | undefined): value is string =>
  value !== undefined && /^[\w-]{43}$/.test(value)
