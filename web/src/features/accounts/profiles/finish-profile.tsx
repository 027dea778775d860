import { hasPicture } from '@patchbay/contract/accounts/has-picture'
import type { OwnProfile } from '@patchbay/contract/accounts/profiles'
import type { ReactNode } from 'react'
import { LinkButton } from '../../../ui/link-button.tsx'
import { Meter } from '../../../ui/meter.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { Readout } from '../../../ui/readout.tsx'
import { useSession } from '../sessions/public.ts'
import { finishTexts as texts } from './finish-texts.ts'

const parts = ['picture', 'bio', 'links', 'place'] as const

function missingParts(user: OwnProfile): readonly (typeof parts)[number][] {
  const { social, website, bio, location, locationEnabled } = user
  const isThere = {
    picture: hasPicture(user.avatarUrl),
    bio: Boolean(bio),
    links: Boolean(website) || Object.values(social).some(Boolean),
    place: Boolean(location) && locationEnabled,
  }
  return parts.filter((part) => !isThere[part])
}

/** How far the viewer's own profile is, and what to add next; nothing once it is complete. */
export function FinishProfile(): ReactNode {
  const { user } = useSession()
  const missing = user ? missingParts(user) : []
  const [next] = missing
  if (next === undefined) return null
  // Names, professions, experience and goals are there since onboarding: they count as one.
  const all = parts.length + 1
  const done = all - missing.length
  const counted = texts.counted(done, all)
  return (
    <Panel title={texts.title} action={<Readout>{counted}</Readout>}>
      <div className="space-y-3 px-4 pb-4">
        <Meter
          label={texts.meter}
          kind="progress"
          value={done}
          max={all}
          valueText={counted}
          tall
        />
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="min-w-0 flex-1 basis-48 text-ink-2">{texts[next]}</p>
          <LinkButton to="/profile" search={{ edit: true }}>
            {texts.edit}
          </LinkButton>
        </div>
      </div>
    </Panel>
  )
}
