import type { JWTPayload } from 'jose'

type Body = Record<string, unknown>

/**
 * Lets a test make the provider misbehave. Read at every request: set a field, sign in, unset it.
 * It applies to all three providers at once.
 */
export interface Tamper {
  idTokenClaims?: ((claims: JWTPayload) => JWTPayload | Promise<JWTPayload>) | undefined
  /** HS256 signs with the public key's PEM as the secret, the classic algorithm confusion. */
  idTokenAlgorithm?: 'RS256' | 'none' | 'HS256' | undefined
  /** Signs with an unpublished key, under the published key's id. */
  signWith?: 'other-key' | undefined
  /** The token endpoint answers this status without reading the request. */
  tokenStatus?: number | undefined
  /** The token endpoint never answers. */
  hang?: boolean | undefined
  tokenResponse?: ((body: Body) => Body | Promise<Body>) | undefined
  keysStatus?: number | undefined
  /** The fields that the app receives in the address or in Apple's form. */
  callbackFields?:
    | ((fields: URLSearchParams) => URLSearchParams | Promise<URLSearchParams>)
    | undefined
  userStatus?: number | undefined
  userInfo?: ((body: Body) => Body | Promise<Body>) | undefined
}
