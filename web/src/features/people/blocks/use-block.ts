import { blockPerson, unblockPerson } from '@patchbay/contract/people/blocks'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiError } from '../../../platform/http/api-error.ts'
import { call } from '../../../platform/http/api.ts'
import { showToast } from '../../../ui/overlays/toast.ts'
import { personKeys } from '../people/public.ts'
import { useNoticedEnd, useSessions } from '../../accounts/sessions/public.ts'
import { noteBlocked, noteUnblocked } from './blocks.cache.ts'
import { blockTexts as texts } from './texts.ts'

interface Named {
  readonly id: string
  readonly name: string
}

const isGone = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'person_not_found'

export function useBlock({ id, name }: Named, onSettled: () => void) {
  const client = useQueryClient()
  const { state } = useSessions()
  const noticed = useNoticedEnd(texts.signIn)
  return useMutation({
    mutationFn: () => noticed(call(blockPerson, { params: { userId: id } })),
    networkMode: 'always',
    onMutate: () => state().user?.id,
    onSuccess: (profile, _, askedBy) => {
      // A person who has signed in meanwhile has not blocked anybody.
      if (state().user?.id !== askedBy) return
      noteBlocked(client, profile)
      showToast({ message: texts.blocked(name) })
    },
    onError: (error) => {
      showToast({ message: isGone(error) ? texts.notFound : texts.blockFailed, tone: 'error' })
      void client.invalidateQueries({ queryKey: personKeys.one(id) })
    },
    onSettled,
  })
}

export function useUnblock({ id, name }: Named, onUnblocked?: () => void) {
  const client = useQueryClient()
  const { state } = useSessions()
  const noticed = useNoticedEnd(texts.signIn)
  return useMutation({
    mutationFn: () => noticed(call(unblockPerson, { params: { userId: id } })),
    networkMode: 'always',
    onMutate: () => state().user?.id,
    onSuccess: (_answer, _, askedBy) => {
      if (state().user?.id !== askedBy) return
      onUnblocked?.()
      noteUnblocked(client, id)
      showToast({ message: texts.unblocked(name) })
    },
    onError: () => showToast({ message: texts.unblockFailed, tone: 'error' }),
  })
}
