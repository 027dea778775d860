import { confirmsDeletion } from '@patchbay/contract/accounts'
import { useState, type ReactNode } from 'react'
import { TypedDeletion } from '../../ui/overlays/typed-deletion.tsx'
import { deletionTexts as texts } from './texts.ts'
import { useDeleteAccount, wordsFor } from './use-delete-account.ts'

interface DeleteDialogProps {
  open: boolean
  onClose: () => void
}

/** Requires the confirmation text of the contract. */
export function DeleteDialog({ open, onClose }: DeleteDialogProps): ReactNode {
  const [words, setWords] = useState('')
  const [forced, setForced] = useState(false)
  const { mutate, isPending, error, reset } = useDeleteAccount()
  const confirmed = confirmsDeletion(words)
  return (
    <TypedDeletion
      open={open}
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
        if (confirmed) mutate(words)
      }}
    />
  )
}
