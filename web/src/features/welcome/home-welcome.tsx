import type { ReactNode } from 'react'
import { Art } from '../../ui/art/art.tsx'
import { useLazyPart } from '../../ui/use-lazy-part.ts'
import { homePoints } from './points.ts'
import { welcomeTexts as texts } from './texts.ts'
import { Welcome } from './welcome.tsx'

const importShowcase = () => import('./home-showcase.tsx')

/** Members come by here, too, on the way to their feed: the samples come after the words. */
export function HomeWelcome(): ReactNode {
  const loaded = useLazyPart(importShowcase)
  return (
    <Welcome
      page={texts.page}
      tagline={texts.homeTagline}
      points={homePoints}
      cover={<Art id="slp" kind="ridges" duotone={0} width={800} height={420} />}
      showcase={loaded && <loaded.HomeShowcase />}
    />
  )
}
