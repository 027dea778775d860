import { Camera, Globe, Music2, Play, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import type { LinkKind, ProfileLink } from './links-of.ts'
import { profileTexts as texts } from './texts.ts'

const icons: Readonly<Record<LinkKind, LucideIcon>> = {
  website: Globe,
  instagram: Camera,
  youtube: Play,
  spotify: Music2,
}

export function ProfileLinks({ links }: { links: readonly ProfileLink[] }): ReactNode {
  if (links.length === 0) return null
  return (
    <ul aria-label={texts.links} className="mt-4 flex flex-wrap gap-2">
      {links.map(({ kind, href, label }) => {
        const Icon = icons[kind]
        return (
          <li key={kind} className="max-w-full min-w-0">
            <a
              href={href}
              target="_blank"
              rel="noopener noreferrer"
              className="inline-flex h-11 max-w-full items-center gap-2 rounded-control border border-line px-3 text-meta font-medium transition-colors duration-150 hover:border-line-strong md:h-9"
            >
              <Icon className="size-4 shrink-0 text-ink-3" aria-hidden="true" />
              <bdi className="truncate">{label}</bdi>
            </a>
          </li>
        )
      })}
    </ul>
  )
}
