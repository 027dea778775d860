import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Avatar } from '../../ui/people/avatar.tsx'
import { PersonName } from '../../ui/people/person-name.tsx'
import { useSignInLink } from '../sessions/public.ts'
import { navigationTexts as texts } from './texts.ts'
import { ThemeButton } from './theme-button.tsx'
import type { NavigationViewer } from './viewer.ts'

function SignInLink(): ReactNode {
  return (
    <Link
      {...useSignInLink()}
      className="py-2 text-meta font-semibold text-accent-text hover:underline"
    >
      {texts.signIn}
    </Link>
  )
}

function Person({ viewer }: { viewer: NavigationViewer }): ReactNode {
  return (
    <Link
      to="/profile"
      className="-ml-2 flex min-w-0 flex-1 items-center gap-2.5 rounded-control p-2 hover:bg-raised"
    >
      <Avatar id={viewer.id} name={viewer.name} src={viewer.avatar} size={32} />
      <span className="min-w-0 flex-1">
        <span className="block text-meta">
          <PersonName name={viewer.name} verified={viewer.verified} />
        </span>
        <span className="block truncate text-micro text-ink-3">{viewer.role}</span>
      </span>
    </Link>
  )
}

/** The signed-in person or a sign-in link, and the theme. The rail has room for the theme only. */
export function SideFoot({ viewer }: { viewer?: NavigationViewer | undefined }): ReactNode {
  return (
    <div className="mt-auto hidden items-center justify-center gap-2.5 md:flex xl:px-3 xl:py-2">
      <div className="hidden min-w-0 flex-1 items-center gap-2.5 xl:flex">
        {viewer ? <Person viewer={viewer} /> : <SignInLink />}
      </div>
      <ThemeButton />
    </div>
  )
}
