import type { PublicProfile } from '@patchbay/contract/people/people'
import { Ban } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx'
import { nameOf } from '../people/public.ts'
import { useStillSignedIn } from '../../accounts/sessions/public.ts'
import { blockTexts as texts } from './texts.ts'
import { useBlock, useUnblock } from './use-block.ts'

/** On a profile. Blocking explains itself first; unblocking needs no confirmation. */
export function BlockButton({ profile }: { profile: PublicProfile }): ReactNode {
  const { id, blockedByMe, can } = profile
  const name = nameOf(profile)
  const [asking, setAsking] = useState(false)
  const stillSignedIn = useStillSignedIn()
  const block = useBlock({ id, name }, () => setAsking(false))
  const unblock = useUnblock({ id, name })
  const press = (): void => {
    if (blockedByMe) return unblock.mutate()
    setAsking(true)
    void stillSignedIn(texts.signIn)
    return undefined
  }
  return (
    <>
      <Button
        disabled={blockedByMe ? !can.unblock : !can.block}
        busy={unblock.isPending}
        {...(blockedByMe && { busyLabel: texts.unblocking })}
        onClick={press}
      >
        <Ban className="size-4" aria-hidden="true" />
        {blockedByMe ? texts.unblock : texts.block}
      </Button>
      <ConfirmDialog
        open={asking}
        title={texts.title(name)}
        confirmLabel={texts.block}
        cancelLabel={texts.cancel}
        busy={block.isPending}
        busyLabel={texts.blocking}
        onConfirm={() => block.mutate()}
        onCancel={() => setAsking(false)}
      >
        {texts.body}
      </ConfirmDialog>
    </>
  )
}
