import type { ComponentType, ReactNode } from 'react'
import { useProductName } from '../../../platform/instance/instance.ts'
import { usePageTitle } from '../../../platform/page/page-title.ts'
import { usePhone } from '../../../platform/page/screen-width.ts'
import { LinkButton } from '../../../ui/buttons/link-button.tsx'
import { PlainShell } from '../../../ui/shell/plain-shell.tsx'
import { useSignInLink } from '../../accounts/sessions/public.ts'
import type { Point } from './points.ts'
import { welcomeTexts as texts } from './texts.ts'

function PointList({ points }: { points: readonly Point[] }): ReactNode {
  return (
    <ul className="space-y-4 md:space-y-0">
      {points.map(({ icon: Icon, title, line }) => (
        <li key={title} className="flex items-center gap-3 md:border-t md:border-line md:py-4">
          <span className="grid size-10 shrink-0 place-items-center rounded-control border border-line bg-surface text-ink-2">
            <Icon className="size-5" aria-hidden="true" />
          </span>
          <span>
            <span className="block font-semibold">{title}</span>
            <span className="block text-meta text-ink-2">{line}</span>
          </span>
        </li>
      ))}
    </ul>
  )
}

/** What other features put in their places. */
export interface WelcomeSlots {
  /** The next events that visitors may see. */
  Events: ComponentType<{ instead: ReactNode }>
  /** What else visitors may see, below everything else. */
  below: ReactNode
}

interface WelcomeProps extends WelcomeSlots {
  page: string
  tagline: string
  points: readonly Point[]
  /** On phones; fills the height that the text leaves. */
  cover: ReactNode
  /** Pictures of events, from 768 px, where there are none to show. */
  samples: ReactNode
  /** A sound to listen to. */
  clip?: ReactNode
  /** A community, from 768 px, above the events. */
  community?: ReactNode
}

function Words({
  tagline,
  points,
  clip,
}: Pick<WelcomeProps, 'tagline' | 'points' | 'clip'>): ReactNode {
  return (
    <div className="flex flex-col px-4 pt-6 pb-5 md:p-0">
      <h1 className="text-display">{texts.heading(useProductName())}</h1>
      <p className="mt-3 max-w-[38ch] text-lead font-normal text-ink-2">{tagline}</p>
      {/* At the foot of the column beside it, so that both begin and end alike. */}
      <div className="mt-6 md:order-last md:mt-auto md:border-b md:border-line md:pt-10">
        <PointList points={points} />
      </div>
      <div className="mt-7 flex flex-col gap-1 md:mt-6 min-[900px]:flex-row min-[900px]:gap-2">
        <LinkButton {...useSignInLink()} variant="primary" size="lg">
          {texts.start}
        </LinkButton>
        <LinkButton to="/communities" variant="ghost" size="lg">
          {texts.browse}
        </LinkButton>
      </div>
      {clip && <div className="mt-6 md:mt-10">{clip}</div>}
    </div>
  )
}

/**
 * What a visitor sees first. On phones it has its height from the window, so that nothing moves when
 * the events appear below.
 */
export function Welcome(props: WelcomeProps): ReactNode {
  const { page, tagline, points, cover, samples, clip, community, Events, below } = props
  const isPhone = usePhone()
  usePageTitle(page)
  return (
    <PlainShell
      action={
        <LinkButton {...useSignInLink()} variant="ghost">
          {texts.signIn}
        </LinkButton>
      }
    >
      <div className="flex min-h-[calc(var(--screen)-56px)] shrink-0 flex-col md:grid md:min-h-0 md:grid-cols-[minmax(0,1fr)_minmax(0,400px)] md:gap-10 md:px-8 md:pt-6 md:pb-12 xl:gap-20">
        <div className="min-h-[20dvh] flex-1 basis-0 overflow-hidden border-y border-line md:hidden">
          {cover}
        </div>
        <Words tagline={tagline} points={points} clip={clip} />
        {!isPhone && (
          <div className="space-y-5">
            {community}
            <Events instead={samples} />
          </div>
        )}
      </div>
      {isPhone && (
        <div className="border-t border-line px-4 py-8 has-[>[inert]]:hidden">
          <Events instead={undefined} />
        </div>
      )}
      {below}
    </PlainShell>
  )
}
