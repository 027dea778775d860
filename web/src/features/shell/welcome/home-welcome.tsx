import type { ReactNode } from 'react'
import { Art } from '../../../ui/art/art.tsx'
import { HomeShowcase } from './home-showcase.tsx'
import { homePoints } from './points.ts'
import { welcomeTexts as texts } from './texts.ts'
import { Welcome } from './welcome.tsx'

interface HomeWelcomeProps {
  /** A player of `welcomeClip`. */
  clip: ReactNode
  /** A few public communities. */
  communities: ReactNode
}

export function HomeWelcome({ clip, communities }: HomeWelcomeProps): ReactNode {
  return (
    <Welcome
      page={texts.page}
      tagline={texts.homeTagline}
      points={homePoints}
      cover={<Art id="slp" kind="ridges" duotone={0} width={800} height={420} />}
      showcase={<HomeShowcase />}
      clip={clip}
      below={communities}
    />
  )
}
