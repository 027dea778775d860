import type { OwnProfile } from '@patchbay/contract/accounts/profiles'
import { LogOut, Pencil, Settings, ShieldCheck } from 'lucide-react'
import { useEffect, useRef, type ReactNode } from 'react'
import { usePhone } from '../../../platform/page/screen-width.ts'
import { usePageTitle } from '../../../platform/page/page-title.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { LinkButton } from '../../../ui/buttons/link-button.tsx'
import { TopBar } from '../../../ui/top-bar.tsx'
import { useSignOut } from '../sessions/public.ts'
import { EditPart } from './edit-part.tsx'
import { ProfileHead } from './profile-head.tsx'
import { ProfileSections, type Sections } from './profile-sections.tsx'
import { profileTexts as texts } from './texts.ts'

interface ViewProfileProps {
  profile: OwnProfile
  sections: Sections
  showcase: ReactNode
  /** Additional buttons of the page. */
  actions: ReactNode
  /** The form was just closed: the focus goes to the link that opens it. */
  returning: boolean
  /** The viewer is likely to open the form, so its script can be loaded. */
  onApproach: () => void
}

export function ViewProfile(props: ViewProfileProps): ReactNode {
  const { profile, sections, showcase, actions, returning, onApproach } = props
  usePageTitle(texts.page)
  const signOut = useSignOut()
  const isPhone = usePhone()
  const isPlaceShown = profile.locationEnabled && !!profile.location
  const edit = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    if (returning) edit.current?.focus({ preventScroll: true })
  }, [returning])
  return (
    <div className="mx-auto max-w-[760px] pb-10 xl:max-w-[1000px]">
      <TopBar
        title={texts.page}
        actions={
          <>
            {!isPhone && actions}
            <span className="flex max-md:-mr-2">
              <LinkButton to="/settings" variant="ghost">
                <Settings className="size-5 md:size-4" aria-hidden="true" />
                {/* The word has no room on phones, beside the search and the bell. */}
                <span className="max-md:sr-only">{texts.settings}</span>
              </LinkButton>
            </span>
          </>
        }
      />
      <div className="px-4 md:px-5 xl:px-0">
        {/* From 768 px the buttons stand beside the name. */}
        <div className="md:flex md:items-start md:gap-6">
          <div className="min-w-0 md:flex-1">
            <ProfileHead
              profile={{
                ...profile,
                location: isPlaceShown ? profile.location : null,
                // With the goals, below.
                ...(showcase && { experienceLevel: null }),
              }}
              edits={{
                about: <EditPart part="about" />,
                place: !isPlaceShown && <EditPart part="place" named />,
                links: <EditPart part="links" />,
              }}
            />
          </div>
          {/* On phones an icon stands for each of the others, so that all share a line. */}
          <div className="mt-5 flex gap-2 max-md:*:first:flex-1 md:mt-2">
            <LinkButton
              ref={edit}
              to="/profile"
              search={{ edit: true }}
              state={{ fromView: true }}
              variant="primary"
              onPointerEnter={onApproach}
              onFocus={onApproach}
            >
              <Pencil className="size-4" aria-hidden="true" />
              {texts.edit}
            </LinkButton>
            {isPhone && actions}
            <Button variant={isPhone ? 'secondary' : 'ghost'} onClick={signOut}>
              <LogOut className="size-4" aria-hidden="true" />
              <span className="max-md:sr-only">{texts.signOut}</span>
            </Button>
          </div>
        </div>
        {profile.role !== 'user' && (
          // From 768 px the side bar has this link.
          <div className="mt-2 md:hidden">
            <LinkButton to="/staff/$" params={{ _splat: '' }} preload={false} full>
              <ShieldCheck className="size-4" aria-hidden="true" />
              {texts.staff}
            </LinkButton>
          </div>
        )}
        {showcase && <div className="mt-6 md:mt-8">{showcase}</div>}
        <ProfileSections profile={profile} sections={sections} />
      </div>
    </div>
  )
}
