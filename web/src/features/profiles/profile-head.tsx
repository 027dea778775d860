import type { OwnProfile } from '@patchbay/contract/profiles'
import { AudioLines, MapPin } from 'lucide-react'
import type { ReactNode } from 'react'
import { Avatar } from '../../ui/avatar.tsx'
import { PersonName } from '../../ui/person-name.tsx'
import { Tag } from '../../ui/tag.tsx'
import { linksOf } from './links-of.ts'
import { ProfileLinks } from './profile-links.tsx'
import { profileTexts as texts } from './texts.ts'

function Facts({ profile }: { profile: OwnProfile }): ReactNode {
  const location = profile.locationEnabled ? profile.location : null
  const level = profile.experienceLevel
  if (!location && !level) return null
  const row = 'flex min-w-0 items-start gap-1'
  return (
    <div className="mt-1 flex flex-wrap gap-x-3 gap-y-0.5 text-meta text-ink-2">
      {location && (
        <p className={row}>
          <MapPin className="mt-0.5 size-3.5 shrink-0" aria-hidden="true" />
          <bdi className="min-w-0 break-words">{location}</bdi>
        </p>
      )}
      {level && (
        <p className={row}>
          <AudioLines className="mt-0.5 size-3.5 shrink-0" aria-hidden="true" />
          {texts.experience(level)}
        </p>
      )}
    </div>
  )
}

function Professions({ profile }: { profile: OwnProfile }): ReactNode {
  const { professions, otherProfession } = profile
  if (professions.length === 0) return null
  return (
    <ul className="mt-2.5 flex flex-wrap gap-1.5">
      {professions.map((one) => (
        <li key={one} className="max-w-full min-w-0">
          <Tag>
            <bdi className="truncate">
              {one === 'Other' && otherProfession ? texts.other(otherProfession) : one}
            </bdi>
          </Tag>
        </li>
      ))}
    </ul>
  )
}

/** Who it is: picture, name, where, what they do, what they say, where else to find them. */
export function ProfileHead({ profile }: { profile: OwnProfile }): ReactNode {
  const name = profile.displayName ?? profile.fullName ?? texts.unnamed
  return (
    <>
      <div className="flex items-start gap-4">
        <Avatar id={profile.id} name={name} src={profile.avatarUrl || undefined} size={88} />
        <div className="min-w-0 flex-1 pt-1">
          <h2 className="text-head">
            <PersonName name={name} verified={profile.verified} whole />
          </h2>
          <Facts profile={profile} />
          <Professions profile={profile} />
        </div>
      </div>
      {profile.bio && (
        <p dir="auto" className="mt-5 max-w-[60ch] break-words whitespace-pre-line">
          {profile.bio}
        </p>
      )}
      <ProfileLinks links={linksOf(profile)} />
    </>
  )
}
