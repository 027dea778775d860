import type { PublicProfile } from '@patchbay/contract/people/people'
import type { OwnProfile } from '@patchbay/contract/accounts/profiles'
import { AudioLines, MapPin } from 'lucide-react'
import type { ReactNode } from 'react'
import { Avatar } from '../../../ui/people/avatar.tsx'
import { FormattedText } from '../../../ui/content/formatted-text.tsx'
import { PersonName } from '../../../ui/people/person-name.tsx'
import { ServiceMark, type LinkedService } from '../../../ui/people/service-mark.tsx'
import { Tag } from '../../../ui/tag.tsx'
import { profileTexts as texts } from './texts.ts'

interface ProfileLink {
  readonly kind: LinkedService
  readonly href: string
  readonly label: string
}

/** Only web URLs, whatever is stored: never a URL that a browser would run. */
function webLink(
  kind: LinkedService,
  address: string | null | undefined,
  label: string | ((url: URL) => string),
): ProfileLink[] {
  try {
    const url = new URL(address ?? '')
    if (!/^https?:$/.test(url.protocol)) return []
    return [{ kind, href: url.href, label: typeof label === 'string' ? label : label(url) }]
  } catch {
    return []
  }
}

const instagramUrl = (name: string): string =>
  `https://www.instagram.com/${encodeURIComponent(name)}/`
const hostOf = ({ host }: URL): string => host.replace(/^www\./, '')

function linksOf({
  website,
  social: { instagram: name, youtube, spotify },
}: Pick<OwnProfile, 'website' | 'social'>): ProfileLink[] {
  return [
    ...webLink('website', website, hostOf),
    ...(name ? webLink('instagram', instagramUrl(name), texts.instagramName(name)) : []),
    ...webLink('youtube', youtube, texts.youtube),
    ...webLink('spotify', spotify, texts.spotify),
  ]
}

interface ProfileLinksProps {
  links: readonly ProfileLink[]
  edit: ReactNode
}

function ProfileLinks({ links, edit }: ProfileLinksProps): ReactNode {
  // Without links there is nothing to edit in place: the meter asks for the first one.
  if (links.length === 0) return null
  return (
    <ul aria-label={texts.links} className="mt-4 flex flex-wrap gap-2">
      {links.map(({ kind, href, label }) => (
        <li key={kind} className="max-w-full min-w-0">
          <a
            href={href}
            target="_blank"
            rel="noopener noreferrer"
            className="inline-flex h-11 max-w-full items-center gap-2 rounded-control border border-line px-3 text-meta font-medium transition-colors duration-150 hover:border-line-strong md:h-9"
          >
            <ServiceMark service={kind} />
            <bdi className="truncate">{label}</bdi>
          </a>
        </li>
      ))}
      {edit && <li className="flex items-center">{edit}</li>}
    </ul>
  )
}

/** The fields that the viewer's own profile and others have in common. */
type ShownProfile = Pick<
  PublicProfile,
  | 'id'
  | 'fullName'
  | 'displayName'
  | 'verified'
  | 'avatarUrl'
  | 'location'
  | 'professions'
  | 'otherProfession'
  | 'bio'
  | 'website'
  | 'social'
> &
  Partial<Pick<PublicProfile, 'experienceLevel'>>

function Facts({ profile, edit }: { profile: ShownProfile; edit: ReactNode }): ReactNode {
  const { location, experienceLevel: level } = profile
  if (!location && !level && !edit) return null
  const row = 'flex min-w-0 items-start gap-1'
  return (
    <div className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-0.5 text-meta text-ink-2">
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
      {edit}
    </div>
  )
}

function Professions({ professions, otherProfession }: ShownProfile): ReactNode {
  if (professions.length === 0) return null
  return (
    <ul className="mt-2.5 flex flex-wrap gap-1.5">
      {professions.map((one) => (
        <li key={one} className="max-w-full min-w-0">
          <Tag whole>
            <bdi className="wrap-anywhere">
              {one === 'Other' && otherProfession ? texts.other(otherProfession) : one}
            </bdi>
          </Tag>
        </li>
      ))}
    </ul>
  )
}

interface ProfileHeadProps {
  profile: ShownProfile
  level?: 1 | 2
  /** Tags beside the name. */
  tags?: ReactNode
  /** Buttons that edit what they stand beside, on the own profile. */
  edits?: Readonly<Record<'about' | 'place' | 'links', ReactNode>>
}

/** Picture, name, location, professions, bio and links of a person. */
export function ProfileHead({ profile, level = 2, tags, edits }: ProfileHeadProps): ReactNode {
  const Heading = `h${level}` as const
  const name = profile.displayName ?? profile.fullName ?? texts.unnamed
  return (
    <>
      <div className="flex items-start gap-4">
        <Avatar id={profile.id} name={name} src={profile.avatarUrl || undefined} size={88} />
        <div className="min-w-0 flex-1 pt-1">
          <div className="flex items-start gap-1">
            <Heading className="min-w-0 text-head">
              <PersonName name={name} verified={profile.verified} whole />
            </Heading>
            {edits && <div className="-my-1.5 -ml-1.5 md:-my-0.5 md:-ml-1">{edits.about}</div>}
          </div>
          {tags && <p className="mt-1 flex flex-wrap gap-1.5">{tags}</p>}
          <Facts profile={profile} edit={edits?.place} />
          <Professions {...profile} />
        </div>
      </div>
      {profile.bio && (
        <div className="mt-5 max-w-[60ch]">
          <FormattedText>{profile.bio}</FormattedText>
        </div>
      )}
      <ProfileLinks links={linksOf(profile)} edit={edits?.links} />
    </>
  )
}
