import type { CommunityCard } from '@patchbay/contract/communities/communities'
import { Clock, Plus, Lock } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Button } from '../../../ui/buttons/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { LinkButton } from '../../../ui/buttons/link-button.tsx'
import { LazyPart, lazyPart } from '../../../ui/states/lazy-part.tsx'
import { useSession, useSignInLink } from '../../accounts/sessions/public.ts'
import { membershipTexts as texts } from './texts.ts'
import { useJoin, type Joinable } from './use-membership.ts'

interface RequestButtonProps {
  community: Joinable
  full: boolean
  small: boolean
  variant: 'primary' | 'secondary'
}

const RequestSheet = lazyPart(
  () => import('./request-sheet.tsx').then((module) => module.RequestSheet),
  { isMain: true },
)

function RequestButton({ community, full, small, variant }: RequestButtonProps): ReactNode {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button
        full={full}
        variant={variant}
        {...(small && { size: 'sm' })}
        onPointerEnter={() => void RequestSheet.prepare()}
        onFocus={() => void RequestSheet.prepare()}
        onClick={() => setOpen(true)}
      >
        {/* A name has to stand beside a small one on phones. */}
        <Lock className={classNames('size-4', small && 'max-md:hidden')} aria-hidden="true" />
        {texts.request}
      </Button>
      <LazyPart open={open} onFailure={() => setOpen(false)}>
        <RequestSheet community={community} open={open} onClose={() => setOpen(false)} />
      </LazyPart>
    </>
  )
}

interface WayInProps {
  community: Joinable & Pick<CommunityCard, 'can'>
  /** Makes it as wide as its container, such as a card. */
  full?: boolean
  /** One of many in a list. */
  small?: boolean
  /** True if it is the main action of its view. */
  primary?: boolean
}

/** The button for a viewer who is not a member; nothing for members. */
export function WayIn(props: WayInProps): ReactNode {
  const { community, full = false, small = false, primary = false } = props
  const size = small ? ({ size: 'sm' } as const) : {}
  const visitor = useSession().user === null
  const signInLink = useSignInLink()
  const { mutate, isPending } = useJoin(community)
  const { membership, can } = community
  const variant = primary ? 'primary' : 'secondary'
  if (visitor)
    return (
      <LinkButton {...signInLink} {...size} variant={variant} full={full}>
        {texts.signIn}
      </LinkButton>
    )
  // This is offered to a viewer with a pending request too, if the community has become public
  // since.
  if (can.join)
    return (
      <Button {...size} variant={variant} full={full} busy={isPending} onClick={() => mutate()}>
        <Plus className="size-4" aria-hidden="true" />
        {texts.join}
      </Button>
    )
  if (can.request) return <RequestButton {...{ community, full, small, variant }} />
  if (membership !== 'pending') return null
  return (
    <Button {...size} disabled full={full}>
      <Clock className="size-4" aria-hidden="true" />
      {texts.pending}
    </Button>
  )
}
