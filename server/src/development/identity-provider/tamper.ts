import type { JWTPayload } from 'jose'

type Body = Record<string, unknown>

/**
 * How a test makes the provider misbehave. Read at every request: set a field, sign in, unset it.
 * It holds for all three providers at once.
 */
export interface Tamper {
  idTokenClaims?: ((claims: JWTPayload) => JWTPayload | Promise<JWTPayload>) | undefined
  /** HS256 signs with the public key's PEM as the secret, the classic confusion of algorithms. */
  idTokenAlgorithm?: 'RS256' | 'none' | 'HS256' | undefined
  /** Signs with a key that is not published, under the published key's id. */
  signWith?: 'other-key' | undefined
  /** The token endpoint answers this status without looking at the request. */
  tokenStatus?: number | undefined
  /** The token endpoint never answers. */
  hang?: boolean | undefined
  tokenResponse?: ((body: Body) => Body | Promise<Body>) | undefined
  keysStatus?: number | undefined
  /** What goes back to the app in the address or in Apple's form. */
  callbackFields?:
    | ((fields: URLSearchParams) => URLSearchParams | Promise<URLSearchParams>)
    | undefined
  userStatus?: number | undefined
  userInfo?: ((body: Body) => Body | Promise<Body>) | undefined
}
