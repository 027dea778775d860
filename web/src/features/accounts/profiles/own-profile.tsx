import type { OwnProfile as Profile } from '@patchbay/contract/accounts/profiles'
import { useRouter } from '@tanstack/react-router'
import { useState, type ReactNode } from 'react'
import { LazyPart, lazyPart } from '../../../ui/states/lazy-part.tsx'
import { Loading } from '../../../ui/states/loading.tsx'
import { SkeletonRows } from '../../../ui/states/skeleton-rows.tsx'
import { TopBar } from '../../../ui/top-bar.tsx'
import { SignInPrompt, useSession } from '../sessions/public.ts'
import { OpenPart, type ProfilePart } from './edit-part.tsx'
import type { Sections } from './profile-sections.tsx'
import { editTexts, profileTexts as texts } from './texts.ts'
import { ViewProfile } from './view-profile.tsx'

declare module '@tanstack/history' {
  interface HistoryState {
    /** The form was opened from the profile: leaving it goes back there. */
    fromView?: true
  }
}

const EditProfile = lazyPart(
  () => import('./edit-profile.tsx').then((module) => module.EditProfile),
  { isMain: true },
)

const PartSheet = lazyPart(() => import('./part-sheet.tsx').then((module) => module.PartSheet), {
  isMain: true,
})

const formLoading = (
  <div className="mx-auto max-w-[760px]">
    <TopBar title={editTexts.page} />
    <Loading text={editTexts.loading}>
      <SkeletonRows />
    </Loading>
  </div>
)

/** The part that is open in a sheet, or was last. */
interface Opened {
  readonly part: ProfilePart
  readonly open: boolean
  readonly count: number
}

interface OwnProfileProps {
  editing: boolean
  sections: Sections
  /** What others see below the head, from other features. */
  showcase: (profile: Profile) => ReactNode
  actions?: ReactNode
}

/** The viewer's own profile: a page whose parts open in a sheet, or one form at `?edit`. */
export function OwnProfile(props: OwnProfileProps): ReactNode {
  const { editing, sections, showcase, actions } = props
  const router = useRouter()
  const { user, ended } = useSession()
  const [wasEditing, setWasEditing] = useState(false)
  const [sheet, setSheet] = useState<Opened>({ part: 'about', open: false, count: 0 })
  // If the session expires while the person types, the form stays with the typed values.
  const [seen, setSeen] = useState({ user, owner: user })
  if (seen.user !== user) {
    const stored = (editing || sheet.open) && ended === 'expired' ? seen.owner : null
    setSeen({ user, owner: user ?? stored })
  }
  if (editing && !wasEditing) setWasEditing(true)

  const leave = (asked: boolean): void => {
    const { fromView } = router.latestLocation.state
    if (fromView) router.history.back({ ignoreBlocker: asked })
    else void router.navigate({ to: '/profile', search: {}, replace: true, ignoreBlocker: asked })
  }

  const { owner } = seen
  if (editing && owner)
    return (
      <LazyPart key={owner.id} fallback={formLoading} onFailure={() => leave(true)}>
        <EditProfile profile={owner} onCancel={() => leave(false)} onSaved={() => leave(true)} />
      </LazyPart>
    )
  const closeSheet = (): void => setSheet((last) => ({ ...last, open: false }))
  const opener = {
    open: (part: ProfilePart) => setSheet(({ count }) => ({ part, open: true, count: count + 1 })),
    approach: () => void PartSheet.prepare(),
  }
  return (
    <>
      {user ? (
        <OpenPart value={opener}>
          <ViewProfile
            profile={user}
            sections={sections}
            showcase={user.onboardingCompleted && showcase(user)}
            actions={actions}
            returning={wasEditing}
            onApproach={() => void EditProfile.prepare()}
          />
        </OpenPart>
      ) : (
        <SignInPrompt page={texts.page} title={texts.visitorTitle}>
          {texts.visitorBody}
        </SignInPrompt>
      )}
      {owner && (
        <LazyPart open={sheet.open} onFailure={closeSheet}>
          {/* Each opening begins with what is saved. */}
          <PartSheet
            key={`${owner.id} ${sheet.count}`}
            part={sheet.part}
            profile={owner}
            open={sheet.open}
            onClose={closeSheet}
          />
        </LazyPart>
      )}
    </>
  )
}
