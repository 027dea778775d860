import type { Community, Mute } from '@patchbay/contract/communities/communities'
import { Flag, Lock, Pencil } from 'lucide-react'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { usePageTitle } from '../../../../platform/page/page-title.ts'
import { untilInWords } from '../../../../platform/time/moment.ts'
import { usePhone } from '../../../../platform/page/screen-width.ts'
import { LinkButton } from '../../../../ui/buttons/link-button.tsx'
import { Menu } from '../../../../ui/overlays/menu.tsx'
import { ReportDialog, reportTexts } from '../../../people/reports/public.ts'
import { MemberCount } from '../member-count.tsx'
import { CommunityHead } from './community-head.tsx'
import { Outside } from './outside.tsx'
import { pageTexts as texts } from './page-texts.ts'
import type { CommunitySlots } from './slots.ts'

interface ViewCommunityProps {
  community: Community
  slots: CommunitySlots
  /** The form was just closed: the focus goes to the link that opens it. */
  returning: boolean
  /** The viewer is likely to open the form, so its script can be loaded. */
  onApproach: () => void
}

function EditLink(props: Omit<ViewCommunityProps, 'slots'>): ReactNode {
  const { community, returning, onApproach } = props
  const link = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    if (returning) link.current?.focus({ preventScroll: true })
  }, [returning])
  return (
    <LinkButton
      ref={link}
      to="/communities/$communityId"
      params={{ communityId: community.id }}
      search={{ edit: true }}
      state={{ fromView: true }}
      onPointerEnter={onApproach}
      onFocus={onApproach}
    >
      <Pencil className="size-4" aria-hidden="true" />
      {texts.edit}
    </LinkButton>
  )
}

function Closed({ children }: { children: ReactNode }): ReactNode {
  return (
    <span className="mx-4 flex items-start gap-2.5 rounded-card border border-line bg-surface p-4 md:mx-5">
      <Lock className="mt-1 size-4 shrink-0 text-ink-3" aria-hidden="true" />
      {children}
    </span>
  )
}

/** Report, for everybody who is signed in and does not lead it. */
function CommunityMenu({ community }: { community: Community }): ReactNode {
  const [reporting, setReporting] = useState(false)
  const { id, name, can } = community
  if (!can.report) return null
  const items = [{ label: reportTexts.report, icon: Flag, onSelect: () => setReporting(true) }]
  return (
    <>
      <Menu label={texts.menu(name)} items={items} />
      <ReportDialog
        open={reporting}
        onClose={() => setReporting(false)}
        subject={{ type: 'community', id, authorName: name }}
      />
    </>
  )
}

const mutedWords = ({ until }: Mute): string =>
  until === null ? texts.muted : texts.mutedUntil(untilInWords(until))

interface InsideProps {
  events: ReactNode
  discussions: ReactNode
}

/** A single column on phones; from 768 px the discussions, and a column with the events that stays. */
function Inside({ events, discussions }: InsideProps): ReactNode {
  return (
    <div className="mx-auto max-w-[1000px] border-line md:grid md:grid-cols-[minmax(0,1fr)_300px] md:border-t xl:grid-cols-[minmax(0,1fr)_344px]">
      <div className="min-w-0 md:sticky md:top-(--safe-top) md:col-start-2 md:row-start-1 md:max-h-(--screen) md:self-start md:overflow-y-auto md:[scrollbar-width:none]">
        <div className="min-w-0 border-line empty:hidden max-md:border-t md:px-5 xl:pr-0 xl:pl-8">
          {events}
        </div>
      </div>
      <div className="min-w-0 border-line max-md:border-t max-md:empty:hidden md:col-start-1 md:row-start-1 md:min-h-(--screen) md:border-r xl:border-l">
        {discussions}
      </div>
    </div>
  )
}

export function ViewCommunity(props: ViewCommunityProps): ReactNode {
  const { community, slots } = props
  usePageTitle(community.name)
  const { can } = community
  const count = <MemberCount count={community.memberCount} />
  const isPhone = usePhone()
  const requests = can.decideRequests && <slots.Requests community={community} />
  return (
    <>
      <CommunityHead
        community={community}
        members={can.seeInside ? <slots.Members community={community} count={count} /> : count}
        faces={can.seeInside && <slots.Faces community={community} />}
        // It has no room beside the other buttons of a phone.
        below={isPhone && requests}
        actions={
          <>
            {!isPhone && requests}
            {can.invite && <slots.Invite community={community} />}
            {can.lead && <EditLink {...props} />}
            <slots.Membership community={community} />
            <CommunityMenu community={community} />
          </>
        }
      />
      {/* It is said aloud when it happens on an open page. */}
      <output className="mx-auto block max-w-[1000px] not-empty:pb-5">
        {community.isClosed && <Closed>{texts.closedByStaff}</Closed>}
        {!community.isClosed && community.mute && <Closed>{mutedWords(community.mute)}</Closed>}
      </output>
      {can.seeInside ? (
        <Inside
          events={<slots.Events community={community} />}
          discussions={<slots.Discussions community={community} />}
        />
      ) : (
        <Outside community={community} Events={slots.OpenEvents} />
      )}
    </>
  )
}
