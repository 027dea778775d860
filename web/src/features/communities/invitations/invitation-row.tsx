import type { Community } from '@patchbay/contract/communities/communities'
import type { Invitation } from '@patchbay/contract/communities/invitations'
import { ChevronDown, Copy, QrCode } from 'lucide-react'
import { useId, useState, type ReactNode } from 'react'
import { serverOrigin } from '../../../platform/http/server-address.ts'
import { between } from '../../../ui/between.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { copyText } from '../../../ui/overlays/copy-text.ts'
import { ShareButton } from '../../../ui/buttons/share-button.tsx'
import { Tag } from '../../../ui/tag.tsx'
import { useSession } from '../../accounts/sessions/public.ts'
import { nameOf } from '../../people/people/public.ts'
import { InvitedPeople } from './invited-people.tsx'
import { sheetTexts as texts } from './sheet-texts.ts'
import { invitationTexts } from './texts.ts'

interface RowProps {
  community: Community
  invitation: Invitation
  onPress: (what: 'withdraw' | 'code') => void
}

/** Copying is what browsers without a sheet of the system share by, and it has a button already. */
const canShare = (): boolean => 'share' in navigator

function Address({ path }: { path: string }): ReactNode {
  return (
    <p className="truncate rounded-control border border-line bg-bg px-3 py-2 font-mono text-meta text-ink-2 select-all">
      <span className="sr-only">{texts.address}: </span>
      {serverOrigin() + path}
    </p>
  )
}

/** To hand it on, for its maker, and to end it. */
function Actions({ community, invitation, onPress }: RowProps): ReactNode {
  const { path, can } = invitation
  return (
    <div className="flex flex-wrap gap-2 empty:hidden">
      {path !== null && (
        <>
          <Button size="sm" onClick={() => void copyText(serverOrigin() + path, texts)}>
            <Copy className="size-4" aria-hidden="true" />
            {texts.copy}
          </Button>
          {canShare() && (
            <ShareButton size="sm" title={invitationTexts.page(community.name)} path={path} />
          )}
          <Button size="sm" onClick={() => onPress('code')}>
            <QrCode className="size-4" aria-hidden="true" />
            {texts.code}
          </Button>
        </>
      )}
      {can.withdraw && (
        <Button
          size="sm"
          variant={path === null ? 'secondary' : 'ghost'}
          onClick={() => onPress('withdraw')}
        >
          {texts.withdraw}
        </Button>
      )}
    </div>
  )
}

function CameBy({ community, invitation }: Omit<RowProps, 'onPress'>): ReactNode {
  const [open, setOpen] = useState(false)
  const id = useId()
  return (
    <div>
      {/* The words stand below the others; only the surface of the press is wider. */}
      <div className="-ml-3">
        <Button
          size="sm"
          variant="ghost"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          {texts.cameBy}
          <ChevronDown
            className={classNames('size-4 transition-transform', open && 'rotate-180')}
            aria-hidden="true"
          />
        </Button>
      </div>
      <div id={id}>
        {open && <InvitedPeople communityId={community.id} invitationId={invitation.id} />}
      </div>
    </div>
  )
}

/** A link: until when and for how many it lets people in, its address for its maker, who came by it. */
export function InvitationRow(props: RowProps): ReactNode {
  const { state, uses, mostUses, expiresAt, path, maker } = props.invitation
  const viewerId = useSession().user?.id
  const facts = [
    texts.used(uses, mostUses),
    ...(maker.id === viewerId ? [] : [texts.by(nameOf(maker))]),
  ]
  return (
    <li className="space-y-2.5 py-4">
      <div>
        <p className="font-medium">
          {state === 'open' ? (
            expiresAt === null ? (
              texts.endless
            ) : (
              texts.endsAt(expiresAt)
            )
          ) : (
            <Tag>{texts.states[state]}</Tag>
          )}
        </p>
        <p className="text-meta break-words text-ink-2">{facts.join(between)}</p>
        {state === 'paused' && <p className="text-meta text-ink-3">{texts.pausedWhy}</p>}
      </div>
      {path !== null && <Address path={path} />}
      <Actions {...props} />
      {uses > 0 && <CameBy {...props} />}
    </li>
  )
}
