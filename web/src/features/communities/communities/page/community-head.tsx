import type { Community } from '@patchbay/contract/communities/communities'
import { useRouter } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { Cover } from '../../../../ui/cover.tsx'
import { InPhoneCorner } from '../../../../ui/top-bar.tsx'
import { PersonAvatar, PersonLink } from '../../../people/people/public.ts'
import { ActivityLine } from '../activity-line.tsx'
import { GenreLine, namedGenres } from '../genre-line.tsx'
import { PrivacyTag } from '../privacy-tag.tsx'
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

/** Cover, icon, name and actions, at full width above the rest of the page. */
export function CommunityHead(props: CommunityHeadProps): ReactNode {
  const { community, members, faces, actions, below } = props
  const { id, name, coverImage, genres } = community
  return (
    <>
      {/* As wide as the content, so that a picture is not blown up and cut to a slice. */}
      <div className="relative mx-auto h-28 max-w-[1000px] overflow-hidden md:h-36 xl:mt-5 xl:rounded-card">
        <Cover id={id} src={coverImage} width={1200} height={300} />
        <BackButton />
        <div className="absolute top-2 right-2 rounded-control bg-bg/80 backdrop-blur md:hidden">
          <InPhoneCorner />
        </div>
      </div>
      <div className="mx-auto max-w-[1000px] px-4 pb-5 md:px-5 xl:pr-0">
        <div className="relative flex items-end justify-between gap-4">
          <span className="-mt-8 block shrink-0 rounded-[20px] bg-bg p-1 md:-mt-10">
            <span
              aria-hidden="true"
              className="block size-[72px] overflow-hidden rounded-[16px] outline -outline-offset-1 outline-line-strong md:size-[88px]"
            >
              <Cover id={id} src={coverImage} width={120} height={120} />
            </span>
          </span>
          <div className="flex min-w-0 flex-wrap justify-end gap-2 pt-3">{actions}</div>
        </div>
        <h1 className="mt-3 text-head break-words md:text-display">
          <bdi>{name}</bdi>
        </h1>
        <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-2">
          <PrivacyTag isPrivate={community.isPrivate} />
          {members}
          {namedGenres(genres).length > 0 && (
            <p className="text-meta text-ink-2 max-md:w-full">
              <GenreLine genres={genres} all />
            </p>
          )}
        </div>
        <Introduction community={community} faces={faces} />
        {below && <div className="mt-4 flex flex-col">{below}</div>}
      </div>
    </>
  )
}
