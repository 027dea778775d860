import {
  listIdentities,
  startLink,
  unlinkIdentity,
  type Identity,
} from '@patchbay/contract/accounts/identities'
import type { Provider } from '@patchbay/contract/accounts/sign-in'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useContext } from 'react'
import { ApiError } from '../../../platform/http/api-error.ts'
import { call } from '../../../platform/http/api.ts'
import { OpenUrl } from '../../../platform/page/open-url.ts'
import { isWrapped } from '../../../platform/instance/wrapper.ts'
import { showToast } from '../../../ui/overlays/toast.ts'
import { redirectTarget, useSessions } from '../sessions/public.ts'
import { beginHandover } from '../sign-in/public.ts'
import { identityTexts as texts } from './texts.ts'

const queryKey = ['identities'] as const

export const useIdentities = () =>
  useQuery({ queryKey, queryFn: ({ signal }) => call(listIdentities, { signal }) })

/** Opens the provider's page, which returns to the settings. */
export function useStartLink() {
  const openUrl = useContext(OpenUrl)
  const sessions = useSessions()
  return useMutation({
    mutationFn: async (provider: Provider) => {
      if (isWrapped()) {
        redirectTarget.remember('/settings')
        return beginHandover({ provider, links: true, sessions, openUrl })
      }
      const { url } = await call(startLink, { body: { provider } })
      if (url === null) return showToast({ message: texts.notSetUp(provider) })
      redirectTarget.remember('/settings')
      return openUrl(url)
    },
    onError: () => showToast({ message: texts.failed }),
  })
}

export function useUnlink(onEnd: () => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id }: Identity) =>
      call(unlinkIdentity, { params: { identityId: id } }).catch((error: unknown) => {
        // Another tab has already unlinked it, which is the wanted result.
        if (!(error instanceof ApiError) || error.code !== 'identity_not_found') throw error
      }),
    onSuccess: (_nothing, { provider }) => showToast({ message: texts.unlinked(provider) }),
    onError: (error) => {
      const last = error instanceof ApiError && error.code === 'last_way_in'
      showToast({ message: last ? texts.lastWayIn : texts.failed })
    },
    onSettled: () => {
      onEnd()
      return client.invalidateQueries({ queryKey })
    },
  })
}
