import type { Provider } from '@patchbay/contract/accounts/sign-in'
import type { ExpiringMap } from './expiring-map.ts'
import type { Persona } from './persona.ts'
import type { Registration } from './settings.ts'
import type { Signer } from './signer.ts'
import type { Tamper } from './tamper.ts'

/** A person's permission for the app: first as a code, then as an access token. */
export interface Grant {
  readonly provider: Provider
  readonly persona: Persona
  readonly redirectUri: string
  readonly challenge: string
  readonly nonce: string | undefined
  readonly scopes: ReadonlySet<string>
}

export interface ProviderState extends Registration {
  readonly url: string
  readonly redirectUri: string
  readonly productName: string
  readonly personas: readonly Persona[]
  readonly tamper: Tamper
  readonly now: () => number
  readonly signers: Readonly<Record<'google' | 'apple', Signer>>
  readonly codes: ExpiringMap<Grant>
  readonly accessTokens: ExpiringMap<Grant>
  /** The people whose names Apple has already sent to the app. */
  readonly introduced: ExpiringMap<true>
}
