import { removeAvatar } from '@patchbay/contract/avatars'
import { useMutation } from '@tanstack/react-query'
import { call } from '../../platform/api.ts'
import { useSessions } from '../sessions/public.ts'
import { sayIfSignedOut } from './failure-words.ts'

interface Listeners {
  readonly onRemoved: () => void
  readonly onFailure: (error: unknown) => void
}

export function useRemoveAvatar({ onRemoved, onFailure }: Listeners) {
  const { update } = useSessions()
  return useMutation({
    mutationFn: () => call(removeAvatar),
    onSuccess: (profile) => {
      update(profile)
      onRemoved()
    },
    onError: (error) => {
      sayIfSignedOut(error)
      onFailure(error)
    },
  })
}
