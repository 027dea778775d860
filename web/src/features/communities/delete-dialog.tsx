import type { Community } from '@patchbay/contract/communities'
import { useState, type ReactNode } from 'react'
import { TypedDeletion } from '../../ui/typed-deletion.tsx'
import { deleteTexts as texts } from './form-texts.ts'
import { useDeleteCommunity, wordsFor } from './use-delete-community.ts'

interface DeleteDialogProps {
  community: Pick<Community, 'id' | 'name'>
  open: boolean
  onClose: () => void
}

/** Requires the community's name as confirmation. */
export function DeleteDialog({ community, open, onClose }: DeleteDialogProps): ReactNode {
  const [typed, setTyped] = useState('')
  const { mutate, isPending, error, reset } = useDeleteCommunity(community.id)
  const confirmed = typed.trim() === community.name
  return (
    <TypedDeletion
      open={open}
      onClose={onClose}
      texts={texts}
      typed={typed}
      onType={(text) => {
        setTyped(text)
        reset()
      }}
      confirmed={confirmed}
      hint={community.name}
      failure={error ? wordsFor(error) : undefined}
      busy={isPending}
      onSubmit={() => confirmed && mutate(typed.trim())}
    />
  )
}
