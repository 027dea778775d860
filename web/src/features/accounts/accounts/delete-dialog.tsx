import { confirmsDeletion, deleteAccount } from '@patchbay/contract/accounts/accounts'
import { useMutation } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useState, type ReactNode } from 'react'
import { ApiError } from '../../../platform/http/api-error.ts'
import { call } from '../../../platform/http/api.ts'
import { tooOftenWords } from '../../../platform/http/too-often.ts'
import { storage, tabStorage } from '../../../platform/storage/storage.ts'
import { showToast } from '../../../ui/overlays/toast.ts'
import { TypedDeletion } from '../../../ui/overlays/typed-deletion.tsx'
import { useConfirmation } from '../confirmations/public.ts'
import { useNoticedEnd, useSessions } from '../sessions/public.ts'
import { deletionTexts as texts } from './texts.ts'

/** Uses the server's own text for some errors; without an answer the result is unknown. */
function wordsFor(error: unknown): string {
  if (!(error instanceof ApiError) || error.code === 'network') return texts.notReached
  if (error.code === 'deletion_not_confirmed') return texts.notConfirmed
  if (error.code === 'not_authenticated') return texts.signedOut
  return tooOftenWords(error) ?? texts.failed
}

/** Deletes the account and opens the sign-in page, with nothing left in this browser. */
function useDeleteAccount() {
  const { signOut } = useSessions()
  // The dialog is unmounted with the session, so the page says this instead.
  const noticed = useNoticedEnd(texts.signedOut)
  const router = useRouter()
  return useMutation({
    mutationFn: async (confirmText: string) => {
      const { success } = await noticed(call(deleteAccount, { body: { confirmText } }))
      if (!success) throw new ApiError({ code: 'internal', status: 200, message: texts.failed })
    },
    onSuccess: async () => {
      void signOut()
      storage.clear()
      tabStorage.clear()
      showToast({ message: texts.done })
      await router.navigate({
        to: '/auth',
        state: { message: texts.farewell },
        replace: true,
        ignoreBlocker: true,
      })
    },
  })
}

interface DeleteDialogProps {
  open: boolean
  onClose: () => void
}

/** Requires the confirmation text of the contract. */
export function DeleteDialog({ open, onClose }: DeleteDialogProps): ReactNode {
  const [words, setWords] = useState('')
  const [forced, setForced] = useState(false)
  const { mutate, isPending, error, reset } = useDeleteAccount()
  const { ask, isAsking, dialog } = useConfirmation('/profile')
  const confirmed = confirmsDeletion(words)
  const submit = (): void =>
    mutate(words, {
      onError: (refusal) => {
        const isAsked = ask(refusal, { interrupted: { kind: 'delete' }, again: submit })
        if (isAsked) reset()
      },
    })
  return (
    <>
      <TypedDeletion
        open={open && !isAsking}
        onClose={onClose}
        texts={texts}
        typed={words}
        onType={(text) => {
          setWords(text)
          setForced(false)
          reset()
        }}
        confirmed={confirmed}
        refusal={forced ? texts.notConfirmed : undefined}
        failure={error ? wordsFor(error) : undefined}
        busy={isPending}
        onSubmit={() => {
          setForced(!confirmed)
          if (confirmed) submit()
        }}
      />
      {dialog}
    </>
  )
}
