import { deleteSession, listSessions, signOutElsewhere } from '@patchbay/contract/sessions'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { ApiError } from '../../platform/api-error.ts'
import { call } from '../../platform/api.ts'
import { showToast } from '../../ui/toast.ts'
import { settingsTexts as texts } from './texts.ts'

const queryKey = ['sessions'] as const

export const useSessionsList = () =>
  useQuery({ queryKey, queryFn: ({ signal }) => call(listSessions, { signal }) })

export function useEndSession() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (sessionId: string) =>
      call(deleteSession, { params: { sessionId } }).catch((error: unknown) => {
        // It has already ended, which is the wanted result.
        if (!(error instanceof ApiError) || error.code !== 'session_not_found') throw error
      }),
    onSuccess: () => showToast({ message: texts.signedOut }),
    onError: () => showToast({ message: texts.failed }),
    onSettled: () => client.invalidateQueries({ queryKey }),
  })
}

export function useEndOtherSessions(onEnd: () => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call(signOutElsewhere),
    onSuccess: () => showToast({ message: texts.elsewhereDone }),
    onError: () => showToast({ message: texts.failed }),
    onSettled: () => {
      onEnd()
      return client.invalidateQueries({ queryKey })
    },
  })
}
