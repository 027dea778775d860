import type { ReactNode } from 'react'
import { usePageTitle } from '../../platform/page-title.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Button } from '../../ui/button.tsx'
import { PersonName } from '../../ui/person-name.tsx'
import { TopBar } from '../../ui/top-bar.tsx'
import { ThemeButton } from '../navigation/public.ts'
import { SignInPrompt, useSession, useSignOut } from '../sessions/public.ts'
import { profileTexts as texts } from './texts.ts'

/** Holds the place of the own profile: who is signed in, and the way out. */
export function OwnProfile(): ReactNode {
  usePageTitle(texts.page)
  const { user } = useSession()
  const signOut = useSignOut()
  if (!user)
    return (
      <SignInPrompt page={texts.page} title={texts.visitorTitle}>
        {texts.visitorBody}
      </SignInPrompt>
    )
  const name = user.displayName ?? user.fullName ?? texts.unnamed
  return (
    <div className="mx-auto max-w-[760px]">
      <TopBar
        title={texts.page}
        actions={
          <>
            {/* From 768 px the side of the page has it. */}
            <span className="md:hidden">
              <ThemeButton />
            </span>
            <Button onClick={signOut}>{texts.signOut}</Button>
          </>
        }
      />
      <div className="flex items-center gap-4 px-4 py-4 md:px-5 xl:px-0">
        <Avatar id={user.id} name={name} src={user.avatarUrl || undefined} size={72} />
        <div className="min-w-0">
          <h2 className="text-title">
            <PersonName name={name} verified={user.verified} />
          </h2>
          <p className="mt-1 text-ink-2">{texts.comingBody}</p>
        </div>
      </div>
    </div>
  )
}
