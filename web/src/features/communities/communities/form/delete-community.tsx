import { type Community, deleteCommunity } from '@patchbay/contract/communities/communities'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { Trash2 } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { ApiError } from '../../../../platform/http/api-error.ts'
import { call } from '../../../../platform/http/api.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { Panel } from '../../../../ui/panel.tsx'
import { showToast } from '../../../../ui/overlays/toast.ts'
import { TypedDeletion } from '../../../../ui/overlays/typed-deletion.tsx'
import { renewMemberships } from '../communities.cache.ts'
import { communityKeys, dropCommunity } from '../community-keys.ts'
import { failureWords } from './failure-words.ts'
import { deleteTexts as texts, editTexts } from './form-texts.ts'

/** Uses the server's own text for some errors. */
function wordsFor(error: unknown): string {
  if (!(error instanceof ApiError)) return texts.failed
  if (error.code === 'deletion_not_confirmed') return texts.notConfirmed
  if (error.code === 'forbidden') return editTexts.notLeader
  return error.code === 'community_not_found' ? error.message : failureWords(error, texts.failed)
}

function useDeleteCommunity(communityId: string) {
  const client = useQueryClient()
  const router = useRouter()
  return useMutation({
    mutationFn: (confirmName: string) =>
      call(deleteCommunity, { params: { communityId }, body: { confirmName } }),
    onSuccess: async () => {
      showToast({ message: texts.done })
      // Unsaved edits are dropped with the community, so nothing may block the navigation.
      await router.navigate({ to: '/communities', replace: true, ignoreBlocker: true })
      client.removeQueries({ queryKey: communityKeys.one(communityId) })
      client.removeQueries({ queryKey: communityKeys.inside(communityId) })
      dropCommunity(client, communityId)
      renewMemberships(client)
      void client.invalidateQueries({ queryKey: communityKeys.places })
    },
  })
}

interface DeleteDialogProps {
  community: Pick<Community, 'id' | 'name'>
  open: boolean
  onClose: () => void
}

/** Requires the community's name as confirmation. */
function DeleteDialog({ community, open, onClose }: DeleteDialogProps): ReactNode {
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

export function DeleteCommunity({ community }: { community: Community }): ReactNode {
  const [open, setOpen] = useState(false)
  return (
    <Panel title={texts.title} hint={texts.hint}>
      <div className="px-4 pt-1 pb-4">
        <Button variant="danger" onClick={() => setOpen(true)}>
          <Trash2 className="size-4" aria-hidden="true" />
          {texts.submit}
        </Button>
      </div>
      <DeleteDialog community={community} open={open} onClose={() => setOpen(false)} />
    </Panel>
  )
}
