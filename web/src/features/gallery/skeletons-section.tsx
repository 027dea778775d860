import type { ReactNode } from 'react'
import { Loading } from '../../ui/loading.tsx'
import { SkeletonCards } from '../../ui/skeleton-cards.tsx'
import { SkeletonRows } from '../../ui/skeleton-rows.tsx'
import { Section } from './section.tsx'

export function SkeletonsSection(): ReactNode {
  return (
    <Section id="skeletons" title="Skeletons">
      <Loading text="Loading posts...">
        <SkeletonRows count={2} />
      </Loading>
      <Loading text="Loading communities...">
        <SkeletonCards />
      </Loading>
    </Section>
  )
}
