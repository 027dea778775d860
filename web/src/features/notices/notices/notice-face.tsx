import { smallAvatar } from '@patchbay/contract/accounts/avatars'
import type { Notice, NoticeKind } from '@patchbay/contract/notices/notices'
import {
  AtSign,
  BadgeCheck,
  Bookmark,
  CalendarDays,
  CalendarX2,
  Crown,
  Flag,
  FolderDown,
  Heart,
  Lock,
  LockOpen,
  MessageSquare,
  RotateCcw,
  Shield,
  ShieldOff,
  Trash2,
  TriangleAlert,
  UserRoundMinus,
  UserRoundPlus,
  Volume2,
  VolumeX,
  type LucideIcon,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { Avatar } from '../../../ui/people/avatar.tsx'
import { CommunityMark } from '../../../ui/people/community-mark.tsx'
import { nameOf } from '../../people/people/public.ts'
import { useSession } from '../../accounts/sessions/public.ts'

const icons: Readonly<Record<NoticeKind, LucideIcon>> = {
  membership_requested: UserRoundPlus,
  membership_approved: UserRoundPlus,
  membership_rejected: UserRoundMinus,
  membership_removed: UserRoundMinus,
  moderator_named: Shield,
  moderator_ended: ShieldOff,
  muted: VolumeX,
  unmuted: Volume2,
  succession_near: Crown,
  leadership_passed: Crown,
  leadership_received: Crown,
  community_deleted: UserRoundMinus,
  community_closed: Lock,
  community_reopened: LockOpen,
  post_replied: MessageSquare,
  reply_answered: MessageSquare,
  article_commented: MessageSquare,
  comment_answered: MessageSquare,
  post_mentioned: AtSign,
  comment_mentioned: AtSign,
  post_liked: Heart,
  reply_liked: Heart,
  comment_liked: Heart,
  event_changed: CalendarDays,
  event_cancelled: CalendarX2,
  event_soon: CalendarDays,
  verification_decided: BadgeCheck,
  search_found: Bookmark,
  report_decided: Flag,
  warned: TriangleAlert,
  content_removed: Trash2,
  content_restored: RotateCcw,
  archive_ready: FolderDown,
}

/** Notices of actions by people show the person; others show the community or event. */
const ofPeople = /^(membership_requested|.*_(replied|answered|commented|mentioned|liked))$/

function Face({ notice }: { notice: Notice }): ReactNode {
  const { user } = useSession()
  const { kind, actors, community } = notice
  const actor = ofPeople.test(kind) ? actors[0] : undefined
  if (!actor && community)
    return (
      <CommunityMark
        id={community.id ?? community.name}
        src={community.coverImage ?? undefined}
        size={40}
      />
    )
  const { id = '', avatarUrl = '' } = actor ?? user ?? {}
  const named = actor ?? user
  return <Avatar id={id} name={named ? nameOf(named) : ''} src={smallAvatar(avatarUrl)} size={40} />
}

/**
 * The person or object of a notice, and its kind in a badge. Decorative: the sentence says both.
 */
export function NoticeFace({ notice }: { notice: Notice }): ReactNode {
  const Icon = icons[notice.kind]
  return (
    <span aria-hidden="true" className="relative block size-10 shrink-0">
      <Face notice={notice} />
      <span className="absolute -right-1.5 -bottom-1.5 grid size-5 place-items-center rounded-full bg-raised text-ink-2 ring-2 ring-bg">
        <Icon className="size-3" />
      </span>
    </span>
  )
}
