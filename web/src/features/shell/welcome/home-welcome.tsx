import type { ReactNode } from 'react'
import { Art } from '../../../ui/art/art.tsx'
import { useLazyPart } from '../../../ui/states/use-lazy-part.ts'
import { homePoints } from './points.ts'
import { welcomeTexts as texts } from './texts.ts'
import { Welcome } from './welcome.tsx'

const importShowcase = () => import('./home-showcase.tsx')

/** Members pass this page on the way to their feed, so the samples are loaded lazily. */
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
