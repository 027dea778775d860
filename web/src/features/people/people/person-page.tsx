import type { PublicProfile } from '@patchbay/contract/people/people'
import { nameOf } from '@patchbay/contract/people/person-name'
import { useRouter } from '@tanstack/react-router'
import { ArrowLeft, Pencil } from 'lucide-react'
import type { ReactNode } from 'react'
import { ApiError } from '../../../platform/http/api-error.ts'
import { usePageTitle } from '../../../platform/page/page-title.ts'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { IconButton } from '../../../ui/buttons/icon-button.tsx'
import { LinkButton } from '../../../ui/buttons/link-button.tsx'
import { Loading } from '../../../ui/states/loading.tsx'
import { Tag } from '../../../ui/tag.tsx'
import { InPhoneCorner } from '../../../ui/top-bar.tsx'
import { ProfileHead } from '../../accounts/profiles/public.ts'
import { personTexts as texts } from './page-texts.ts'
import { PersonMissing } from './person-missing.tsx'
import { PersonColumns } from './person-panels.tsx'
import { usePerson } from './use-person.ts'

/** The person does not exist, was deleted, or the id is invalid. */
const isPersonMissing = (error: unknown): boolean =>
  error instanceof ApiError &&
  ['person_not_found', 'invalid_input', 'not_found'].includes(error.code)

/** Placeholders for the content below the head. */
export const panelBoxes = (
  <PersonColumns
    main={<div aria-hidden="true" className="skeleton h-72 rounded-card" />}
    // In one column the side would move down when the main part is there.
    side={<div aria-hidden="true" className="skeleton h-72 rounded-card max-xl:hidden" />}
  />
)

/** Placeholders for a profile. */
function PersonSkeleton(): ReactNode {
  return (
    <Loading text={texts.loading}>
      <div className="px-4 md:px-5 xl:px-0">
        <div className="flex gap-4">
          <div className="skeleton size-[88px] shrink-0 rounded-full" />
          <div className="min-w-0 flex-1 space-y-3 pt-2">
            <div className="skeleton h-6 w-48 max-w-full" />
            <div className="skeleton h-3.5 w-36 max-w-full" />
            <div className="skeleton h-5 w-56 max-w-full" />
          </div>
        </div>
        <div className="mt-6 space-y-2.5">
          <div className="skeleton h-3.5 max-w-[36rem]" />
          <div className="skeleton h-3.5 w-2/5" />
        </div>
        <div className="skeleton mt-8 h-11 w-72 max-w-full md:h-10" />
        <div className="mt-8">{panelBoxes}</div>
      </div>
    </Loading>
  )
}

function BackButton(): ReactNode {
  const router = useRouter()
  const back = (): void => {
    // The router knows only its own pages since the last load; the tab may have older ones.
    if (router.history.canGoBack() || window.history.length > 1) router.history.back()
    else void router.navigate({ to: '/' })
  }
  return (
    <div className="-ml-3 flex h-14 items-center justify-between pr-1.5 pl-4 md:h-auto md:px-5 md:pt-4 md:pb-3 xl:px-0">
      <IconButton label={texts.back} onClick={back}>
        <ArrowLeft className="size-5" aria-hidden="true" />
      </IconButton>
      <InPhoneCorner />
    </div>
  )
}

/** The staff role of a person; and, visible to admins only, a permanent ban. */
function tagsOf({ staffRole, permanentlyBanned }: PublicProfile): ReactNode {
  if (!staffRole && !permanentlyBanned) return null
  return (
    <>
      {staffRole && <Tag tone="cue">{texts.staff[staffRole]}</Tag>}
      {permanentlyBanned && <Tag tone="clip">{texts.banned}</Tag>}
    </>
  )
}

/** Parts of the page from other features. */
interface PersonParts {
  /** Actions on another person. */
  actions: ReactNode
  /** Above the profile, where the viewer comes from. */
  origin: ReactNode
  main: ReactNode
  side: ReactNode
}

interface ViewPersonProps {
  profile: PublicProfile
  parts: PersonParts
  /** Whether what the parts show is known; until then boxes stand in their place. */
  isReady: boolean
}

function ViewPerson({ profile, parts, isReady }: ViewPersonProps): ReactNode {
  return (
    <>
      {parts.origin}
      <div className="relative px-4 pt-1 md:px-5 xl:px-0">
        {/* On wide screens the actions stand beside the name. */}
        <div className="xl:pr-80">
          <ProfileHead
            profile={{ ...profile, experienceLevel: null }}
            level={1}
            tags={tagsOf(profile)}
          />
        </div>
        <div className="mt-5 flex flex-wrap items-center gap-2 max-md:*:first:grow xl:absolute xl:top-2 xl:right-0 xl:mt-0 xl:w-72 xl:justify-end">
          {profile.own ? (
            <LinkButton to="/profile" variant="primary">
              <Pencil className="size-4" aria-hidden="true" />
              {texts.edit}
            </LinkButton>
          ) : (
            parts.actions
          )}
        </div>
        <div className="mt-8">
          {isReady ? <PersonColumns main={parts.main} side={parts.side} /> : panelBoxes}
        </div>
      </div>
    </>
  )
}

interface PersonPageProps {
  userId: string
  isReady: boolean
  parts: (profile: PublicProfile) => PersonParts
}

/** A profile, as others see it. */
export function PersonPage({ userId, isReady, parts }: PersonPageProps): ReactNode {
  const { data, error, isFetching, refetch } = usePerson(userId)
  const isMissing = isPersonMissing(error)
  usePageTitle(isMissing ? texts.missing : data ? nameOf(data) : texts.page)
  if (isMissing) return <PersonMissing />
  return (
    <div className="mx-auto max-w-[760px] pb-10 xl:max-w-[1000px]">
      <BackButton />
      {data ? (
        <ViewPerson profile={data} parts={parts(data)} isReady={isReady} />
      ) : error ? (
        <ErrorState
          message={texts.notLoaded}
          onRetry={() => void refetch()}
          busy={isFetching}
          busyLabel={texts.loading}
        />
      ) : (
        <PersonSkeleton />
      )}
    </div>
  )
}
