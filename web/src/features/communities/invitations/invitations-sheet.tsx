import type { Community } from '@patchbay/contract/communities/communities'
import { useRef, useState, type ReactNode } from 'react'
import type { Invitation } from '@patchbay/contract/communities/invitations'
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx'
import { Sheet } from '../../../ui/overlays/sheet.tsx'
import { Awaited } from '../../../ui/states/awaited.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { LazyPart, lazyPart } from '../../../ui/states/lazy-part.tsx'
import { ShowNextPage } from '../../../ui/states/show-more.tsx'
import { InvitationRow } from './invitation-row.tsx'
import { NewInvitation } from './new-invitation.tsx'
import { sheetTexts as texts } from './sheet-texts.ts'
import { useInvitations, useWithdraw } from './use-invitations.ts'

const CodeSheet = lazyPart(() => import('./code-sheet.tsx').then((module) => module.CodeSheet))

/** What was pressed last on which link; it stays while the dialog closes. */
interface Pressed {
  readonly what: 'withdraw' | 'code'
  readonly invitation: Invitation
  readonly open: boolean
}

function Links({ community }: { community: Community }): ReactNode {
  const { id: communityId } = community
  const query = useInvitations(communityId)
  const box = useRef<HTMLDivElement>(null)
  const [pressed, setPressed] = useState<Pressed>()
  const close = (): void => setPressed((before) => before && { ...before, open: false })
  const { mutate, isPending } = useWithdraw(communityId, () => {
    close()
    // The button that was pressed is gone with the right to press it.
    box.current?.focus({ preventScroll: true })
  })
  const isOpen = (what: Pressed['what']): boolean => pressed?.open === true && pressed.what === what
  const code = pressed?.what === 'code' ? pressed.invitation.path : null
  return (
    <div ref={box} tabIndex={-1} className="outline-none">
      <h3 className="text-lead">{texts.links}</h3>
      <Awaited query={query} texts={texts}>
        {(invitations) =>
          invitations.length === 0 ? (
            <EmptyState compact title={texts.empty}>
              {texts.emptyBody}
            </EmptyState>
          ) : (
            <ul className="divide-y divide-line">
              {invitations.map((invitation) => (
                <InvitationRow
                  key={invitation.id}
                  community={community}
                  invitation={invitation}
                  onPress={(what) => setPressed({ what, invitation, open: true })}
                />
              ))}
            </ul>
          )
        }
      </Awaited>
      <ShowNextPage
        query={query}
        shown={query.data?.length}
        label={texts.more}
        busyLabel={texts.loadingMore}
        failed={texts.notLoaded}
      />
      <ConfirmDialog
        open={isOpen('withdraw')}
        title={texts.withdrawTitle}
        confirmLabel={texts.withdraw}
        cancelLabel={texts.cancel}
        danger
        busy={isPending}
        busyLabel={texts.withdrawing}
        onConfirm={() => pressed && mutate(pressed.invitation.id)}
        onCancel={close}
      >
        {texts.withdrawBody}
      </ConfirmDialog>
      <LazyPart open={isOpen('code')} onFailure={close}>
        {code !== null && (
          <CodeSheet name={community.name} path={code} open={isOpen('code')} onClose={close} />
        )}
      </LazyPart>
    </div>
  )
}

interface InvitationsSheetProps {
  community: Community
  open: boolean
  onClose: () => void
}

export function InvitationsSheet({ community, open, onClose }: InvitationsSheetProps): ReactNode {
  return (
    <Sheet open={open} onClose={onClose} title={texts.title}>
      {open && (
        <div className="space-y-6">
          <NewInvitation communityId={community.id} />
          <Links community={community} />
        </div>
      )}
    </Sheet>
  )
}
