import type { Provider } from '@patchbay/contract/accounts/sign-in'
import { jwtVerify } from 'jose'
import { json, type Answer, type Asked } from './exchange.ts'
import type { ProviderState } from './provider-state.ts'
import type { AppleCredentials } from './settings.ts'

const appleAudience = 'https://appleid.apple.com'
/** Apple's own number for six months, in seconds. */
const longestLife = 15_777_000

/** Authenticates the app; returns a refusal, if any. Each provider wants the secret elsewhere. */
export async function refuseClient(
  state: ProviderState,
  provider: Provider,
  asked: Asked,
): Promise<Answer | undefined> {
  const { clientId, credentials } = state.settings[provider]
  const [id, secret] =
    provider === 'spotify'
      ? readBasic(asked.headers.authorization)
      : [asked.form.get('client_id'), asked.form.get('client_secret')]
  if (credentials.kind === 'apple') {
    const isGenuine = id === clientId && (await isAppleSecret(state, credentials, clientId, secret))
    return isGenuine ? undefined : json(400, { error: 'invalid_client' })
  }
  if (id === clientId && secret === credentials.secret) return undefined
  const challenge = provider === 'spotify' ? { 'www-authenticate': 'Basic realm="spotify"' } : {}
  return json(401, { error: 'invalid_client' }, challenge)
}

function readBasic(header: string | undefined): readonly (string | null)[] {
  const [, encoded = ''] = /^basic +(\S+)$/i.exec(header ?? '') ?? []
  const pair = Buffer.from(encoded, 'base64').toString().split(':')
  // Id and secret are form-encoded before they are joined.
  return pair.map((part) => new URLSearchParams(`part=${part.replaceAll('&', '%26')}`).get('part'))
}

async function isAppleSecret(
  state: ProviderState,
  { teamId, keyId }: AppleCredentials,
  clientId: string,
  secret: string | null | undefined,
): Promise<boolean> {
  const now = state.now()
  try {
    const { payload, protectedHeader } = await jwtVerify(secret ?? '', state.applePublicKey, {
      algorithms: ['ES256'],
      issuer: teamId,
      subject: clientId,
      audience: appleAudience,
      requiredClaims: ['iat', 'exp'],
      currentDate: new Date(now),
    })
    const { exp = Infinity } = payload
    return protectedHeader.kid === keyId && exp - now / 1_000 <= longestLife
  } catch {
    return false
  }
}
