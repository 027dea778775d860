import {
  exportJWK,
  exportSPKI,
  generateKeyPair,
  SignJWT,
  UnsecuredJWT,
  type JSONWebKeySet,
  type JWTPayload,
} from 'jose'
import { randomBytes } from 'node:crypto'
import type { Tamper } from './tamper.ts'

/** The key pair of one issuer. */
export interface Signer {
  readonly published: JSONWebKeySet
  sign(claims: JWTPayload, tamper: Tamper): Promise<string>
}

export async function createSigner(): Promise<Signer> {
  const { publicKey, privateKey } = await generateKeyPair('RS256', { extractable: true })
  const kid = randomBytes(6).toString('hex')
  return {
    published: { keys: [{ ...(await exportJWK(publicKey)), kid, alg: 'RS256', use: 'sig' }] },
    async sign(claims, tamper) {
      if (tamper.idTokenAlgorithm === 'none') return new UnsecuredJWT(claims).encode()
      if (tamper.idTokenAlgorithm === 'HS256') {
        const confused = new TextEncoder().encode(await exportSPKI(publicKey))
        return new SignJWT(claims).setProtectedHeader({ alg: 'HS256', kid }).sign(confused)
      }
      const key =
        tamper.signWith === 'other-key' ? (await generateKeyPair('RS256')).privateKey : privateKey
      return new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid }).sign(key)
    },
  }
}
