import type { CommunityCard } from '@patchbay/contract/communities/communities'
import type { Person } from '@patchbay/contract/people/people'
import type { ReactNode } from 'react'
import { tooOftenWords } from '../../../platform/http/too-often.ts'
import { usePageTitle } from '../../../platform/page/page-title.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Cover } from '../../../ui/cover.tsx'
import { LinkButton } from '../../../ui/buttons/link-button.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { Loading } from '../../../ui/states/loading.tsx'
import { InPhoneCorner } from '../../../ui/top-bar.tsx'
import { useSession, useSignInLink } from '../../accounts/sessions/public.ts'
import { nameOf, PersonAvatar } from '../../people/people/public.ts'
import { GenreLine, MemberCount, namedGenres, PrivacyTag } from '../communities/public.ts'
import { invitationTexts as texts } from './texts.ts'
import { isEnded, useAccept, useInvitation } from './use-invitation.ts'

function Ended(): ReactNode {
  usePageTitle(texts.ended)
  return (
    <EmptyState
      level={1}
      title={texts.ended}
      action={
        <LinkButton to="/communities" variant="primary">
          {texts.browse}
        </LinkButton>
      }
    >
      {texts.endedBody}
    </EmptyState>
  )
}

function Skeleton({ again }: { again: boolean }): ReactNode {
  return (
    <Loading text={texts.loading} again={again}>
      <div className="mx-auto max-w-[520px] md:pt-10">
        <div className="skeleton h-40 rounded-[0px] md:rounded-card" />
        <div className="max-md:px-4">
          <div className="skeleton mt-6 h-5 w-2/5" />
          <div className="skeleton mt-3 h-8 w-4/5" />
          <div className="skeleton mt-6 h-4" />
          <div className="skeleton mt-2.5 h-4 w-4/5" />
        </div>
      </div>
    </Loading>
  )
}

function Answer({ secret, community }: { secret: string; community: CommunityCard }): ReactNode {
  const isVisitor = useSession().user === null
  const signInLink = useSignInLink()
  const { mutate, isPending } = useAccept(secret)
  const { id: communityId, membership } = community
  if (isVisitor)
    return (
      <LinkButton {...signInLink} variant="primary" full>
        {texts.signIn}
      </LinkButton>
    )
  if (membership === 'member' || membership === 'leader')
    return (
      <div className="space-y-3">
        <p className="text-ink-2">{texts.isMember}</p>
        <LinkButton to="/communities/$communityId" params={{ communityId }} variant="primary" full>
          {texts.open}
        </LinkButton>
      </div>
    )
  return (
    <Button
      variant="primary"
      full
      busy={isPending}
      busyLabel={texts.joining}
      onClick={() => mutate()}
    >
      {texts.join}
    </Button>
  )
}

interface ShownProps {
  secret: string
  community: CommunityCard
  inviter: Person
}

function Shown({ secret, community, inviter }: ShownProps): ReactNode {
  const { id, name, description, coverImage, genres, isPrivate, memberCount } = community
  usePageTitle(texts.page(name))
  return (
    <article className="mx-auto max-w-[520px] overflow-hidden border-line bg-surface max-md:border-b md:my-10 md:rounded-card md:border">
      <div className="relative h-36 md:h-44">
        <Cover id={id} src={coverImage} width={1040} height={352} />
        <div className="absolute top-2 right-2 rounded-control bg-bg/80 backdrop-blur md:hidden">
          <InPhoneCorner />
        </div>
      </div>
      <div className="p-4 md:p-6">
        <p className="flex items-center gap-2.5 text-ink-2">
          <PersonAvatar person={inviter} size={32} />
          <span className="min-w-0 break-words">{texts.invites(nameOf(inviter))}</span>
        </p>
        <h1 className="mt-3 text-head break-words">
          <bdi>{name}</bdi>
        </h1>
        <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-2">
          <PrivacyTag isPrivate={isPrivate} />
          <MemberCount count={memberCount} />
          {namedGenres(genres).length > 0 && (
            <p className="text-meta text-ink-2">
              <GenreLine genres={genres} />
            </p>
          )}
        </div>
        <p dir="auto" className="mt-3 text-pretty break-words whitespace-pre-line text-ink-2">
          {description}
        </p>
        <div className="mt-5">
          <Answer secret={secret} community={community} />
        </div>
        {community.membership !== 'member' && community.membership !== 'leader' && (
          <p className="mt-3 text-center text-meta text-ink-3">{texts.noRequest}</p>
        )}
      </div>
    </article>
  )
}

/** What a link invites to, and one press to accept. */
export function InvitationPage({ secret }: { secret: string }): ReactNode {
  const { data, error, isFetching, failureCount, refetch } = useInvitation(secret)
  if (isEnded(error)) return <Ended />
  if (data) return <Shown secret={secret} {...data} />
  if (error)
    return (
      <ErrorState
        message={tooOftenWords(error) ?? texts.failed}
        onRetry={() => void refetch()}
        busy={isFetching}
        busyLabel={texts.loading}
      />
    )
  return <Skeleton again={failureCount > 0} />
}
