import { smallAvatar } from '@patchbay/contract/avatars'
import { useAttention } from '../../platform/attention.ts'
import { useSession } from '../sessions/public.ts'
import type { NavigationViewer } from './viewer.ts'

/** The signed-in person as the navigation shows them; `undefined` for a visitor. */
export function useViewer(): NavigationViewer | undefined {
  const { user } = useSession()
  const unreadMessages = useAttention()
  if (!user) return undefined
  return {
    id: user.id,
    name: user.displayName ?? user.fullName ?? '',
    role: user.professions[0] ?? '',
    avatar: smallAvatar(user.avatarUrl) || undefined,
    verified: user.verified,
    unreadMessages,
  }
}
