import {
  listIdentities,
  unlinkIdentity,
  type Identity,
} from '@patchbay/contract/accounts/identities'
import type { Provider } from '@patchbay/contract/accounts/sign-in'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useContext } from 'react'
import { ApiError } from '../../../platform/http/api-error.ts'
import { call } from '../../../platform/http/api.ts'
import { OpenUrl } from '../../../platform/page/open-url.ts'
import { showToast } from '../../../ui/overlays/toast.ts'
import type { Confirmation } from '../confirmations/public.ts'
import { useSessions } from '../sessions/public.ts'
import { beginLink, requireConfirmed } from '../sign-in/public.ts'
import { identityTexts as texts } from './texts.ts'

const queryKey = ['identities'] as const

export const useIdentities = () =>
  useQuery({ queryKey, queryFn: ({ signal }) => call(listIdentities, { signal }) })

/** Opens the provider's page, which returns to the settings. */
export function useStartLink({ ask }: Confirmation) {
  const openUrl = useContext(OpenUrl)
  const sessions = useSessions()
  const { mutate, isPending } = useMutation({
    mutationFn: async (provider: Provider) => {
      const isSetUp = await beginLink(provider, { sessions, openUrl })
      if (!isSetUp) showToast({ message: texts.notSetUp(provider) })
    },
    onError: (error, provider) => {
      const again = (): void => mutate(provider)
      if (!ask(error, { interrupted: { kind: 'link', provider }, again }))
        showToast({ message: texts.failed })
    },
  })
  return { mutate, isPending }
}

/** Asks for a confirmation before the address is typed, and then opens the sheet for it. */
export function useStartMailLink({ ask }: Confirmation, onReady: () => void) {
  const { mutate, isPending } = useMutation({
    mutationFn: requireConfirmed,
    onSuccess: onReady,
    onError: (error) => {
      const again = (): void => mutate()
      if (!ask(error, { interrupted: { kind: 'link_mail' }, again }))
        showToast({ message: texts.failed })
    },
  })
  return { mutate, isPending }
}

export function useMailAdded(onEnd: () => void): () => void {
  const client = useQueryClient()
  return () => {
    onEnd()
    showToast({ message: texts.mailAdded })
    void client.invalidateQueries({ queryKey })
  }
}

export function useUnlink({ ask }: Confirmation, onEnd: () => void) {
  const client = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: ({ id }: Identity) =>
      call(unlinkIdentity, { params: { identityId: id } }).catch((error: unknown) => {
        // Another tab has already unlinked it, which is the wanted result.
        if (!(error instanceof ApiError) || error.code !== 'identity_not_found') throw error
      }),
    onSuccess: (_nothing, { provider }) => showToast({ message: texts.unlinked(provider) }),
    onError: (error, identity) => {
      const interrupted = { kind: 'unlink', identityId: identity.id } as const
      if (ask(error, { interrupted, again: () => mutate(identity) })) return
      const last = error instanceof ApiError && error.code === 'last_way_in'
      showToast({ message: last ? texts.lastWayIn : texts.failed })
    },
    onSettled: () => {
      onEnd()
      return client.invalidateQueries({ queryKey })
    },
  })
  return { mutate, isPending }
}
