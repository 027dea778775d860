import type { Community } from '@patchbay/contract/communities/communities'
import { useRouter } from '@tanstack/react-router'
import { ArrowLeft, MapPin } from 'lucide-react'
import type { ReactNode } from 'react'
import { IconButton } from '../../../../ui/buttons/icon-button.tsx'
import { Cover } from '../../../../ui/cover.tsx'
import { InPhoneCorner } from '../../../../ui/top-bar.tsx'
import { PersonAvatar, PersonLink } from '../../../people/people/public.ts'
import { ActivityLine } from '../activity-line.tsx'
import { GenreLine, namedGenres } from '../genre-line.tsx'
import { PrivacyTag } from '../privacy-tag.tsx'
import { communityTexts } from '../texts.ts'
import { pageTexts as texts } from './page-texts.ts'

function BackButton(): ReactNode {
  const router = useRouter()
  const back = (): void => {
    // If the page was opened from another site, there is no page of this app to go back to.
    if (router.history.canGoBack()) router.history.back()
    else void router.navigate({ to: '/communities' })
  }
  return (
    <div className="absolute top-2 left-2 rounded-control bg-bg/80 text-ink backdrop-blur md:hidden">
      <IconButton label={texts.back} onClick={back}>
        <ArrowLeft className="size-5 text-ink" aria-hidden="true" />
      </IconButton>
    </div>
  )
}

interface CommunityHeadProps {
  community: Community
  /** The number of members, with a link to the list for viewers who may see it. */
  members: ReactNode
  /** The faces of some members, for viewers who may see them. */
  faces: ReactNode
  /** Buttons at the right. */
  actions: ReactNode
  /** A button at the end, as wide as the page. */
  below: ReactNode
}

/** What everyone may know beside the name, without headings: an icon or a word says what it is. */
function Facts({ community, members }: Pick<CommunityHeadProps, 'community' | 'members'>) {
  const { isPrivate, location, locationEnabled, createdAt, genres } = community
  return (
    <div className="mt-2 text-meta text-ink-2">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <PrivacyTag isPrivate={isPrivate} />
        {members}
        {/* On phones the rest begins a line. */}
        <span className="w-full md:hidden" />
        {locationEnabled && location && (
          <span className="flex min-w-0 items-center gap-1.5">
            <MapPin className="size-3.5 shrink-0 text-ink-3" aria-hidden="true" />
            <span className="sr-only">{texts.location}</span>
            <bdi className="min-w-0 break-words">{location}</bdi>
          </span>
        )}
        <span>
          {texts.created} <time dateTime={createdAt}>{communityTexts.month(createdAt)}</time>
        </span>
      </div>
      {namedGenres(genres).length > 0 && (
        <p className="mt-1">
          <GenreLine genres={genres} all />
        </p>
      )}
    </div>
  )
}

/** Before anything is asked: what it is, who leads it, who is in it and what goes on. */
function Introduction({ community, faces }: Pick<CommunityHeadProps, 'community' | 'faces'>) {
  const { leader, description, activity } = community
  return (
    <>
      <p
        dir="auto"
        className="mt-3 max-w-[68ch] text-pretty break-words whitespace-pre-line text-ink-2"
      >
        {description}
      </p>
      <div className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-2">
        <div className="flex min-h-7 min-w-0 items-center gap-2 text-meta">
          <span className="text-ink-3">{texts.ledBy}</span>
          <span className="flex">
            <PersonAvatar person={leader} size={24} />
          </span>
          <PersonLink person={leader} />
        </div>
        {faces}
        <ActivityLine activity={activity} />
      </div>
    </>
  )
}

/**
 * Cover, name and actions, at full width above the rest of the page. There is no mark, which would be
 * the cover once more. From 768 px the actions stand beside the name; on phones below what it is.
 */
export function CommunityHead(props: CommunityHeadProps): ReactNode {
  const { community, members, faces, actions, below } = props
  const { id, name, coverImage } = community
  return (
    <>
      {/* The picture is as wide as the content, so that it is not enlarged and cut to a slice. */}
      <div className="relative mx-auto h-28 max-w-[1000px] overflow-hidden md:h-36 xl:mt-5 xl:rounded-card">
        <Cover id={id} src={coverImage} width={1200} height={300} />
        <BackButton />
        <div className="absolute top-2 right-2 rounded-control bg-bg/80 backdrop-blur md:hidden">
          <InPhoneCorner />
        </div>
      </div>
      <div className="mx-auto max-w-[1000px] px-4 pt-4 pb-5 md:px-5 md:pt-5 xl:px-0">
        <div className="flex flex-col md:flex-row md:flex-wrap md:items-start md:justify-between md:gap-x-6">
          <h1 className="min-w-0 text-head break-words md:flex-1 md:basis-80 md:text-display">
            <bdi>{name}</bdi>
          </h1>
          <div className="flex flex-wrap gap-2 empty:hidden max-md:order-last max-md:mt-4 md:justify-end">
            {actions}
          </div>
          <div className="min-w-0 md:basis-full">
            <Facts community={community} members={members} />
            <Introduction community={community} faces={faces} />
          </div>
        </div>
        {below && <div className="mt-2 flex flex-col">{below}</div>}
      </div>
    </>
  )
}
