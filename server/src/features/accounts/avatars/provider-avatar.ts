import type { Provider } from '@patchbay/contract/accounts/sign-in'

export type AvatarSource = 'upload' | Provider | null

/**
 * Whether a sign-in changes the picture. The person's own upload stays; Spotify replaces any other
 * picture; the other providers set one only if there is none.
 */
export function takesProviderPicture(provider: Provider, current: AvatarSource): boolean {
  if (current === 'upload') return false
  return provider === 'spotify' || current === null
}
