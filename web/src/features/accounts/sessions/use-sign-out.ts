import { useSessions } from './sessions-context.tsx'

export function useSignOut(): () => void {
  const { signOut } = useSessions()
  return () => void signOut('left')
}
